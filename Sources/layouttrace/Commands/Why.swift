import ArgumentParser
import Explanation
import LayoutModel
import Rendering
import TraceStore
import WhatIf

struct Why: SceneOrTraceCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explains why a view has its size or stands where it does: which step decides, and what would be without it.",
    discussion: """
      Under 'width' and 'height' stand the proposals on their way down from the canvas, then the replies: a number a line, and who made it. \
      '← decides' marks the step that decides, proved by laying the scene out again without it; the last lines say what would be then. \
      '!' marks trouble: what sticks out, a text that is cut. Steps that pass on what they got are folded.

      With --calls it is how often the view was asked for its size, by whom and what for: each line is a view around it with the number of questions \
      it got, '← multiplies' the nearest without which there are fewer, proved by laying out again.

      With --position it is the same of a view's place: 'x' and 'y' lead from the canvas through each view that put the next one where it is, \
      with the alignment guides that met.

      Examples:
        layouttrace why title
        layouttrace why title scene.json
        layouttrace why title --position
        layouttrace why title --calls
        layouttrace why --at 120,80
        layouttrace why node42 --axis w --all
        layouttrace why title --sql | less
        layouttrace why title -t other.db --json
        layouttrace why --watch scene.json title
      """)

  @OptionGroup var choice: NodeChoice
  @OptionGroup var source: SceneOrTrace
  @OptionGroup var trace: TraceOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var work: WorkOptions
  @OptionGroup var pass: PassOptions
  @Flag(help: "Explains where it stands instead of its size.") var position = false
  @Flag(help: "Explains how often it was asked for its size instead.") var calls = false
  @Option(help: ArgumentHelp("One axis only; x and y with --position, too.", valueName: "w|h")) var axis: AxisChoice?
  @Option(help: ArgumentHelp("Prints only the last steps of each axis.", valueName: "steps")) var depth: Int?
  @Flag(help: "Prints every step, folded ones too.") var all = false
  @Flag(help: "Prints under each step the query that yields it; it runs in a plain sqlite3.") var sql = false
  @Flag(help: "Answers from the trace alone: nothing is laid out again, so nothing is proved.") var traceOnly = false
  @Option(
    help: ArgumentHelp("Of a scene or Swift sources: answers again each time they change, until Ctrl-C.", valueName: "scene"),
    completion: .file(extensions: ["json", "swift"]))
  var watch: String?
  @Flag(help: "Prints JSON: the steps with their calls, what decides, what would be without it.") var json = false

  /// `w`, `h`, `width` or `height`; of a position also `x` or `y`.
  enum AxisChoice: String, CaseIterable, ExpressibleByArgument {
    case w, h, width, height, x, y
    var axis: Axis { [.w, .width, .x].contains(self) ? .horizontal : .vertical }
  }

  func validate() throws {
    try validateSource()
    if let depth, depth < 1 { throw ValidationError("--depth must be 1 or more") }
    if position, calls { throw ValidationError("Give either --position or --calls.") }
    if calls, axis != nil || depth != nil { throw ValidationError("--axis and --depth are about sizes and positions, not about --calls.") }
    if watch != nil, hasSource { throw ValidationError("--watch names what it records itself: give it without --trace or another file.") }
    if watch == "-" { throw ValidationError("--watch takes a file: what standard input says does not change.") }
    if !position, axis == .x || axis == .y { throw ValidationError("--axis \(axis == .x ? "x" : "y") is about a position: give --position, or --axis w or h") }
  }

  func run() throws {
    if let watch {
      return try SourceWatch(path: watch, isAlone: program.alone).run(stays: "the answer before is that of the scene before") {
        try StandardStreams.answer(work.limitedOnce { try text(of: recording.trace(of: watch, as: InputFile(watch))) })
      }
    }
    try work.limited { try StandardStreams.answer(text(of: openSource().trace)) }
  }

  /// The answer from a trace.
  func text(of trace: Trace) throws -> String {
    let pass = try pass.pass(of: trace)
    let node = try choice.node(of: trace, in: pass)
    let places = try SourcePlaces(trace, in: pass)
    if calls {
      let cost = try trace.consistently {
        let cost = try CallExplainer(trace).cost(of: node, in: pass)
        return try provable { try CallProof(trace, pass).complete(cost, telling: StandardStreams.tell(kept:)) } ?? cost
      }
      let report = CallCostReport(cost, showsAll: all, showsSQL: sql, places: places)
      return json ? report.json : report.text(.answers)
    }
    let explanation = try trace.consistently {
      let explainer = Explainer(trace)
      let explanation: Explanation
      do {
        explanation = try position ? explainer.explainPosition(of: node, in: pass) : explainer.explain(node, in: pass)
      } catch ExplanationError.notPlaced(let key, let name, let reason, _, _) where !traceOnly {
        // Of a recording that was ended it is not known whether it would be placed.
        guard try trace.isComplete, let absence = try explainer.absenceByLength(of: node, in: pass), let prover = try provable({ try Prover(trace, pass) })
        else {
          throw ExplanationError.notPlaced(key: key, pass: name, reason: reason)
        }
        throw switch absence {
        case .replaced: ExplanationError.notPlaced(key: key, pass: name, reason: reason, cure: prover.smallestChange(placing: node.id))
        case .outOfSight: ExplanationError.notPlaced(key: key, pass: name, reason: reason, canvas: prover.canvas(placing: node.id))
        }
      }
      guard let prover = try provable({ try Prover(trace, pass) }) else { return Prover.unproved(explanation) }
      defer { StandardStreams.tell(kept: position ? prover.keptPlaces : prover.kept) }
      let proved = try prover.complete(explanation)
      return position ? proved : prover.addingSmallestChange(to: proved)
    }
    let axes = axis.map { [$0.axis] } ?? Axis.allCases
    if json { return ExplanationJSON(axes: axes).render(explanation) }
    return ExplanationText(terminal: .answers, showsAll: all, showsSQL: sql, axes: axes, depth: depth, places: places).render(explanation)
  }

  /// What proves by laying out again; nil where that is not wanted, or where the program can do what no scene can say.
  private func provable<Proof>(_ make: () throws -> Proof) throws -> Proof? {
    if traceOnly { return nil }
    do {
      return try make()
    } catch let error as WhatIfError {
      guard case .unexpressed = error else { throw error }
      StandardStreams.message("note: \(error.description.printable); nothing is proved, as with --trace-only")
      return nil
    }
  }
}
