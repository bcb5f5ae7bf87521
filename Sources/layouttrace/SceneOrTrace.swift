import ArgumentParser
import LayoutEngine
import Platform
import Scene
import TraceStore
import WhatIf

/// What is looked at: a recording, or a scene or Swift sources that are recorded for it into a file that is gone afterwards.
struct SceneOrTrace: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A trace, a scene in JSON, or Swift sources; trace.db if not given, '-' reads a scene from standard input.", valueName: "file"),
    completion: .file(extensions: ["json", "db", "swift"]))
  var path: String?
  @OptionGroup var trace: TraceOptions
  @Option(help: ArgumentHelp("Of a scene or Swift sources: lays out once, in a canvas of this size.", valueName: "size"), transform: ProposalArgument.init)
  var proposal: ProposalArgument?
  @OptionGroup var device: DeviceOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var work: WorkOptions

  func validate(besidePass pass: String?) throws {
    try device.validate(beside: proposal)
    if path != nil, trace.path != "trace.db" { throw ValidationError("Name the trace once: '\(path ?? "")' or --trace.") }
    if pass != nil, proposal != nil { throw ValidationError("--proposal is laid out once: there is no other pass to choose.") }
  }

  var isGiven: Bool { path != nil || trace.path != "trace.db" }

  /// The recording, and the name that a person knows it by.
  func open() throws -> (trace: Trace, name: String) {
    let path = path ?? trace.path, kind = InputFile(path), recording = Recording(proposal: proposal, device: device, fonts: fonts, program: program, work: work)
    if kind == .trace {
      let trace = try trace.open(path, besides: recording)
      return (trace, try trace.value("SELECT name FROM scene WHERE name <> ''")?.text ?? path)
    }
    return (try recording.trace(of: path, as: kind), path == "-" ? "<stdin>" : URL(fileURLWithPath: path).lastPathComponent)
  }
}
