import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// Finding the step that decides, by laying out again.
extension Decider {
  /// An edit and the step it comes from.
  typealias Candidate = (step: Int, edit: StepEdit)

  /// What is asked, and what was found worth taking away so far.
  struct Question {
    let axis: AxisExplanation
    let explanation: Explanation
    let node: NodeID
    var candidates: [Candidate] = []

    /// Whether the view is as long as it would be if nothing were said about its length. A text that is cut would be longer.
    var isAtIdeal: Bool {
      explanation.subject == .size && axis.steps.last?.rule != "Reply/text_cut_by_height"
        && explanation.ideal.map { abs($0[axis.axis] - axis.value) <= 0.005 } == true
    }
  }

  mutating func decide(_ axis: AxisExplanation, _ explanation: Explanation, _ node: NodeID) -> Verdict? {
    // What just takes what it is offered is to blame only if nothing that says how much is, the canvas last.
    let chain = axis.steps.enumerated().reversed()
    let canvas = chain.filter { Self.canvasRules.contains($0.element.rule) }.flatMap { step in
      // A ratio makes a width of the canvas's height.
      (step.element.greedyEdits + canvasEdits(step.element.axis)).map { (step.offset, $0) }
    }
    var question = Question(axis: axis, explanation: explanation, node: node)
    func ways(_ edits: KeyPath<Step, [StepEdit]>) -> [Candidate] { chain.flatMap { step in step.element[keyPath: edits].map { (step.offset, $0) } } }
    if let verdict = bringingBack(ways(\.excessEdits), question) { return verdict }
    let greedy = ways(\.greedyEdits).filter { !Self.canvasRules.contains(axis.steps[$0.step].rule) }
    if let verdict = alone(ways(\.edits), &question) { return taking(verdict, greedy, question) ?? verdict }
    if let verdict = alone(greedy, &question) { return verdict }
    // A text on one line is as long as it is for what it says.
    let isContent = axis.steps.last?.rule.hasPrefix("Reply/text_") == true
    if question.isAtIdeal, let verdict = isContent ? content(question) ?? together(question) : together(question) ?? content(question) { return verdict }
    let withoutCanvas = question
    if let verdict = alone(canvas, &question) { return verdict }
    return together(question) ?? together(withoutCanvas) ?? content(question)
  }

  /// The first edit that changes the number by itself; of each step the first, which is to be taken away, joins the candidates of the question.
  ///
  /// Of a position, one that only moves what is around the view, the root that the canvas centres, say, comes after those that move the view.
  private mutating func alone(_ ways: [Candidate], _ question: inout Question) -> Verdict? {
    var last: Int?
    var around: Verdict?
    // What nil makes shorter, a List or a colour, tells less than what more room makes longer.
    var shorter: Verdict?
    let enough = budget / 2
    for way in ways {
      if around != nil, budget <= enough { break }
      // What to change where taking away changes nothing is for the step alone.
      let isFirst = way.step != last, isCanvas = way.edit.words.hasPrefix(Self.canvasVerb)
      last = way.step
      if question.candidates.contains(where: { $0.edit.words == way.edit.words }) { continue }
      if isFirst, let verdict = room(for: way.step, question) { return verdict }
      if isFirst || isCanvas { question.candidates.append(way) }
      guard var verdict = verdict([way], question), !isRoundabout(verdict, question) else { continue }
      // A canvas, or a size that is fixed around it, for which it is cut tells nothing of why it wraps.
      if isCanvas || way.edit.words.hasPrefix(StepEdit.addingVerb), replay.original.text(question.node)?.isTruncated == false,
        text(question.node, after: way.edit)?.isTruncated == true
      {
        continue
      }
      if isCanvas, shorter == nil, isShorter(verdict, question) {
        shorter = verdict
        continue
      }
      verdict.isTelling = isFirst || way.edit.label != nil || shorter != nil
      verdict.steps = [step(telling: verdict, question.axis)]
      if isOfOneView(verdict.steps[0], way.step, question.axis), !isBehind(verdict.steps[0], way.step, question.axis) { return verdict }
      around = around ?? verdict
    }
    return around ?? shorter
  }

