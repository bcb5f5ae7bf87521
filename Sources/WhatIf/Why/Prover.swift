import Explanation
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// Answers with proof: takes the suspects of an explanation away one at a time, lays out again, and says which step decides and what would be without it.
///
/// | part of the answer | found by |
/// |---|---|
/// | the step that decides, or those that do together | `DecidingStep` |
/// | which step of a position tells the move | `StepMoves` |
/// | what has to go for another view of a ViewThatFits to be shown | `FittingChoice` |
/// | further lines: a cure, what else has a part in it, sizes that were read | `FurtherLines` |
/// | that an edit takes away all repetitions of a view | `Repetitions` |
/// | the smallest change of an argument that cures trouble | `SmallestChangeSearch` |
/// | what a developer may have meant: a modifier or an arrangement that the scene does not have | `Cures` |
package struct Prover {
  private let trace: Trace
  private let experiment: Experiment

  /// What of the program stays as it was recorded in each proof.
  package var kept: [String] { experiment.replay.kept }
  package var keptPlaces: [String] { experiment.replay.keptPlaces }

  package init(_ trace: Trace, _ pass: TracePass) throws { try self.init(trace, pass, Replay(trace, pass)) }

  /// - Parameters:
  ///   - replay: of `pass`.
  ///   - layouts: how many may be made; nil: some seconds' worth.
  init(_ trace: Trace, _ pass: TracePass, _ replay: Replay, layouts: Int? = nil) throws {
    self.trace = trace
    experiment = try Experiment(trace, pass, replay, layouts.map(LayoutAllowance.init) ?? LayoutAllowance(of: 200_000, in: replay, 6...64))
  }

  private init(_ trace: Trace, _ experiment: Experiment) { (self.trace, self.experiment) = (trace, experiment) }

  /// For the next question: it knows what was tried, and may lay out as often as the first could.
  package func renewed() -> Prover { Prover(trace, experiment.with(LayoutAllowance(of: 200_000, in: experiment.replay, 6...64))) }

  /// Adds to `explanation` the ideal size, which step decides, and what would be without it.
  package func complete(_ explanation: Explanation) throws -> Explanation {
    guard let node = experiment.node(explanation.node) else { return explanation }
    let explanation = Repetitions(experiment: experiment).naming(in: explanation), search = DecidingStep(experiment: experiment), budget = experiment.budget
    var result = explanation
    // A GridRow answers what its Grid makes of it.
    if explanation.subject == .size, !PrimitiveRegistry.traits(explanation.kind).contains(.isGridRow) { result.ideal = try experiment.original.idealSize(node) }
    for index in result.axes.indices {
      // Where there are few, some of them are for the other axis.
      let held = index == 0 && experiment.replay.views > 10_000 ? budget.left / 3 : 0
      try budget.holding(held) {
        if let step = search.across(result.axes[index], explanation, node) { result.axes[index].steps.insert(step, at: result.axes[index].steps.count - 1) }
        guard let verdict = search.decide(result.axes[index], result, node) else {
          // Where not everything could be tried, the step that made the number what it is stands for the one that decides.
          if budget.isSpent { result.axes[index].decides = DecidingStep.lastChange(result.axes[index].steps) }
          result.axes[index].isExhausted = budget.isSpent
          return
        }
        result.axes[index].take(verdict)
        if verdict.isTelling { try add(consequence(verdict, explanation, result.axes[index]), of: result.axes[index].axis, to: &result) }
      }
    }
    let lines = FurtherLines(experiment: experiment)
    lines.dropIdleStates(from: &result, node)
    lines.addReading(to: &result, node)
    lines.addOther(to: &result, node)
    if explanation.subject == .position { Cures(experiment).readGuides(of: &result, node) }
    return result
  }

  /// One line is for both axes.
  private func add(_ consequence: Consequence, of axis: Axis, to result: inout Explanation) {
    let repetitions = Repetitions(experiment: experiment)
    if let known = result.consequences.firstIndex(where: { repetitions.areOne($0.changes, consequence.changes) }) {
      result.consequences[known].axes.append(axis)
    } else {
      result.consequences.append(consequence)
    }
  }

  /// What the trace alone tells, with nothing laid out again: the step that made each number what it is is likely to decide.
  package static func unproved(_ explanation: Explanation) -> Explanation {
    var result = explanation
    for index in result.axes.indices {
      result.axes[index].decides = DecidingStep.lastChange(result.axes[index].steps)
      result.axes[index].isExhausted = true
    }
    return result
  }

  // MARK: What would be otherwise

  private func consequence(_ verdict: Verdict, _ explanation: Explanation, _ axis: AxisExplanation) throws -> Consequence {
    let steps = verdict.steps.map { axis.steps[$0] }
    var others: [(key: String, before: Size, after: Size)] = []
    for other in steps.compactMap(\.other) where explanation.subject == .size && other != explanation.node && others.isEmpty {
      guard let record = try trace.node(other), let old = experiment.node(other),
        let new = verdict.edited.tree.node(matching: old, of: experiment.original.tree)
      else { continue }
      let (before, after) = (experiment.original.size(old), verdict.edited.size(new))
      if before != after || verdict.frame == nil { others.append((record.key, before, after)) }
    }
    var consequence = Consequence(
      edit: verdict.edits.map(\.words).joined(separator: "; "), changes: verdict.edits.flatMap(\.changes), label: verdict.edits.joinedLabels,
      pointer: verdict.edits.last?.nodes.first?.pointer,
      size: verdict.frame?.size, others: others, axes: [axis.axis])
    consequence.origin = verdict.frame?.origin
    consequence.isJoint = steps.count > 1
    consequence.isCut = experiment.node(explanation.node).map { experiment.cuts($0, in: verdict.edited) } ?? false
    return consequence
  }

  // MARK: The smallest change

  /// The smallest change that shows a node in the place of what its ViewThatFits shows, if there is one that is found in short time.
  package func smallestChange(placing node: NodeID) -> SmallestChange? {
    guard let node = experiment.node(node), var search = SmallestChangeSearch(placing: node, experiment) else { return nil }
    return search.smallest()
  }

  /// A canvas on which a node is placed that is out of sight, twice as long as the recorded one or more: the edit; nil if there is none up to 64 times.
  package func canvas(placing node: NodeID) -> String? {
    guard let node = experiment.node(node) else { return nil }
    for axis in [Axis.vertical, .horizontal] {
      var canvas = experiment.replay.proposal
      for _ in 0..<6 {
        guard let length = canvas[axis], length.isFinite else { break }
        canvas[axis] = 2 * length
        let edit = SceneEdit.canvas(canvas)
        if let edited = experiment.layOut([edit]), let match = experiment.match(node, in: edited), edited.isPlaced(match) { return edit.words }
      }
    }
    return nil
  }

  /// Adds to `explanation` the smallest change that cures its node's trouble, if there is one that is found in short time.
  package func addingSmallestChange(to explanation: Explanation) -> Explanation {
    var result = explanation
    guard var node = experiment.node(explanation.node) else { return explanation }
    // Of a modifier on a text that is cut, that is the trouble.
    if explanation.isCut { node = experiment.original.record(node).view }
    let cures = Cures(experiment)
    result.cures = cures.ofSize(explanation, node)
    if !result.cures.contains(where: \.replacesChange), var search = SmallestChangeSearch(experiment, node, explanation) {
      result.smallestChange = search.smallest()
      result.addedPriority = search.priority()
      if result.addedPriority == nil { result.cures += cures.rivals(explanation, node) }
      // A line may say so already.
      if !explanation.consequences.contains(where: { $0.label.hasPrefix("With .fixedSize()") }) { result.addedFixedSize = search.fixedSize() }
    }
    // What keeps the size of the letters comes first.
    result.cures += cures.scaling(node)
    // A change that breaks words is one only where nothing else helps.
    let helps = !result.cures.isEmpty || result.addedPriority != nil || result.addedFixedSize != nil
    if helps, result.smallestChange?.broken.isEmpty == false { result.smallestChange = nil }
    return result
  }
}

