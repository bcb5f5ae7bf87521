import ArgumentParser
import JSON
import LayoutEngine
import LayoutModel
import Platform
import Rendering
import Scene
import TraceStore

struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lays a scene out and records how.",
    discussion: """
      Writes every question a view is asked and every answer it gives to a trace, a SQLite file, and prints what was recorded in a line. \
      An earlier trace of that name is replaced when the recording is complete: until then it is made beside it, in a file whose name ends with .partial. Any \
      other file is left alone.

      A recording that takes longer than a second shows on a terminal how far it is. Ctrl-C ends it, and what was recorded before can be read; a second Ctrl-C \
      ends it at once.

      With --timing each call's duration is recorded too, which no two recordings have the same; 'layouttrace query slowest-subtrees' sums them up.

      A Swift file with SwiftUI views is compiled and run as your own code, like a test of yours: with the files of its target (a folder below Sources where there \
      is a Package.swift, else its own folder), against layouttrace's own module of SwiftUI's names. What is recorded is its first #Preview, else its view that \
      needs no arguments, on an iPhone 16 unless --device or --proposal says otherwise. What it came to is in the trace; 'why' runs it again where its own \
      code is asked. docs/swiftui.md says what is known.

      Examples:
        layouttrace record scene.json
        layouttrace record scene.json -o narrow.db --proposal 320x568
        layouttrace record scene.json --proposal nilxinfinity
        layouttrace record scene.json --device "iPhone 16" --device ipad-mini
        layouttrace record scene.json --device iphone-se --dynamic-type large --dynamic-type accessibility3
        layouttrace record scene.json --font-metrics inter.json
        layouttrace record scene.json --json
        generate-scene | layouttrace record -
        layouttrace record ContentView.swift
        layouttrace record MyApp/ --view SettingsView --device "iPhone 16" --tap "Show"
        layouttrace record Package.swift --preview "Long name"
        layouttrace record ContentView.swift --watch
      """)

  @Argument(
    help: ArgumentHelp("The scene, a JSON file; '-' reads standard input. Or a Swift file, a folder of them, a Package.swift.", valueName: "scene"),
    completion: .scenes) var path: String?
  @Option(name: .shortAndLong, help: ArgumentHelp("The trace to write.", valueName: "file"), completion: .traces) var output = "trace.db"
  @Option(
    help: ArgumentHelp("Lays out once, in a canvas of this size, instead of in the scene's passes: 390x844, nilxinfinity.", valueName: "size"),
    transform: ProposalArgument.init)
  var proposal: ProposalArgument?
  @OptionGroup var device: DeviceOptions
  @Flag(help: "Prints the devices that --device knows, and records nothing.") var listDevices = false
  @Option(help: ArgumentHelp("Which answers a view remembers: all (memo), the last three (3) or none (off).", valueName: "memo|3|off"))
  var cache = CachePolicy.memo
  @OptionGroup var program: ProgramOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var work: WorkOptions
  @Flag(help: "Records how long each call took.") var timing = false
  @Flag(help: "Records again each time a source changes, until Ctrl-C.") var watch = false
  @Flag(name: .shortAndLong, help: "Prints nothing but errors.") var quiet = false
  @Flag(help: "Prints JSON: the counts, and what the engine found.") var json = false

  func validate() throws {
    try device.validate(beside: proposal)
    if path == nil, !listDevices { throw ValidationError("Missing expected argument '<scene>'") }
    if path != nil, listDevices { throw ValidationError("--list-devices records nothing: give it without a scene.") }
    if output == ":memory:" { throw ValidationError("-o takes the name of a file: what SQLite calls :memory: would be gone when the recording ends.") }
    if output == "-" { throw ValidationError("-o takes the name of a file: a trace is a SQLite file and cannot go to standard output.") }
    if watch, path == "-" { throw ValidationError("--watch takes a file: what standard input says does not change.") }
    try program.validate(path)
    if let path, ProgramOptions.isProgram(path) {
      try ProgramOptions.refuse([("--cache", cache != .memo), ("--timing", timing)].given, of: path)
    }
    if json, quiet { throw ValidationError("--json prints an answer and --quiet none: give one of them.") }
  }

  func run() throws {
    guard let path else { return try StandardStreams.answer(Device.table(.answers)) }
    if watch {
      return try SourceWatch(path: path, isAlone: program.alone).run(announces: !quiet) {
        if ProgramOptions.isProgram(path) { try recordProgram(path) } else { try work.limitedOnce { try answer(path) } }
      }
    }
    if ProgramOptions.isProgram(path) { return try recordProgram(path) }
    try work.limited { try answer(path) }
  }

  nonisolated(unsafe) private static var kept: ScenePlayer?

  private func recordProgram(_ path: String) throws {
    try program.record(path, to: output, in: proposal, on: device, fonts, work, quiet: quiet, json: json)
    // The program has said so, as of a scene that never settles.
    if try Trace(path: output).value("SELECT 1 FROM diagnostic WHERE code = 'LT301'") != nil { throw ExitCode(65) }
  }

  private func answer(_ path: String) throws {
    let scene = device.laidOut(try fonts.scene(path), in: proposal)
    // What is wrong with an argument is found before an earlier trace is given up, or an empty one is left.
    let first = try scene.firstTree()
    // Before there is a file that would be left half written.
    Interruption.watch()
    let recorder = try TraceRecorder(path: output, nodes: Int(first.tree.count))
    defer { recorder.close() }
    let sink = CountingSink(recorder) { Interruption.signal != 0 }
    var player = ScenePlayer(
      scene, into: sink, options: .init(cache: cache), meta: Version.facts(cache: cache),
      clock: timing ? { Int64(clamping: MonotonicTime.nanoseconds) } : nil, first: first)
    let progress = quiet ? nil : RecordingProgress(of: sink, path: recorder.path)
    defer { progress?.end() }
    do {
      try player.play()
    } catch is CountingSink.Stopped {
      // The file is whole when its state is told.
      recorder.close()
      throw CommandError.interrupted(Interruption.signal, path: recorder.path, calls: sink.calls, earlier: recorder.earlier)
    } catch let error where !(error is TraceError) {
      recorder.close()
      if let earlier = recorder.earlier { StandardStreams.message("\(earlier) is as it was; what was recorded before the error is in \(recorder.path)") }
      throw error
    }
    progress?.end()
    // Given back one by one, all that was laid out takes longer than the end of the process.
    Self.kept = player
    if quiet { return }
    let report = try RecordReport(sink, path: output)
    for message in report.warnings({ scene.document.place(of: $0, file: path) }) { StandardStreams.message(message) }
    try StandardStreams.answer(json ? report.json : report.text)
  }
}

extension JSONDocument {
  /// `scene.json:4:5`, where what a pointer names starts.
  fileprivate func place(of pointer: String, file: String) -> String? {
    value(at: pointer).map { "\(file == "-" ? "<stdin>" : file):\(SourceLocation(offset: offset($0), in: bytes))" }
  }
}

extension CachePolicy: ExpressibleByArgument {}

/// `390x844`: the proposal of a canvas, each side points, `nil` or `infinity`.
struct ProposalArgument {
  let proposal: Proposal

  init(_ text: String) throws {
    let sides = text.lowercased().replacing("×", with: "x").split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2 else { throw ValidationError("'\(text)' is no size; write 390x844, or nil or infinity for a side.") }
    proposal = Proposal(try Self.side(sides[0]), try Self.side(sides[1]))
  }

  private static func side(_ text: Substring) throws -> Double? {
    switch text {
    case "nil": return nil
    case "inf", "infinity": return .infinity
    default:
      guard let number = Double(text), number.isFinite, number >= 0, text.first?.isNumber == true else {
        throw ValidationError("'\(text)' is no side of a canvas; write points, 0 or more, nil or infinity.")
      }
      return number
    }
  }
}
