import ArgumentParser
import Explanation
import JSON
import Platform
import Rendering
import Scene
import TraceStore

struct Tree: SceneOrTraceCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints every view with what it was offered, its size and its place.",
    discussion: """
      One line a view or modifier: a modifier stands above the view it wraps. 'proposed' is what it was offered when it was placed, \
      'at' is its top left corner on the canvas, '!' marks what sticks out of the view around it and texts that are cut. \
      The key is the name by which other commands ask for it. Rows of a lazy container that are out of sight are counted.

      --only, --kind and --depth leave lines out, and the last line says how many; with --json that goes to standard error.

      Examples:
        layouttrace tree
        layouttrace tree -t other.db --pass rotated
        layouttrace tree scene.json
        layouttrace tree --all
        layouttrace tree --only overflow --only cut
        layouttrace tree --kind Text --depth 3
        layouttrace tree --json | grep '"kind":"Text"'
      """)

  @OptionGroup var source: SceneOrTrace
  @OptionGroup var trace: TraceOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var work: WorkOptions
  @OptionGroup var pass: PassOptions
  @Flag(help: "Prints every row of a lazy container, those out of sight too.") var all = false
  @Option(
    help: ArgumentHelp(
      "Prints only nodes with this: \(TreeFilter.Trouble.allCases.map { "\($0.rawValue) (\($0.summary))" }.joined(separator: ", ")). Given several times: with any of them.",
      valueName: "trouble")) var only: [TreeFilter.Trouble] = []
  @Option(help: ArgumentHelp("Prints only views or modifiers of this type; may be given several times.", valueName: "type")) var kind: [String] = []
  @Option(help: ArgumentHelp("Prints so many levels, the outermost included.", valueName: "levels")) var depth: Int?
  @Flag(help: "Prints a JSON list, a node a line.") var json = false

  func validate() throws {
    try validateSource()
    if let depth, depth < 1 { throw ValidationError("--depth takes a number of 1 or more.") }
    if all, !filter.isEmpty { throw ValidationError("--all is about rows out of sight, which --only, --kind and --depth leave out or print like others.") }
  }

  private var filter: TreeFilter {
    var filter = TreeFilter()
    (filter.only, filter.kinds, filter.depth) = (only, kind, depth)
    return filter
  }

  func run() throws { try work.limited { try answer() } }

  private func answer() throws {
    let trace = try openSource().trace
    let pass = try pass.pass(of: trace)
    try trace.consistently {
      try checkKinds(trace, pass)
      let parts = try TreeReport.parts(trace, pass), approximate = try Approximate(trace)
      if json {
        var list = JSONLines(), counts = (nodes: 0, kept: 0)
        for part in parts {
          let report = try TreeReport(trace, pass, part, approximate), kept = report.json(filter)
          counts = (counts.nodes + report.rows.count, counts.kept + kept.count)
          try StandardStreams.answer(list.text(kept))
        }
        try StandardStreams.answer(list.end())
        if !filter.isEmpty { StandardStreams.message(filter.words(leftOut: counts.nodes - counts.kept, of: counts.nodes)) }
      } else {
        var printer = TreePrinter(.answers, showsAll: all, filter: filter)
        for part in parts { try StandardStreams.answer(printer.text(TreeReport(trace, pass, part, approximate))) }
        try StandardStreams.answer(printer.end())
      }
    }
  }

  /// A type that nothing in the tree has is a mistake in writing more likely than a question.
  private func checkKinds(_ trace: Trace, _ pass: TracePass) throws {
    if kind.isEmpty { return }
    let known = try trace.rows("SELECT DISTINCT kind FROM node WHERE structure_id = :structure ORDER BY kind", ["structure": .integer(Int64(pass.structure))])
      .rows.compactMap(\.[0].text)
    for name in kind where !known.contains(name) { throw CommandError.noKind(name, nearest: Suggestion.nearest(to: name, among: known)) }
  }
}

extension TreeFilter.Trouble: ExpressibleByArgument {}