  /// Whether an edit is told by a step further out, and one in between may be taken away as well: of a padded view that is offset, the offset.
  private func isBehind(_ told: Int, _ step: Int, _ axis: AxisExplanation) -> Bool {
    told < step && axis.steps[told + 1..<step].contains { !$0.isFolded && !$0.edits.isEmpty }
  }

  /// Whether a text that has all the length it likes has less, or more lines, without what shares with it: that may be for a layout around them that is
  /// another then, and says nothing of why it is as long as its letters. That of priorities does.
  private func isRoundabout(_ verdict: Verdict, _ question: Question) -> Bool {
    let axis = question.axis.axis
    guard question.isAtIdeal, replay.original.text(question.node)?.isTruncated == false, Self.shares.contains(question.axis.steps[verdict.steps[0]].rule),
      let edit = verdict.edits.first, edit.takesAway, let taken = edit.nodes.first.flatMap({ replay.node($0.id, of: first) }), let frame = verdict.frame
    else { return false }
    let record = replay.original.record(taken), change = frame.size[axis] - question.axis.value
    return record.kind != "layoutPriority" && record.view != replay.original.record(question.node).view && (axis == .horizontal) == (change < 0)
  }

  private static let shares: Set = ["Offer/last_share", "Offer/equal_share"]

  private func isShorter(_ verdict: Verdict, _ question: Question) -> Bool {
    let axis = question.axis
    // Of a canvas that is wider a text is the shorter the better.
    guard question.explanation.subject == .size, verdict.steps.allSatisfy({ axis.steps[$0].axis == axis.axis }) else { return false }
    return verdict.frame.map { $0.size[axis.axis] < axis.value } == true
  }

  /// Of a view that is outside of what holds it, the first edit with which it is not: an alignment only puts what is too large somewhere.
  private mutating func bringingBack(_ ways: [Candidate], _ question: Question) -> Verdict? {
    for way in ways {
      guard var verdict = verdict([way], question), isHeld(question.node, question.axis.axis, in: verdict.edited) else { continue }
      verdict.steps = [stepMovingMost(question.axis, in: verdict.edited) ?? way.step]
      return verdict
    }
    return nil
  }

  private func isHeld(_ node: NodeID, _ axis: Axis, in edited: LaidOutScene) -> Bool {
    guard let match = match(node, in: edited), edited.isPlaced(match) else { return false }
    let frame = edited.absolute(match), low = frame.origin[axis]
    return low >= -0.01 && low + frame.size[axis] <= (edited.canvas[axis] ?? .infinity) + 0.01 && !edited.isOut(match, axis)
  }

  /// Something else in the place of the view's content.
  private mutating func content(_ question: Question) -> Verdict? {
    for (index, step) in question.axis.steps.enumerated().reversed() {
      for edit in step.contentEdits {
        guard var verdict = verdict([(index, edit)], question) else { continue }
        verdict.isTelling = edit.label != nil
        return verdict
      }
    }
    return nil
  }

  /// The step on the other axis that makes a text wrap, where nothing on this one changes the number of its lines.
  mutating func across(_ axis: AxisExplanation, _ explanation: Explanation, _ node: NodeID) -> Step? {
    guard axis.axis == .vertical, axis.steps.last?.rule == "Reply/text_lines", let width = explanation.axes.first(where: { $0.axis == .horizontal }),
      !axis.steps.contains(where: { $0.axis == .horizontal })
    else { return nil }
    for var step in width.steps.reversed() {
      // Of a width that takes what it is offered the wrapping is made by how much that is.
      step.edits += step.greedyEdits
      var one = axis
      one.steps = [step]
      let question = Question(axis: one, explanation: explanation, node: node)
      guard let edit = step.edits.first(where: { verdict([(0, $0)], question).map { !isRoundabout($0, question) } ?? false }) else { continue }
      // What fixes both stands in the chain of this one already.
      return axis.steps.contains { $0.edits.contains { $0.words == edit.words } } ? nil : step
    }
    return nil
  }

