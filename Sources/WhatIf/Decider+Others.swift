import Explanation
import LayoutEngine
import LayoutModel

/// What else is worth knowing where what decides leaves room for a line.
extension Decider {
  /// Adds to the answer about a size one more line, if there is none or one, or in the place of one about the canvas, which says least:
  ///
  /// 1. of a text that wraps or is cut, the nearest other step without which it has fewer, or is whole: of a chat bubble that its padding makes a line
  ///    higher, the Spacer that keeps it from the other side;
  /// 2. what a rule has beside its proofs, if the size is another then: a background outside of the frame that it should fill.
  mutating func addOther(to explanation: inout Explanation, _ node: NodeID) {
    guard explanation.subject == .size, !explanation.axes.contains(where: \.isExhausted) else { return }
    let canvas = explanation.consequences.firstIndex { $0.edit.hasPrefix(Self.canvasVerb) && !$0.isJoint }
    guard explanation.consequences.count < 2 || canvas != nil, let other = lines(explanation, node) ?? beside(explanation, node) else { return }
    if explanation.consequences.count > 1, let canvas { explanation.consequences.remove(at: canvas) }
    explanation.consequences.append(other)
  }

  private mutating func beside(_ explanation: Explanation, _ node: NodeID) -> Consequence? {
    let known = Set(explanation.consequences.map(\.edit))
    let text = replay.original.text(node)
    for edit in explanation.axes.flatMap({ $0.steps.reversed() }).flatMap(\.otherEdits) where !known.contains(edit.words) {
      guard let consequence = outcome(edit, explanation, node)?.consequence, consequence.size != nil else { continue }
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

  private mutating func text(_ node: NodeID, after edit: StepEdit) -> PlacedText? {
    guard let edited = layOut([edit.words]), let match = edited.tree.node(matching: node, of: replay.original.tree) else { return nil }
    return edited.text(match)
  }
}

extension StepEdit {
  /// Whether it takes one thing away, and can be called so.
  fileprivate var takesAway: Bool { label?.hasPrefix("Without ") == true && nodes.count == 1 }
}
