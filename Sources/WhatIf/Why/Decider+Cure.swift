import Explanation
import LayoutEngine
import LayoutModel

/// What takes a view's trouble away, where what decides its length does not: of a padding around a text that is too wide, the text's fixedSize.
extension Decider {
  /// Of what sticks out, or is too large for the canvas, what it is without the nearest step without which it fits; nil if a line says so, or none does.
  mutating func cure(_ explanation: Explanation, _ node: NodeID) -> Consequence? {
    for axis in explanation.axes {
      let troubles = Set(axis.troubles.map(\.rule)).intersection(["Trouble/overflow", "Trouble/canvas_overflow"])
      if troubles.isEmpty || explanation.consequences.contains(where: { !$0.edit.hasPrefix(Self.canvasVerb) && fits(node, axis.axis, with: $0.edit) }) {
        continue
      }
      for edit in axis.steps.reversed().flatMap(\.edits) where edit.takesAway && fits(node, axis.axis, with: edit.words) {
        if let consequence = outcome(edit, explanation, node)?.consequence, consequence.size != nil { return consequence }
      }
    }
    return nil
  }

  private mutating func fits(_ node: NodeID, _ axis: Axis, with edit: String) -> Bool {
    guard let edited = layOut([edit]), let match = match(node, in: edited), edited.isPlaced(match) else { return false }
    return !edited.isOut(match, axis) && edited.size(match)[axis] <= (edited.canvas[axis] ?? .infinity) + 0.01 && !edited.exceedsCanvas(axis)
  }
}

extension Decider {
  /// The smallest change that shows a node in the place of what its ViewThatFits shows, if there is one that is found in short time.
  package func smallestChange(placing node: NodeID) -> SmallestChange? {
    guard let node = replay.node(node, of: first), var search = SmallestChangeSearch(placing: node, replay) else { return nil }
    return search.smallest()
  }

  /// Adds to `explanation` the smallest change that cures its node's trouble, if there is one that is found in short time.
  package func addingSmallestChange(to explanation: Explanation) -> Explanation {
    var result = explanation
    guard let node = replay.node(explanation.node, of: first), var search = SmallestChangeSearch(replay, node, explanation) else { return explanation }
    result.smallestChange = search.smallest()
    result.addedPriority = search.priority()
    // A line may say so already.
    if !explanation.consequences.contains(where: { $0.label.hasPrefix("With .fixedSize()") }) { result.addedFixedSize = search.fixedSize() }
    return result
  }
}
