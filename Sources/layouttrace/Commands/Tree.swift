import ArgumentParser
import Rendering

struct Tree: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints every view with what it was offered, its size and its place.",
    discussion: """
      One line a view or modifier: a modifier stands above the view it wraps. 'proposed' is what it was offered when it was placed, \
      'at' is its top left corner on the canvas, '!' marks what sticks out of the view around it and texts that are cut. \
      The key is the name by which other commands ask for it. Rows of a lazy container that are out of sight are counted.

      Examples:
        layouttrace tree
        layouttrace tree -t other.db --pass rotated
        layouttrace tree --all
        layouttrace tree --json | grep '"kind":"Text"'
      """)

  @OptionGroup var trace: TraceOptions
  @OptionGroup var pass: PassOptions
  @Flag(help: "Prints every row of a lazy container, those out of sight too.") var all = false
  @Flag(help: "Prints a JSON list, a node a line.") var json = false

  func run() throws {
    let trace = try trace.open()
    let pass = try pass.pass(of: trace)
    try trace.consistently {
      let parts = try TreeReport.parts(trace, pass)
      if json {
        var list = JSONLines()
        for part in parts { try StandardStreams.answer(list.text(TreeReport(trace, pass, part).json)) }
        try StandardStreams.answer(list.end())
      } else {
        var printer = TreePrinter(.answers, showsAll: all)
        for part in parts { try StandardStreams.answer(printer.text(TreeReport(trace, pass, part))) }
        try StandardStreams.answer(printer.end())
      }
    }
  }
}
