import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// Finds the step that decides, by laying out again.
///
/// 1. From the last step back, the first whose edit changes the size, or place, along the axis decides; the canvas comes last, by proposing nil.
/// 2. If none does alone, all are made at once, then as many put back as change nothing: what is left decides together.
/// 3. If not even that does, the number is the view's own: something else in the place of its content gets another.
/// 4. If nothing does, nothing decides, and the answer says so.
///
/// The canvas is not to blame for a view that has its ideal length, as long as its content is: it comes after 3 then.
struct DecidingStep {
  let experiment: Experiment

  private var original: LaidOutScene { experiment.original }

  private var moves: StepMoves { StepMoves(experiment: experiment) }

  /// - Returns: nil where nothing that can be taken away changes the number, or nothing may be tried any more.
  func decide(_ axis: AxisExplanation, _ explanation: Explanation, _ node: NodeID) -> Verdict? {
    // What just takes what it is offered is to blame only if nothing that says how much is, the canvas last.
    let chain = axis.steps.enumerated().reversed()
    let canvas = chain.filter { $0.element.traits.contains(.canvas) }.flatMap { step in
      // A ratio makes a width of the canvas's height.
      (step.element.greedyEdits + canvasEdits(step.element.axis)).map { Candidate(step.offset, $0) }
    }
    var question = Question(axis: axis, explanation: explanation, node: node)
    func ways(_ edits: KeyPath<Step, [StepEdit]>) -> [Candidate] { chain.flatMap { step in step.element[keyPath: edits].map { Candidate(step.offset, $0) } } }
    if let verdict = bringingBack(ways(\.excessEdits), question) { return verdict }
    let greedy = ways(\.greedyEdits).filter { !axis.steps[$0.step].traits.contains(.canvas) }
    if let verdict = alone(ways(\.edits), &question) { return taking(verdict, greedy, question) ?? verdict }
    if let verdict = alone(greedy, &question) { return verdict }
    // A text on one line is as long as it is for what it says.
    let isContent = axis.steps.last?.traits.contains(.text) == true
    if question.isAtIdeal, let verdict = isContent ? content(question) ?? together(question) : together(question) ?? content(question) { return verdict }
    let withoutCanvas = question
    if let verdict = alone(canvas, &question) { return verdict }
    return together(question) ?? together(withoutCanvas) ?? content(question)
  }

  /// The first edit that changes the number by itself; of each step the first, which is to be taken away, joins the candidates of the question.
  ///
  /// Of a position, one that only moves what is around the view, the root that the canvas centres, say, comes after those that move the view.
  private func alone(_ ways: [Candidate], _ question: inout Question) -> Verdict? {
    var last: Int?
    var around: Verdict?
    // What nil makes shorter, a List or a colour, tells less than what more room makes longer.
    var shorter: Verdict?
    let enough = experiment.budget.left / 2
    for way in ways {
      if around != nil, experiment.budget.left <= enough { break }
      // What to change where taking away changes nothing is for the step alone.
      let isFirst = way.step != last, isCanvas = way.edit.isOfCanvas
      last = way.step
      if question.candidates.contains(where: { $0.edit.words == way.edit.words }) { continue }
      if isFirst, let verdict = FittingChoice(experiment: experiment).room(for: way.step, question, verdict) { return verdict }
      if isFirst || isCanvas { question.candidates.append(way) }
      guard var verdict = verdict([way], question), !isRoundabout(verdict, question) else { continue }
      // A canvas, or a size that is fixed around it, for which it is cut tells nothing of why it wraps.
      if isCanvas || way.edit.adds, original.text(question.node)?.isTruncated == false,
        experiment.text(question.node, after: way.edit.changes)?.isTruncated == true
      {
        continue
      }
      if isCanvas, shorter == nil, isShorter(verdict, question) {
        shorter = verdict
        continue
      }
      verdict.isTelling = isFirst || way.edit.label != nil || shorter != nil
      verdict.steps = [moves.step(telling: verdict, question.axis)]
      if moves.areOfOneView(verdict.steps[0], way.step, question.axis), !isBehind(verdict.steps[0], way.step, question.axis) { return verdict }
      around = around ?? verdict
    }
    return around ?? shorter
  }

  /// Of a stack that is as long across its axis as those of its children that take all they are offered, Dividers, these: before what says how much is left
  /// for it, as long as nobody states that.
  private func taking(_ found: Verdict, _ greedy: [Candidate], _ question: Question) -> Verdict? {
    let steps = question.axis.steps
    guard question.explanation.subject == .size, steps[found.steps[0]].traits.contains(.remainder) else { return nil }
    for way in greedy where way.step > found.steps[0] && steps[way.step].traits.contains(.largest) {
      if let verdict = verdict([way], question) { return verdict }
    }
    return nil
  }

  /// Whether an edit is told by a step further out, and one in between may be taken away as well: of a padded view that is offset, the offset.
  private func isBehind(_ told: Int, _ step: Int, _ axis: AxisExplanation) -> Bool {
    told < step && axis.steps[told + 1..<step].contains { !$0.isFolded && !$0.edits.isEmpty }
  }

  /// Whether a text that has all the length it likes has less, or more lines, without what shares with it: that may be for a layout around them that is
  /// another then, and says nothing of why it is as long as its letters. That of priorities does.
  private func isRoundabout(_ verdict: Verdict, _ question: Question) -> Bool {
    let axis = question.axis.axis
    guard question.isAtIdeal, original.text(question.node)?.isTruncated == false, question.axis.steps[verdict.steps[0]].traits.contains(.share),
      let edit = verdict.edits.first, edit.takesAway, let taken = edit.nodes.first.flatMap({ experiment.node($0.id) }), let frame = verdict.frame
    else { return false }
    let record = original.record(taken), change = frame.size[axis] - question.axis.value
    return !record.traits.contains(.setsPriority) && record.view != original.record(question.node).view && (axis == .horizontal) == (change < 0)
  }

