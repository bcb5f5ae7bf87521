import ArgumentParser
import Rendering

struct Calls: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints every time a view was asked for its size.",
    discussion: """
      One line a call: who asked and why, what it proposed, what the view answered, and whether the answer was computed (miss) or known from an earlier call (hit).

      Examples:
        layouttrace calls title
        layouttrace calls node42 --pass rotated
        layouttrace calls title --json
      """)

  @Argument(help: "The key of a view or modifier: its id in the scene, or 'node' and its number.") var node: String
  @OptionGroup var trace: TraceOptions
  @OptionGroup var pass: PassOptions
  @Flag(help: "Prints a JSON list, a call a line.") var json = false

  func run() throws {
    let trace = try trace.open()
    let pass = try pass.pass(of: trace)
    let report = try CallsReport(trace, trace.requireNode(node, in: pass), in: pass)
    try StandardStreams.answer(json ? report.json : report.text(.answers))
  }
}
