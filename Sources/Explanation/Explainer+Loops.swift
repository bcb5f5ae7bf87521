import LayoutModel
import TraceStore

/// What a chain need not say: where it comes back to where it was, and what somebody further in has no regard to.
extension Explainer {
  /// A rule that fired, the row it fired with, along which axis.
  typealias Fired = (rule: ExplanationRule, row: [String: SQLValue], axis: Axis)

  /// The indices of what is left of a chain, the node first, when it does not say twice how the same number came about.
  ///
  /// A ZStack is as wide as its largest view and, placing, offers that view just this: between the view's answer and the same answer again
  /// nothing is new. One of them and what lies between go, unless they have something to take away that the rest has not.
  static func withoutLoops(_ fired: [Fired]) -> [Int] {
    struct Key: Hashable {
      let rule: String, axis: Axis, by: Int64?, value: Double?
      init(_ one: Fired) { (rule, axis, by, value) = (one.rule.name, one.axis, one.row["by_id"]?.integer, one.row["value"]?.number) }
    }
    let edits = ["edit", "greedy_edit"], beside = Set(edits + ["content_edit", "label", "because"])
    func words(_ one: Fired) -> [String: SQLValue] { one.row.filter { !beside.contains($0.key) } }
    func hasNoMore(_ some: Range<Int>, than others: [Int]) -> Bool {
      func all(_ indices: [Int]) -> Set<Substring> {
        Set(indices.flatMap { index in edits.flatMap { fired[index].row[$0]?.text?.split(separator: "\n") ?? [] } })
      }
      return all(Array(some)).isSubset(of: all(others))
    }
    let last = fired.indices.reduce(into: [Key: Int]()) { $0[Key(fired[$1])] = $1 }
    var kept: [Int] = []
    var index = 0
    while index < fired.count {
      kept.append(index)
      if let again = last[Key(fired[index])], again > index, words(fired[again]) == words(fired[index]) {
        if hasNoMore(index + 1..<again + 1, than: kept + Array(again + 1..<fired.count)) {
          index = again
        } else if hasNoMore(index..<again, than: kept.dropLast() + Array(again..<fired.count)) {
          kept[kept.count - 1] = again
          index = again
        }
      }
      index += 1
    }
    return kept
  }

  /// The places in a chain, the canvas first, of the offers that a later one has no regard to: above a frame with a length of its own all but the
  /// canvas's, above what proposes nil all but that and the nearest, which the ideal length may go beyond.
  static func overruled(_ chain: [Fired]) -> Set<Int> {
    var overruled: Set<Int> = []
    for (place, one) in chain.enumerated() {
      guard let sparesNearest = ["Offer/fixed_frame": false, "Offer/fixed_size": true, "Offer/scroll_nil": true][one.rule.name] else { continue }
      let above = chain[..<place].indices.reversed().prefix { index in
        let other = chain[index]
        return other.axis == one.axis && (other.rule.ask == .offer || other.rule.ask == .room) && other.rule.name != "Offer/canvas"
      }
      let nearest = sparesNearest ? above.first { chain[$0].row["fold"]?.integer != 1 } : nil
      overruled.formUnion(above.filter { $0 < nearest ?? place })
    }
    return overruled
  }
}