  private func isShorter(_ verdict: Verdict, _ question: Question) -> Bool {
    let axis = question.axis
    // Of a canvas that is wider a text is the shorter the better.
    guard question.explanation.subject == .size, verdict.steps.allSatisfy({ axis.steps[$0].axis == axis.axis }) else { return false }
    return verdict.frame.map { $0.size[axis.axis] < axis.value } == true
  }

  /// Of a view that is outside of what holds it, the first edit with which it is not: an alignment only puts what is too large somewhere.
  private func bringingBack(_ ways: [Candidate], _ question: Question) -> Verdict? {
    for way in ways {
      guard var verdict = verdict([way], question), isHeld(question.node, question.axis.axis, in: verdict.edited) else { continue }
      verdict.steps = [moves.stepMovingMost(question.axis, in: verdict.edited) ?? way.step]
      return verdict
    }
    return nil
  }

  private func isHeld(_ node: NodeID, _ axis: Axis, in edited: LaidOutScene) -> Bool {
    guard let match = experiment.match(node, in: edited), edited.isPlaced(match) else { return false }
    let frame = edited.absolute(match), low = frame.origin[axis]
    return low >= -.overflowSlack && low + frame.size[axis] <= (edited.canvas[axis] ?? .infinity) + .overflowSlack && !edited.overflows.isOut(match, axis)
  }

  /// Something else in the place of the view's content.
  private func content(_ question: Question) -> Verdict? {
    for (index, step) in question.axis.steps.enumerated().reversed() {
      for edit in step.contentEdits {
        guard var verdict = verdict([Candidate(index, edit)], question) else { continue }
        verdict.isTelling = edit.label != nil
        return verdict
      }
    }
    return nil
  }

  /// The step on the other axis that makes a text wrap, where nothing on this one changes the number of its lines.
  func across(_ axis: AxisExplanation, _ explanation: Explanation, _ node: NodeID) -> Step? {
    guard axis.axis == .vertical, axis.steps.last?.rule == "Reply/text_lines", let width = explanation.axes.first(where: { $0.axis == .horizontal }),
      !axis.steps.contains(where: { $0.axis == .horizontal })
    else { return nil }
    for var step in width.steps.reversed() {
      // Of a width that takes what it is offered the wrapping is made by how much that is.
      step.edits += step.greedyEdits
      var one = axis
      one.steps = [step]
      let question = Question(axis: one, explanation: explanation, node: node)
      guard let edit = step.edits.first(where: { verdict([Candidate(0, $0)], question).map { !isRoundabout($0, question) } ?? false }) else { continue }
      // What fixes both stands in the chain of this one already.
      return axis.steps.contains { $0.edits.contains { $0.words == edit.words } } ? nil : step
    }
    return nil
  }

  static let spacerRule = "Offer/served_last"

  /// The canvas without a limit, where a view may be as large as by chance it is already, and one more than twice as large.
  private func canvasEdits(_ axis: Axis) -> [StepEdit] {
    guard let length = experiment.replay.proposal[axis] else { return [] }
    return [nil, 2 * length + 100].map { (other: Double?) in
      var canvas = experiment.replay.proposal
      canvas[axis] = other
      // The number says nothing by itself.
      return StepEdit([.canvas(canvas)], words: SceneEdit.canvas(canvas).words, reason: other == nil ? nil : "more than twice as \(axis.adjective)")
    }
  }

  /// The smallest part of the candidates that changes the number when made at once.
  private func together(_ question: Question) -> Verdict? {
    experiment.smallest(of: question.candidates.sorted { $0.step < $1.step }) { verdict($0, question) }
  }

  /// The layout with the edits made, if the number is another then.
  func verdict(_ candidates: [Candidate], _ question: Question) -> Verdict? {
    let (axis, explanation) = (question.axis, question.explanation)
    if axis.isUnmoved, candidates.contains(where: { $0.edit.isOfCanvas }) { return nil }
    guard let edited = experiment.layOut(candidates.map(\.edit)) else { return nil }
    let frame = experiment.frame(of: question.node, in: edited)
    // What nothing moves stands elsewhere if it gets another length, too: that tells what is as long as it, and not why it stands there.
    if axis.isUnmoved, let frame, !frame.size[axis.axis].isSame(as: explanation.size[axis.axis]) { return nil }
    if let frame, frame.hasSame(explanation.subject, axis.axis, axis.value) { return nil }
    // Taking the view itself away proves nothing, unless it is the step's whole point, as with a Spacer.
    if frame == nil,
      explanation.subject == .position
        || candidates.contains(where: { axis.steps[$0.step].rule != Self.spacerRule || axis.steps[$0.step].by != explanation.node })
    {
      return nil
    }
    return Verdict(steps: candidates.map(\.step), edits: candidates.map(\.edit), edited: edited, frame: frame)
  }

  /// The step that made the number what it is; those after it take it over. A size that was read is a number of somebody else.
  static func lastChange(_ steps: [Step]) -> Int? {
    let shown = steps.indices.filter { !steps[$0].isFolded && steps[$0].ask != .read }
    return Array(zip(shown, shown.dropFirst())).last { steps[$0].value != steps[$1].value }?.1 ?? shown.first ?? steps.indices.last
  }
}