extension AxisExplanation {
  /// Who decides, and by which edits that was proved.
  fileprivate mutating func take(_ verdict: Verdict) {
    (decides, together, proofs) = (verdict.steps.last, verdict.steps.dropLast(), verdict.edits)
    for (step, edit) in zip(verdict.steps, verdict.edits) { steps[step].prove(by: edit) }
  }
}

extension [StepEdit] {
  /// `Without a`, `Without b` and `Without c` is `Without a, b and c`.
  var joinedLabels: String {
    let taken = compactMap(\.name), others = filter { $0.name == nil }.map { $0.label ?? $0.canvas ?? "With \($0.words)" }
    let first = taken.isEmpty ? [] : [StepEdit.without + taken.listed]
    return (first + others.enumerated().map { $0.offset == 0 && first.isEmpty ? $0.element : $0.element.prefix(1).lowercased() + $0.element.dropFirst() })
      .joined(separator: ", ")
  }
}

extension StepEdit {
  /// `On a canvas of 320 × nil`, `On a canvas of 740 × 200, more than twice as wide`; nil of other edits.
  fileprivate var canvas: String? {
    guard case .canvas(let canvas)? = changes.first else { return nil }
    let sides = Axis.allCases.map { canvas[$0].map { $0 == .infinity ? "infinity" : $0.short } ?? "nil" }
    return (["On a canvas of \(sides.joined(separator: " × "))"] + [reason].compactMap(\.self)).joined(separator: ", ")
  }
}
