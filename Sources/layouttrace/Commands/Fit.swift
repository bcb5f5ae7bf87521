import ArgumentParser
import Explanation
import Rendering
import TraceStore
import WhatIf

struct Fit: SceneOrTraceCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds the smallest change that gives a view a wanted size, or says which sizes are possible.",
    discussion: """
      Numbers of the view, of what is around it and beside it, and the sides of the canvas are solved for the size; modifiers that are there are taken \
      away, and some that are not are added: fixedSize, layoutPriority, padding, lineLimit, minimumScaleFactor, a frame that \
      fills. Where a width and a height are wanted, two \
      changes are made together if none alone gives both. Every change that is listed was laid out and gives the size.

      The smallest comes first: a number by the part of it that changes, then an argument that says something else, a modifier that goes, one that is \
      added, another canvas. What brings trouble is printed where nothing else gives the size. A frame of that size around the view stands at the end: the \
      view in it may be otherwise.

      Where nothing gives it, a table says what each argument can give. --all prints that in any case.

      Examples:
        layouttrace fit title --width 112
        layouttrace fit card scene.json --width 200 --height 80
        layouttrace fit --at 120,80 --height 40 --within 0.5
        layouttrace fit card --width 361 --at-most
        layouttrace fit title --width 112 --json
      """)

  @OptionGroup var choice: NodeChoice
  @OptionGroup var source: SceneOrTrace
  @OptionGroup var trace: TraceOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var work: WorkOptions
  @OptionGroup var pass: PassOptions
  @Option(parsing: .unconditional, help: ArgumentHelp("The width that it is to have.", valueName: "points")) var width: Double?
  @Option(parsing: .unconditional, help: ArgumentHelp("The height that it is to have.", valueName: "points")) var height: Double?
  @Flag(help: "It may be smaller, too.") var atMost = false
  @Flag(help: "It may be larger, too.") var atLeast = false
  @Option(help: ArgumentHelp("By how much the size may miss that.", valueName: "points")) var within = 0.05
  @Option(help: ArgumentHelp("Layouts it may make.", valueName: "layouts")) var maxLayouts: Int?
  @Flag(help: "Prints every change that was found, and what each argument can give.") var all = false
  @Flag(help: "Prints JSON: the changes with their edits, the range of each argument.") var json = false

  func validate() throws {
    try validateSource()
    if width == nil, height == nil { throw ValidationError("Give the size that is wanted: --width, --height, or both.") }
    for (name, length) in [("--width", width), ("--height", height)] {
      if let length, !(0...100_000).contains(length) { throw ValidationError("\(name) takes points, from 0 to 100000.") }
    }
    if atMost, atLeast { throw ValidationError("Give either --at-most or --at-least, not both.") }
    guard within.isFinite, within >= 0 else { throw ValidationError("--within takes points, 0 or more.") }
    if let maxLayouts, maxLayouts < 1 { throw ValidationError("--max-layouts must be 1 or more") }
  }

  func run() throws { try work.limited { try answer() } }

  private func answer() throws {
    let trace = try openSource().trace
    let pass = try pass.pass(of: trace)
    let node = try choice.node(of: trace, in: pass)
    let wanted = WantedSize(width: width, height: height, within: within, bound: atMost ? .atMost : atLeast ? .atLeast : .exactly)
    let fitting = try trace.consistently {
      var search = try FitSearch(trace, pass, node: node, wanted: wanted, limit: maxLayouts)
      defer { StandardStreams.tell(kept: search.kept) }
      return try search.answer()
    }
    if json { return try StandardStreams.answer(fitting.json) }
    try StandardStreams.answer(FittingText(.answers, showsAll: all, places: SourcePlaces(trace, in: pass)).render(fitting))
  }
}
