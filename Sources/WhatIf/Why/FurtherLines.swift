import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// Adds lines to an answer where what decides leaves room for them: two lines at most are read.
struct FurtherLines {
  let experiment: Experiment

  private var original: LaidOutScene { experiment.original }

  // MARK: Sizes that were read

  /// Of arguments that code has given other values since a pass those go out of an answer with which, as they were, all would be the same.
  func dropIdleStates(from explanation: inout Explanation, _ node: NodeID) {
    explanation.states = explanation.states.filter { step in
      guard step.rule == Self.started, let outcome = outcome(step, explanation, node) else { return true }
      return outcome.consequence != nil
    }
  }

  private static let started = "State/started"

  /// Adds to an answer what would be without the one reader of a size that changes most: of those whose sizes the chain is computed from,
  /// else of those that wrote the states that the view came with. What the others of these wrote is no news. A reader that reads back what is
  /// computed from it changes nothing by being away: what would be if it read the view's own length is said instead, and is the most telling.
  func addReading(to explanation: inout Explanation, _ node: NodeID) {
    for steps in [explanation.axes.flatMap(\.steps).filter { $0.ask == .read }, explanation.states.filter { $0.rule != Self.started }] {
      let tried = steps.compactMap { step in outcome(step, explanation, node).map { (step: step, outcome: $0) } }
      guard let most = tried.map(\.outcome).max(by: { $0.change < $1.change }), let consequence = most.consequence else { continue }
      // Two lines are as many as are read; what each axis is proved by comes first.
      let isCure = steps.contains { $0.edits.dropFirst().contains { $0.words == consequence.edit } }
      if isCure, explanation.consequences.count > 1 { explanation.consequences.removeLast() }
      if explanation.consequences.count < 2, !explanation.consequences.contains(where: { $0.edit == consequence.edit }) {
        explanation.consequences.append(consequence)
      }
      let telling = Set(tried.filter { $0.outcome.consequence != nil }.compactMap(\.step.by)), idle = Set(tried.compactMap(\.step.by)).subtracting(telling)
      explanation.states.removeAll { $0.by.map(idle.contains) ?? false }
      return
    }
  }

  /// What an answer is without a reader, and by how much its numbers change; no consequence where every number is the same.
  typealias Outcome = (consequence: Consequence?, change: Double)

  /// By the first edit that changes anything.
  ///
  /// - Returns: nil if none was tried.
  private func outcome(_ step: Step, _ explanation: Explanation, _ node: NodeID) -> Outcome? {
    var last: Outcome?
    for (index, edit) in step.edits.enumerated() {
      guard let tried = outcome(edit, explanation, node) else { continue }
      // A cure that takes the view away is none.
      if index > 0, tried.consequence?.size == nil { continue }
      last = tried
      if last?.consequence != nil { break }
    }
    return last
  }

  func outcome(_ edit: StepEdit, _ explanation: Explanation, _ node: NodeID) -> Outcome? {
    guard let label = edit.label, let edited = experiment.layOut([edit]) else { return nil }
    let frame = experiment.frame(of: node, in: edited)
    let axes = explanation.axes.filter { axis in frame.map { !$0.hasSame(explanation.subject, axis.axis, axis.value) } ?? true }
    if axes.isEmpty { return (nil, 0) }
    var consequence = Consequence(
      edit: edit.words, changes: edit.changes, label: label, pointer: edit.nodes.first?.pointer, size: frame?.size, others: [], axes: axes.map(\.axis))
    consequence.origin = frame?.origin
    consequence.isCut = experiment.cuts(node, in: edited)
    let change = axes.reduce(0) { sum, axis in
      guard let frame else { return .infinity }
      let now = explanation.subject == .size ? frame.size[axis.axis] : frame.origin[axis.axis]
      return sum + abs(now - axis.value)
    }
    return (consequence, change)
  }

  // MARK: What else is worth knowing

