import ArgumentParser
import LayoutEngine
import Platform
import Scene
import TraceStore
import WhatIf

/// What is looked at: a recording, or a scene that is recorded for it into a file that is gone afterwards.
struct SceneOrTrace: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A scene in JSON, or a trace; trace.db if not given, '-' reads a scene from standard input.", valueName: "file"),
    completion: .file(extensions: ["json", "db"]))
  var path: String?
  @OptionGroup var trace: TraceOptions
  @Option(help: ArgumentHelp("Of a scene: lays out once, in a canvas of this size.", valueName: "size"), transform: ProposalArgument.init)
  var proposal: ProposalArgument?
  @OptionGroup var device: DeviceOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var work: WorkOptions

  func validate(besidePass pass: String?) throws {
    try device.validate(beside: proposal)
    if path != nil, trace.path != "trace.db" { throw ValidationError("Name the trace once: '\(path ?? "")' or --trace.") }
    if pass != nil, proposal != nil { throw ValidationError("--proposal is laid out once: there is no other pass to choose.") }
  }

  var isGiven: Bool { path != nil || trace.path != "trace.db" }

  /// The recording, and the name that a person knows it by.
  func open() throws -> (trace: Trace, name: String) {
    let path = path ?? trace.path
    if !Self.isScene(path) {
      if proposal != nil || device.isGiven || fonts.fontMetrics != nil {
        throw ValidationError("--proposal, --device, --dynamic-type and --font-metrics are for scenes; \(path) is recorded already.")
      }
      var options = trace
      options.path = path
      let trace = try options.open()
      return (trace, try trace.value("SELECT name FROM scene WHERE name <> ''")?.text ?? path)
    }
    let scene = device.laidOut(try fonts.scene(path), in: proposal)
    let options = LayoutPass.Options()
    let recorded = try TemporaryRecording.trace(of: scene, options: options, meta: Version.facts(cache: options.cache))
    return (recorded, path == "-" ? "<stdin>" : URL(fileURLWithPath: path).lastPathComponent)
  }

  /// What starts as SQLite's files do is a trace, and so is what is not there but has a trace's ending.
  static func isScene(_ path: String) -> Bool {
    if path == "-" { return true }
    guard let start = FileBytes.start(of: path, count: 16) else { return !path.hasSuffix(".db") }
    return start != Array("SQLite format 3\0".utf8)
  }
}
