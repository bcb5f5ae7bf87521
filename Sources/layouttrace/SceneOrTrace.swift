import ArgumentParser
import LayoutEngine
import Platform
import Scene
import TraceStore
import WhatIf

/// The file that is looked at, where no option names it.
struct SceneOrTrace: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A trace, a scene in JSON, or Swift sources; trace.db if not given, '-' reads a scene from standard input.", valueName: "file"),
    completion: .file(extensions: ["json", "db", "swift"]))
  var path: String?
  @Option(help: ArgumentHelp("Of a scene or Swift sources: lays out once, in a canvas of this size.", valueName: "size"), transform: ProposalArgument.init)
  var proposal: ProposalArgument?
}

/// A command that looks at a recording, or at a scene or Swift sources that are recorded for it into a file that is gone afterwards.
///
/// It has the groups of options itself: in a debug build the parser checks a group once for each group around it, several times each.
protocol SceneOrTraceCommand: ParsableCommand {
  var source: SceneOrTrace { get }
  var trace: TraceOptions { get }
  var device: DeviceOptions { get }
  var fonts: FontOptions { get }
  var program: ProgramOptions { get }
  var work: WorkOptions { get }
  var pass: PassOptions { get }
}

extension SceneOrTraceCommand {
  func validateSource() throws {
    try device.validate(beside: source.proposal)
    if let path = source.path, trace.path != "trace.db" { throw ValidationError("Name the trace once: '\(path)' or --trace.") }
    if pass.name != nil, source.proposal != nil { throw ValidationError("--proposal is laid out once: there is no other pass to choose.") }
  }

  /// Whether a file is named.
  var hasSource: Bool { source.path != nil || trace.path != "trace.db" }

  /// How a scene or Swift sources are recorded for it.
  var recording: Recording { Recording(proposal: source.proposal, device: device, fonts: fonts, program: program, work: work) }

  /// The recording, and the name that a person knows it by.
  func openSource() throws -> (trace: Trace, name: String) {
    let path = source.path ?? trace.path, kind = InputFile(path)
    if kind == .trace {
      let trace = try trace.open(path, besides: recording)
      return (trace, try trace.value("SELECT name FROM scene WHERE name <> ''")?.text ?? path)
    }
    return (try recording.trace(of: path, as: kind), path == "-" ? "<stdin>" : URL(fileURLWithPath: path).lastPathComponent)
  }
}