  /// Adds to the answer about a size one more line, if there is none or one, or in the place of one about the canvas, which says least:
  ///
  /// 1. of what a program's code makes of the environment, the nearest value without which the size is another;
  /// 2. of what does not fit, the nearest other step without which it does, if no line says so;
  /// 3. of a text that wraps or is cut, the nearest other step without which it has fewer, or is whole: of a chat bubble that its padding makes a line
  ///    higher, the Spacer that keeps it from the other side, or its length;
  /// 4. what a rule has beside its proofs, if the size is another then: a background outside of the frame that it should fill, of a row that its Dividers
  ///    make as high as there is room the `fixedSize` that keeps them; that says more than a Spacer that would make it wider, too;
  /// 5. of what is as large as it may be for a view inside that takes what it is offered, what it is without that view: of a row, without its Divider.
  ///    That it would be as long as it may with a Spacer in it says less, too;
  /// 6. where there is room for it, of what is offered nil, what it is without the view that offers that: of a frame that should fill a ScrollView.
  func addOther(to explanation: inout Explanation, _ node: NodeID) {
    guard explanation.subject == .size, !explanation.axes.contains(where: \.isExhausted) else { return }
    func line(_ isMeant: (NodeEdit) -> Bool) -> Int? { explanation.consequences.firstIndex { $0.changes.contains(where: isMeant) && !$0.isJoint } }
    let hasRoom = explanation.consequences.count < 2
    let canvas = line(\.isOfCanvas), spacer = line(\.insertsSpacer)
    // How a text wraps is no reason to leave out what a Spacer tells.
    let mayTellLines = hasRoom || canvas != nil
    if mayTellLines || spacer != nil, let read = readByCode(explanation, node) {
      add(read, to: &explanation, insteadOf: canvas ?? spacer)
    } else if mayTellLines || spacer != nil,
      let other = cure(explanation, node) ?? (mayTellLines ? lines(explanation, node) : nil) ?? beside(explanation, node) ?? filling(explanation, node)
    {
      add(other, to: &explanation, insteadOf: canvas ?? spacer)
    } else if hasRoom, let other = unbounded(explanation, node) {
      add(other, to: &explanation, insteadOf: nil)
    }
  }

  private func readByCode(_ explanation: Explanation, _ node: NodeID) -> Consequence? {
    for edit in experiment.settings(around: node) where !explanation.consequences.contains(where: { $0.edit == edit.words }) {
      if let consequence = outcome(edit, explanation, node)?.consequence, consequence.size != nil { return consequence }
    }
    return nil
  }

  /// The nearest view that offers nil, without which the length is another.
  private func unbounded(_ explanation: Explanation, _ node: NodeID) -> Consequence? {
    for axis in explanation.axes {
      for step in axis.steps.reversed() where step.value == nil && !step.isFolded && step.ask == .offer {
        for edit in step.edits {
          if let other = otherLength(edit, axis, explanation, node) { return other.consequence }
        }
      }
    }
    return nil
  }

  private func add(_ other: Consequence, to explanation: inout Explanation, insteadOf index: Int?) {
    if explanation.consequences.count > 1, let index { explanation.consequences.remove(at: index) }
    explanation.consequences.append(other)
  }

  /// Of the views that take what they are offered the one without which the size is another by most.
  private func filling(_ explanation: Explanation, _ node: NodeID) -> Consequence? {
    var most: (consequence: Consequence, change: Double)?
    for axis in explanation.axes {
      for edit in axis.steps.reversed().flatMap(\.greedyEdits) {
        if let other = otherLength(edit, axis, explanation, node), other.change > most?.change ?? 0 { most = other }
      }
    }
    return most?.consequence
  }

  /// What is otherwise without what an edit takes away, if the view is there still, its length along the axis is another, and no line says so yet.
  private func otherLength(
    _ edit: StepEdit, _ axis: AxisExplanation, _ explanation: Explanation, _ node: NodeID
  ) -> (consequence: Consequence, change: Double)? {
    guard edit.takesAway, !explanation.consequences.contains(where: { $0.edit == edit.words }), let outcome = outcome(edit, explanation, node),
      let consequence = outcome.consequence, consequence.size != nil, consequence.axes.contains(axis.axis)
    else { return nil }
    return (consequence, outcome.change)
  }

