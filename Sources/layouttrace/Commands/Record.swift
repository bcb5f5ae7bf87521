import ArgumentParser
import Foundation
import LayoutEngine
import LayoutModel
import Rendering
import Scene
import TraceStore

struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lays a scene out and records how.",
    discussion: """
      Writes every question a view is asked and every answer it gives to a trace, a SQLite file, and prints what was recorded in a line. \
      An earlier trace of that name is replaced; any other file is left alone.

      Ctrl-C ends a recording; what was recorded before can be read.

      With --timing each call's duration is recorded too, which no two recordings have the same; 'layouttrace query slowest-subtrees' sums them up.

      Examples:
        layouttrace record scene.json
        layouttrace record scene.json -o narrow.db --proposal 320x568
        layouttrace record scene.json --proposal nilxinfinity
        generate-scene | layouttrace record -
      """)

  @Argument(help: ArgumentHelp("The scene, a JSON file; '-' reads standard input.", valueName: "scene"), completion: .scenes) var path: String
  @Option(name: .shortAndLong, help: ArgumentHelp("The trace to write.", valueName: "file"), completion: .traces) var output = "trace.db"
  @Option(
    help: ArgumentHelp("Lays out once, in a canvas of this size, instead of in the scene's passes: 390x844, nilxinfinity.", valueName: "size"),
    transform: ProposalArgument.init)
  var proposal: ProposalArgument?
  @Option(help: ArgumentHelp("Which answers a view remembers: all (memo), the last three (3) or none (off).", valueName: "memo|3|off"))
  var cache = CachePolicy.memo
  @Option(help: ArgumentHelp("Stops with exit code 75 after so many calls.", valueName: "calls")) var maxCalls = 100_000_000
  @Flag(help: "Records how long each call took.") var timing = false
  @Flag(name: .shortAndLong, help: "Prints nothing but errors.") var quiet = false

  func validate() throws {
    if output == "-" { throw ValidationError("-o takes the name of a file: a trace is a SQLite file and cannot go to standard output.") }
    if maxCalls < 1 { throw ValidationError("--max-calls takes a number of 1 or more.") }
  }

  func run() throws {
    let scene = try Scene(reading: path)
    // What is wrong with an argument is found before an earlier trace is given up.
    if FileManager.default.fileExists(atPath: output) { _ = try scene.build(scene.initialState) }
    let recorder = try TraceRecorder(path: output)
    defer { recorder.close() }
    Interruption.watch()
    let sink = CountingSink(recorder) { Interruption.signal != 0 }
    var player = ScenePlayer(
      proposal.map { scene.laidOut(in: $0.proposal) } ?? scene, into: sink, options: .init(cache: cache, maxCalls: maxCalls),
      meta: Version.facts(cache: cache), clock: timing ? { Int64(clamping: DispatchTime.now().uptimeNanoseconds) } : nil)
    do {
      try player.play()
    } catch is CountingSink.Stopped {
      throw CommandError.interrupted(Interruption.signal, path: output, calls: sink.calls)
    }
    if quiet { return }
    if sink.diagnostics > 0 { try warn() }
    try StandardStreams.answer(summary(sink) + "\n")
  }

  /// What the engine found, the first ten; the rest is in the table `diagnostic`.
  private func warn() throws {
    let findings = try Trace(path: output).rows(
      """
      SELECT severity, node.key, message, code, count(*) OVER () FROM diagnostic LEFT JOIN node ON node.id = node_id
      GROUP BY node_id, code, message ORDER BY diagnostic.id LIMIT 10
      """
    ).rows
    for row in findings {
      let (severity, key, message, code) = (row[0].text ?? "", row[1].text.map { "\($0): " } ?? "", row[2].text ?? "", row[3].text ?? "")
      StandardStreams.message("\(severity): \(key)\(message.printable) (\(code))")
    }
    if let count = findings.first?[4].integer, count > 10 { StandardStreams.message("and \(count - 10) more, in the table 'diagnostic'") }
  }

  /// `recorded 7 nodes, 23 calls (9 cache hits), 7 placements, 1 pass in trace.db`
  private func summary(_ sink: CountingSink) -> String {
    let passes = sink.passes == 1 ? "1 pass" : "\(sink.passes.grouped) passes"
    return "recorded \(sink.nodes.of("node")), \(sink.calls.of("call")) (\(sink.cacheHits.of("cache hit"))), "
      + "\(sink.placements.of("placement")), \(passes) in \(output)"
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
