import Explanation
import LayoutEngine
import LayoutModel

/// What would be without a view's size being read.
extension Decider {
  /// Adds to an answer what would be without the one reader of a size that changes most: of those whose sizes the chain is computed from,
  /// else of those that wrote the states that the view came with. What the others of these wrote is no news. A reader that reads back what is
  /// computed from it changes nothing by being away: what would be if it read the view's own length is said instead, and is the most telling.
  mutating func addReading(to explanation: inout Explanation, _ node: NodeID) {
    for steps in [explanation.axes.flatMap(\.steps).filter { $0.rule.hasPrefix("Read/") }, explanation.states] {
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
  private mutating func outcome(_ step: Step, _ explanation: Explanation, _ node: NodeID) -> Outcome? {
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

  mutating func outcome(_ edit: StepEdit, _ explanation: Explanation, _ node: NodeID) -> Outcome? {
    guard let label = edit.label, let edited = layOut([edit.words]) else { return nil }
    let frame = frame(of: node, in: edited)
    let axes = explanation.axes.filter { axis in frame.map { !$0.hasSame(explanation.subject, axis.axis, axis.value) } ?? true }
    if axes.isEmpty { return (nil, 0) }
    var consequence = Consequence(edit: edit.words, label: label, pointer: edit.nodes.first?.pointer, size: frame?.size, others: [], axes: axes.map(\.axis))
    consequence.origin = frame?.origin
    let change = axes.reduce(0) { sum, axis in
      guard let frame else { return .infinity }
      let now = explanation.subject == .size ? frame.size[axis.axis] : frame.origin[axis.axis]
      return sum + abs(now - axis.value)
    }
    return (consequence, change)
  }
}