  private func beside(_ explanation: Explanation, _ node: NodeID) -> Consequence? {
    let known = Set(explanation.consequences.map(\.edit))
    let text = original.text(node)
    // What keeps those that take all they are offered is no news before they are blamed.
    let steps = explanation.axes.flatMap { $0.steps.reversed() }.filter { step in
      !step.traits.contains(.largest) || step.greedyEdits.contains { known.contains($0.words) }
    }
    for (step, edit) in steps.flatMap({ step in step.otherEdits.map { (step, $0) } }) where !known.contains(edit.words) {
      guard let consequence = outcome(edit, explanation, node)?.consequence, let size = consequence.size else { continue }
      // The fixedSize that keeps a row from being as high as there is room is to make it less high, and not of what has no ideal height.
      if step.traits.contains(.largest), size[step.axis] <= Fidelity.unspecifiedLength + .overflowSlack || size[step.axis] >= explanation.size[step.axis] {
        continue
      }
      // What makes a text wrap more often is no answer to why it wraps.
      if let text, let now = experiment.text(node, after: edit.changes),
        now.isTruncated ? !text.isTruncated : !text.isTruncated && now.lines.count > text.lines.count
      {
        continue
      }
      return consequence
    }
    return nil
  }

  private func lines(_ explanation: Explanation, _ node: NodeID) -> Consequence? {
    guard let text = original.text(node), text.lines.count > 1 || text.isTruncated else { return nil }
    // What a height cut is asked about along it first.
    let isCutByHeight = explanation.axes.contains { $0.axis == .vertical && $0.steps.last?.rule == "Reply/text_cut_by_height" }
    let known = Set(explanation.consequences.map(\.edit))
    for axis in isCutByHeight ? explanation.axes.reversed() : explanation.axes {
      for (index, step) in axis.steps.enumerated().reversed() {
        // What decides is told already, but not what stands beside it: the room that a Spacer keeps.
        let isTold = index == axis.decides || axis.together.contains(index)
        for edit in (isTold ? [] : step.edits.filter(\.takesAway)) + step.otherEdits where !known.contains(edit.words) {
          guard let now = experiment.text(node, after: edit.changes),
            text.isTruncated ? !now.isTruncated : !now.isTruncated && now.lines.count < text.lines.count
          else {
            continue
          }
          if let consequence = outcome(edit, explanation, node)?.consequence { return consequence }
        }
      }
    }
    return nil
  }

  // MARK: What takes the trouble away

  /// Of what sticks out, or is too large for the canvas, what it is without the nearest step without which it fits; nil if a line says so, or none does.
  func cure(_ explanation: Explanation, _ node: NodeID) -> Consequence? {
    for axis in explanation.axes {
      let troubles = Set(axis.troubles.map(\.rule)).intersection(["Trouble/overflow", "Trouble/canvas_overflow"])
      if troubles.isEmpty || explanation.consequences.contains(where: { !$0.changes.contains(where: \.isOfCanvas) && fits(node, axis.axis, with: $0.changes) })
      {
        continue
      }
      for edit in axis.steps.reversed().flatMap(\.edits) where edit.takesAway && fits(node, axis.axis, with: edit.changes) {
        if let consequence = outcome(edit, explanation, node)?.consequence, consequence.size != nil { return consequence }
      }
    }
    return nil
  }

  private func fits(_ node: NodeID, _ axis: Axis, with changes: [NodeEdit]) -> Bool {
    guard let edited = experiment.layOut(changes), let match = experiment.match(node, in: edited), edited.isPlaced(match) else { return false }
    return !edited.overflows.isOut(match, axis) && edited.size(match)[axis] <= (edited.canvas[axis] ?? .infinity) + 0.01
      && !edited.overflows.exceedsCanvas(axis)
  }
}
