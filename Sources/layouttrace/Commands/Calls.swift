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

  @OptionGroup var choice: NodeChoice
  @OptionGroup var trace: TraceOptions
  @OptionGroup var pass: PassOptions
  @OptionGroup var program: ProgramOptions
  @Flag(help: "Prints a JSON list, a call a line.") var json = false

  func run() throws {
    let trace = try trace.open(program)
    let pass = try pass.pass(of: trace)
    let report = try CallsReport(trace, choice.node(of: trace, in: pass), in: pass)
    try StandardStreams.answer(json ? report.json : report.text(.answers))
  }
}
