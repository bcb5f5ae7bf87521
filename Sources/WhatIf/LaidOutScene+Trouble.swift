import LayoutEngine
import LayoutModel

/// What is wrong with a view, as the rules of trouble have it.
extension LaidOutScene {
  /// Whether a line of a text ends within a word: as the finding LT011 has it.
  func breaksWord(_ node: NodeID) -> Bool {
    guard let lines = text(node)?.lines, let whole = record(node).label else { return false }
    func isPart(_ character: Character?) -> Bool { character.map { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false }
    // A paragraph may end with a letter too: only what stands in the text as it is shown is one word.
    return zip(lines, lines.dropFirst()).contains { isPart($0.text.last) && isPart($1.text.first) && whole.contains($0.text + $1.text) }
  }

  /// What stands in these is meant to stick out, or scrolls: as the rule of trouble has it.
  private static let moving: Set = ["offset", "position", "ScrollView", "ignoresSafeArea"]
  private static let paddings: Set = ["padding", "safeAreaPadding"]

  /// Whether a view sticks out of one around it, and is not meant to.
  func isOut(_ node: NodeID, _ axis: Axis) -> Bool { exceeded(by: node, axis) != nil }

  /// Whether the whole scene is larger than its canvas.
  func exceedsCanvas(_ axis: Axis) -> Bool { size(1)[axis] > (canvas[axis] ?? .infinity) + 0.01 }

  /// The nearest view around that does not hold what counts of it, unless it is not meant to, as the rule of trouble has it.
  func exceeded(by node: NodeID, _ axis: Axis) -> NodeID? {
    var (low, high) = bounds(node, axis)
    var inner = node
    while let holder = parent(inner), !Self.moving.contains(record(holder).kind), !scrolls(holder, axis) {
      let rect = bounds(holder, axis)
      if isClipped(holder) || Self.paddings.contains(record(holder).kind) {
        (low, high) = (max(low, rect.low), min(high, rect.high))
      } else if low < rect.low - 0.01 || high > rect.high + 0.01 {
        return overflow(inner, axis)?.isMeant == true ? nil : holder
      }
      inner = holder
    }
    return nil
  }

  private func bounds(_ node: NodeID, _ axis: Axis) -> (low: Double, high: Double) {
    let rect = absolute(node)
    return (rect.origin[axis], rect.origin[axis] + rect.size[axis])
  }
}