  static let canvasRules: Set = ["Offer/canvas", "Offer/safe_area", "Place/canvas"], spacerRule = "Offer/served_last"

  /// The canvas without a limit, where a view may be as large as by chance it is already, and one more than twice as large.
  private func canvasEdits(_ axis: Axis) -> [StepEdit] {
    guard let length = replay.proposal[axis] else { return [] }
    return [nil, 2 * length + 100].map { other in
      var canvas = replay.proposal
      canvas[axis] = other
      return StepEdit(SceneEdit.canvas(canvas).words)
    }
  }

  /// The smallest part of the candidates, as far as putting them back one by one finds it, that changes the number when made at once.
  private mutating func together(_ question: Question) -> Verdict? {
    var left = question.candidates.sorted { $0.step < $1.step }
    guard left.count > 1, var smallest = verdict(left, question) else { return nil }
    for candidate in left {
      let without = left.filter { $0.edit.words != candidate.edit.words }
      guard let smaller = verdict(without, question) else { continue }
      (left, smallest) = (without, smaller)
    }
    return smallest
  }

  /// The layout with the edits made, if the number is another then.
  mutating func verdict(_ candidates: [Candidate], _ question: Question) -> Verdict? {
    let (axis, explanation) = (question.axis, question.explanation)
    if axis.isUnmoved, candidates.contains(where: { $0.edit.words.hasPrefix(Self.canvasVerb) }) { return nil }
    guard let edited = layOut(candidates.map(\.edit.words)) else { return nil }
    let frame = frame(of: question.node, in: edited)
    // What nothing moves stands elsewhere if it gets another length, too: that tells what is as long as it, and not why it stands there.
    if axis.isUnmoved, let frame, abs(frame.size[axis.axis] - explanation.size[axis.axis]) > 0.005 { return nil }
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

  mutating func layOut(_ edits: [String]) -> LaidOutScene? {
    if let known = tried[edits] { return known }
    guard budget > 0 else { return nil }
    budget -= 1
    // An edit that makes the scene impossible is no proof of anything, nor is one that takes away what the pass scrolls to.
    let laidOut = try? replay.layOut(together: edits.flatMap { try SceneEdit.list($0) })
    let proof = laidOut.flatMap { replay.lostTargets(in: $0.tree, from: replay.original.tree).isEmpty ? $0 : nil }
    tried[edits] = .some(proof)
    return proof
  }

  /// The node's frame on the canvas after an edit. Of a modifier that was taken away, it is that of what it wrapped; nil for a view that is gone.
  func frame(of node: NodeID, in edited: LaidOutScene) -> Rect? {
    guard let match = match(node, in: edited) else { return nil }
    // What is not placed any more is no longer or shorter for it.
    return edited.isPlaced(match) ? edited.absolute(match) : nil
  }

  func match(_ node: NodeID, in edited: LaidOutScene) -> NodeID? {
    var node = node
    while true {
      if let match = edited.tree.node(matching: node, of: replay.original.tree) { return match }
      guard replay.original.tree.tree.role(node) == .modifier else { return nil }
      node += 1
    }
  }

  /// The step that made the number what it is; those after it take it over. A size that was read is a number of somebody else.
  static func lastChange(_ steps: [Step]) -> Int? {
    let shown = steps.indices.filter { !steps[$0].isFolded && !steps[$0].rule.hasPrefix("Read/") }
    return Array(zip(shown, shown.dropFirst())).last { steps[$0].value != steps[$1].value }?.1 ?? shown.first ?? steps.indices.last
  }
}

extension Rect {
  /// Whether what an explanation is about is the same number in this frame.
  func hasSame(_ subject: Subject, _ axis: Axis, _ value: Double) -> Bool {
    let own = subject == .size ? size[axis] : origin[axis]
    return own == value || abs(own - value) <= 0.005
  }
}
