import ArgumentParser
import Explanation
import LayoutModel
import Rendering
import WhatIf

struct Why: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explains why a view has its size: which step decides, and what would be without it.",
    discussion: """
      Under 'width' and 'height' stand the proposals on their way down from the canvas, then the replies: a number a line, and who made it. \
      '← decides' marks the step that decides, proved by laying the scene out again without it; the last lines say what would be then. \
      '!' marks trouble: what sticks out, a text that is cut. Steps that pass on what they got are folded.

      Examples:
        layouttrace why title
        layouttrace why node42 --axis w --all
        layouttrace why title --sql | less
        layouttrace why title -t other.db --json
      """)

  @Argument(help: "The view or modifier: its id in the scene, or node<N>, as 'tree' shows it.") var node: String
  @OptionGroup var trace: TraceOptions
  @OptionGroup var pass: PassOptions
  @Option(help: ArgumentHelp("One axis only.", valueName: "w|h")) var axis: AxisChoice?
  @Option(help: ArgumentHelp("Prints only the last steps of each axis.", valueName: "steps")) var depth: Int?
  @Flag(help: "Prints every step, folded ones too.") var all = false
  @Flag(help: "Prints under each step the query that yields it; it runs in a plain sqlite3.") var sql = false
  @Flag(help: "Prints JSON: the steps with their calls, what decides, what would be without it.") var json = false

  /// `w`, `h`, `width` or `height`.
  enum AxisChoice: String, CaseIterable, ExpressibleByArgument {
    case w, h, width, height
    var axis: Axis { self == .w || self == .width ? .horizontal : .vertical }
  }

  func validate() throws {
    if let depth, depth < 1 { throw ValidationError("--depth must be 1 or more") }
  }

  func run() throws {
    let trace = try trace.open()
    let pass = try pass.pass(of: trace)
    let node = try trace.requireNode(node, in: pass)
    let explanation = try trace.consistently {
      var decider = try Decider(trace, pass)
      return try decider.complete(try Explainer(trace).explain(node, in: pass))
    }
    let axes = axis.map { [$0.axis] } ?? Axis.allCases
    if json { return try StandardStreams.answer(ExplanationJSON(axes: axes).render(explanation)) }
    try StandardStreams.answer(ExplanationText(terminal: .answers, showsAll: all, showsSQL: sql, axes: axes, depth: depth).render(explanation))
  }
}
