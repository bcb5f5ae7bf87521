import Explanation
import LayoutEngine
import LayoutModel

/// What else is worth knowing where what decides leaves room for a line.
extension Decider {
  /// Adds to the answer about a size one more line, if there is none or one, or in the place of one about the canvas, which says least:
  ///
  /// 1. of what does not fit, the nearest other step without which it does, if no line says so;
  /// 2. of a text that wraps or is cut, the nearest other step without which it has fewer, or is whole: of a chat bubble that its padding makes a line
  ///    higher, the Spacer that keeps it from the other side;
  /// 3. what a rule has beside its proofs, if the size is another then: a background outside of the frame that it should fill, of a row that its Dividers
  ///    make as high as there is room the `fixedSize` that keeps them; that says more than a Spacer that would make it wider, too;
  /// 4. of what is as large as it may be for a view inside that takes what it is offered, what it is without that view: of a row, without its Divider.
  ///    That it would be as long as it may with a Spacer in it says less, too;
  /// 5. where there is room for it, of what is offered nil, what it is without the view that offers that: of a frame that should fill a ScrollView.
  mutating func addOther(to explanation: inout Explanation, _ node: NodeID) {
    guard explanation.subject == .size, !explanation.axes.contains(where: \.isExhausted) else { return }
    func line(_ verb: String) -> Int? { explanation.consequences.firstIndex { $0.edit.hasPrefix(verb) && !$0.isJoint } }
    let hasRoom = explanation.consequences.count < 2
    let canvas = line(Self.canvasVerb), spacer = line("insert Spacer ")
    // How a text wraps is no reason to leave out what a Spacer tells.
    let mayTellLines = hasRoom || canvas != nil
    if mayTellLines || spacer != nil,
      let other = cure(explanation, node) ?? (mayTellLines ? lines(explanation, node) : nil) ?? beside(explanation, node) ?? filling(explanation, node)
    {
      add(other, to: &explanation, insteadOf: canvas ?? spacer)
    } else if hasRoom, let other = unbounded(explanation, node) {
      add(other, to: &explanation, insteadOf: nil)
    }
  }

  /// The nearest view that offers nil, without which the length is another.
  private mutating func unbounded(_ explanation: Explanation, _ node: NodeID) -> Consequence? {
    for axis in explanation.axes {
      for step in axis.steps.reversed() where step.value == nil && !step.isFolded && step.rule.hasPrefix("Offer/") {
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
  private mutating func filling(_ explanation: Explanation, _ node: NodeID) -> Consequence? {
    var most: (consequence: Consequence, change: Double)?
    for axis in explanation.axes {
      for edit in axis.steps.reversed().flatMap(\.greedyEdits) {
        if let other = otherLength(edit, axis, explanation, node), other.change > most?.change ?? 0 { most = other }
      }
    }
    return most?.consequence
  }

  /// What is otherwise without what an edit takes away, if the view is there still, its length along the axis is another, and no line says so yet.
  private mutating func otherLength(
    _ edit: StepEdit, _ axis: AxisExplanation, _ explanation: Explanation, _ node: NodeID
  ) -> (consequence: Consequence, change: Double)? {
    guard edit.takesAway, !explanation.consequences.contains(where: { $0.edit == edit.words }), let outcome = outcome(edit, explanation, node),
      let consequence = outcome.consequence, consequence.size != nil, consequence.axes.contains(axis.axis)
    else { return nil }
    return (consequence, outcome.change)
  }

  private mutating func beside(_ explanation: Explanation, _ node: NodeID) -> Consequence? {
    let known = Set(explanation.consequences.map(\.edit))
    let text = replay.original.text(node)
    // What keeps those that take all they are offered is no news before they are blamed.
    let steps = explanation.axes.flatMap { $0.steps.reversed() }.filter { step in
      step.rule != "Reply/thickest_child" || step.greedyEdits.contains { known.contains($0.words) }
    }
    for (step, edit) in steps.flatMap({ step in step.otherEdits.map { (step, $0) } }) where !known.contains(edit.words) {
      guard let consequence = outcome(edit, explanation, node)?.consequence, let size = consequence.size else { continue }
      // The fixedSize that keeps a row from being as high as there is room is to make it less high, and not of what has no ideal height.
      if step.rule == "Reply/thickest_child", size[step.axis] <= 10.01 || size[step.axis] >= explanation.size[step.axis] { continue }
      // What makes a text wrap more often is no answer to why it wraps.
      if let text, let now = self.text(node, after: edit), now.isTruncated ? !text.isTruncated : !text.isTruncated && now.lines.count > text.lines.count {
        continue
      }
      return consequence
    }
    return nil
  }

  private mutating func lines(_ explanation: Explanation, _ node: NodeID) -> Consequence? {
    guard let text = replay.original.text(node), text.lines.count > 1 || text.isTruncated else { return nil }
    // What a height cut is asked about along it first.
    let isCutByHeight = explanation.axes.contains { $0.axis == .vertical && $0.steps.last?.rule == "Reply/text_cut_by_height" }
    let known = Set(explanation.consequences.map(\.edit))
    for axis in isCutByHeight ? explanation.axes.reversed() : explanation.axes {
      for index in axis.steps.indices.reversed() where index != axis.decides && !axis.together.contains(index) {
        for edit in axis.steps[index].edits where edit.takesAway && !known.contains(edit.words) {
          guard let now = self.text(node, after: edit), text.isTruncated ? !now.isTruncated : !now.isTruncated && now.lines.count < text.lines.count else {
            continue
          }
          if let consequence = outcome(edit, explanation, node)?.consequence { return consequence }
        }
      }
    }
    return nil
  }

  mutating func text(_ node: NodeID, after edit: StepEdit) -> PlacedText? {
    guard let edited = layOut([edit.words]), let match = edited.tree.node(matching: node, of: replay.original.tree) else { return nil }
    return edited.text(match)
  }
}

extension StepEdit {
  /// Whether it takes one thing away, and can be called so.
  var takesAway: Bool { label?.hasPrefix(Self.without) == true && nodes.count == 1 }
}
