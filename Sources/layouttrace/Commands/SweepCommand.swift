import ArgumentParser
import Explanation
import LayoutModel
import Scene
import Rendering
import TraceStore
import WhatIf

struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Finds the canvas sizes at which something changes: wraps, is cut, sticks out, becomes another child or column.",
    discussion: """
      Lays the scene out in canvases of every width, or height, of a range, and prints a table of break points: the first length with what is otherwise, \
      the view, what it was below that and is from there on. Also listed: a view that becomes 0 wide or high, one that a state takes away, a scene that \
      cannot be laid out. With both ranges each axis is swept on its own, the other side being the recorded canvas's; a single number sets that side.

      Without a range the widths of iPhones are swept, from 320, which the narrowest shows, to that of the widest; the answer's first line says so.

      Every length of the range is laid out, --step points apart: only what changes and changes back within a step is missed. Where that would take \
      more than some seconds, lengths at equal distances are, and those between two that differ are bisected; a line below the table says so.

      Examples:
        layouttrace sweep
        layouttrace sweep --width 280...430
        layouttrace sweep --width 280...430 --height 600 --node title
        layouttrace sweep --height 0...100 --step 0.5 --json
        layouttrace sweep --device all-iphones
      """)

  @Argument(
    help: ArgumentHelp("A trace, a scene in JSON, or Swift sources; trace.db if not given.", valueName: "file"),
    completion: .file(extensions: ["json", "db", "swift"]))
  var path: String?
  @Option(
    help: ArgumentHelp("The widths to sweep, or the width of the canvas; those of iPhones if no range is given.", valueName: "from...to"),
    transform: CanvasLengths.init)
  var width: CanvasLengths?
  @Option(help: ArgumentHelp("The heights to sweep, or the height of the canvas.", valueName: "from...to"), transform: CanvasLengths.init)
  var height: CanvasLengths?
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "Lays the scene out on these devices instead and says what is cut, broken or sticks out on each: all-iphones, \"iPhone 16\".", valueName: "device"),
    completion: .list(Device.words), transform: DeviceArgument.init)
  var devices: [DeviceArgument] = []
  @OptionGroup var filter: NodeFilter
  @Option(help: ArgumentHelp("Points between two lengths.", valueName: "points")) var step = 1.0
  @Option(help: ArgumentHelp("Layouts it may make for an axis.", valueName: "layouts")) var maxLayouts: Int?
  @OptionGroup var trace: TraceOptions
  @OptionGroup var pass: PassOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var work: WorkOptions
  @Flag(help: "Prints JSON: an object with the break points of each axis.") var json = false

  /// As given.
  private var given: [(axis: Axis, lengths: CanvasLengths)] {
    [(Axis.horizontal, width), (.vertical, height)].compactMap { axis, lengths in lengths.map { (axis, $0) } }
  }

  /// No range was given, and no width that stands in its way.
  private var usesUsual: Bool { width == nil && height?.isRange != true }

  private var sides: [(axis: Axis, lengths: CanvasLengths)] { usesUsual ? [(.horizontal, .ofPhones)] + given : given }

  func validate() throws {
    if let path, trace.path != "trace.db" { throw ValidationError("Name the trace once: '\(path)' or --trace.") }
    if !devices.isEmpty {
      if !given.isEmpty { throw ValidationError("a device has a width and a height: give --device or a range, not both") }
      return
    }
    if !sides.contains(where: \.lengths.isRange) { throw ValidationError("give a range to sweep, such as --width 280...430") }
    guard step.isFinite, step >= 0.001 else { throw ValidationError("--step must be 0.001 or more") }
    if let maxLayouts, maxLayouts < 2 { throw ValidationError("--max-layouts must be 2 or more") }
  }

  func run() throws { try work.limited { try answer() } }

  private func answer() throws {
    var source = self.trace
    source.path = path ?? source.path
    let trace = try source.open(program)
    let pass = try pass.pass(of: trace)
    let node = try filter.node(of: trace, in: pass)
    if !devices.isEmpty {
      let rows = try trace.consistently {
        let sweep = try DeviceSweep(trace, pass, node: node)
        defer { StandardStreams.tell(kept: sweep.replay.kept) }
        return try devices.flatMap(\.devices).map { device in
          let found = try sweep.outcome(on: device)
          return DeviceSweepAnswer.Row(
            device: device.name, canvas: device.size, cut: found.cut, broken: found.broken, sticksOut: found.sticksOut, titles: found.titles,
            failure: found.failure)
        }
      }
      let answer = DeviceSweepAnswer(pass: pass.name, rows: rows)
      return try StandardStreams.answer(json ? answer.json : answer.text(.answers))
    }
    var canvas = pass.proposal
    for side in sides where !side.lengths.isRange { canvas[side.axis] = side.lengths.range.lowerBound }
    let sweeps = try trace.consistently {
      let sweep = try CanvasSweep(trace, pass, canvas: canvas, node: node, step: step, limit: maxLayouts)
      defer { StandardStreams.tell(kept: sweep.replay.kept) }
      return try sides.filter(\.lengths.isRange).map { try sweep.sweep($0.axis, $0.lengths.range) }
    }
    let answer = SweepAnswer(pass: pass.name, sweeps: sweeps, isOfUsualRange: usesUsual)
    try StandardStreams.answer(json ? answer.json : answer.text(.answers))
  }
}

/// `280...430`, or `280`: lengths in points.
struct CanvasLengths {
  let range: ClosedRange<Double>
  var isRange: Bool { range.lowerBound < range.upperBound }
  /// As long as a canvas may be here.
  private static let limit = 100_000.0
  /// The widths that an upright iPhone shows: from that of the smallest with its display zoomed to that of the widest there is.
  static let ofPhones = CanvasLengths(320...(Device.list("all-iphones") ?? []).reduce(320.0) { max($0, $1.size.width) })

  private init(_ range: ClosedRange<Double>) { self.range = range }

  /// - Throws: `ValidationError` for words that are neither.
  init(_ argument: String) throws {
    let dots = argument.firstRange(of: "...")
    let ends = dots.map { [argument[..<$0.lowerBound], argument[$0.upperBound...]] } ?? [argument[...]]
    let numbers = ends.compactMap { Double($0) }.filter { $0 >= 0 && $0 <= Self.limit }
    guard numbers.count == ends.count, let from = numbers.first, let to = numbers.last, dots == nil || from < to else {
      throw ValidationError("'\(argument)' is neither a range from a shorter to a longer length, such as 280...430, nor a length: from 0 to 100000 points")
    }
    range = from...to
  }
}
