import ArgumentParser
import Explanation
import LayoutModel
import Platform
import Rendering
import Report
import TraceStore

struct ReportCommand: SceneOrTraceCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes a recording as a page to look at: tree, picture, why, every question, every width.",
    discussion: """
      One HTML file that loads nothing and needs no network. It has the tree with what each view was proposed and its size, the picture, 'why' of every view with \
      what would be otherwise as a ghost in it, a stepper through all questions, a slider over the widths of the canvas, and the findings of 'check'.

      Of large recordings a part is left out, which the page and this command say. --seconds gives answers and widths more time; --node has a view's answers \
      first. docs/report.md documents the data in the page, which --json prints.

      Examples:
        layouttrace report -o report.html
        layouttrace report scene.json -o report.html --seconds 30
        layouttrace report -o report.html --before old.db
        layouttrace report -t large.db -o report.html --node row --no-sweep
        layouttrace report --json | jq '.passes[0].frames.width'
      """)

  @OptionGroup var source: SceneOrTrace
  @OptionGroup var trace: TraceOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var work: WorkOptions
  @OptionGroup var pass: PassOptions
  @Option(
    name: [.customShort("o"), .customLong("output")], help: ArgumentHelp("The page to write; '-' is standard output.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var output: String?
  @Flag(help: "Replaces a file that exists.") var force = false
  @Option(help: ArgumentHelp("A view whose answers come first; named as in 'why', may be given several times.", valueName: "node"), completion: .nodes)
  var node: [String] = []
  @Option(help: ArgumentHelp("An earlier trace: shows what moved since, and why.", valueName: "trace"), completion: .traces) var before: String?
  @Option(help: ArgumentHelp("Widths of the canvas for the slider; half to one and a half times the recorded one if not given.", valueName: "280...430"))
  var sweep: WidthRange?
  @Flag(help: "Has no slider over widths.") var noSweep = false
  @Option(help: ArgumentHelp("Time for what is found by laying out again.", valueName: "seconds")) var seconds = 10.0
  @Flag(help: "Prints the page's data as JSON instead of the page.") var json = false

  func validate() throws {
    try validateSource()
    if output == nil, !json { throw ValidationError("Name the page with -o report.html; --json prints its data.") }
    if output != nil, json { throw ValidationError("--json goes to standard output: give it without -o.") }
    if force, output == nil || output == "-" { throw ValidationError("--force is about a file that -o names.") }
    if !(seconds >= 0 && seconds <= 3600) { throw ValidationError("--seconds takes 0 to 3600.") }
    if sweep != nil, noSweep { throw ValidationError("Give either --sweep or --no-sweep.") }
  }

  func run() throws { try work.limited { try answer() } }

  private func answer() throws {
    let file = output == "-" ? nil : output
    if let file { try ExportFile.check(file, replaces: force) }
    let (trace, name) = try openSource()
    let report = try Report(trace, name: name, tool: Version.tool, options: try options(for: trace))
    if json { return try StandardStreams.data(report.json.text + "\n") }
    let page = ReportPage.html(report)
    if page.utf8.count > ReportBudget.bytes, node.isEmpty || noSweep == false {
      throw CommandError.reportTooLarge(page.utf8.count, most: ReportBudget.bytes)
    }
    let out = try ExportFile(file, replaces: force)
    try out.write(page)
    try out.finish()
    guard let file else { return }
    let widths = report.counts.widths == 0 ? "" : ", \(report.counts.widths.of("width"))"
    try StandardStreams.answer("\(file): \(report.counts.nodes.of("view")), \(report.counts.calls.of("call"))\(widths), \(page.utf8.count / 1000) kB\n")
    for sentence in report.leftOut { StandardStreams.message("left out: \(sentence)") }
  }

  private func options(for trace: Trace) throws -> Report.Options {
    var options = Report.Options()
    options.pass = try pass.pass(of: trace)
    if let pass = options.pass { options.nodes = try node.map { try trace.requireNode($0, in: pass) } }
    (options.seconds, options.sweeps, options.sweep) = (seconds, !noSweep, sweep?.range)
    if let before {
      var old = TraceOptions()
      old.path = before
      options.before = (try old.open(), before)
    }
    return options
  }
}

/// `280...430`: widths of the canvas, points.
struct WidthRange: ExpressibleByArgument {
  let range: ClosedRange<Double>

  init?(argument: String) {
    let ends = argument.replacing("...", with: " ").split(separator: " ").compactMap { Double($0) }
    guard ends.count == 2, ends[0] >= 0, ends[1] > ends[0], ends[1] < 1e5, ends[1] - ends[0] <= 2000 else { return nil }
    range = ends[0].rounded()...ends[1].rounded()
  }
}
