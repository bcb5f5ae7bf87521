import LayoutModel
import TraceStore

/// Which of its children a ViewThatFits shows, and why another one than before.
struct ViewChoices {
  let pair: LayoutPair

  /// A candidate: its place among the children, by index in its layout.
  private struct Choice {
    /// The ViewThatFits in both layouts.
    let fits: (before: Int, after: Int)
    /// The children it shows.
    let shown: (before: Int, after: Int)
  }

  private func choice(_ node: Int) -> Choice? {
    guard pair.a.nodes[node].traits.contains(.chooses), let other = pair.matching.later[node],
      let was = pair.a.nodes[node].children.first(where: { pair.a.nodes[$0].place != nil }),
      let now = pair.b.nodes[other].children.first(where: { pair.b.nodes[$0].place != nil }),
      pair.matching.later[pair.a.nodes[was].view] != pair.b.nodes[now].view
    else { return nil }
    return Choice(fits: (node, other), shown: (was, now))
  }

  /// A choice hangs on how large the view would like to be that fits in one layout only, and on what is offered; what comes out, on the two
  /// that are shown as well. Candidates that are shown in neither do nothing: they do not fit, or stand behind one that does.
  func sources(_ node: Int) -> Sources? {
    guard let choice = choice(node) else { return nil }
    let (was, now) = (pair.a.nodes[choice.shown.before].view, pair.b.nodes[choice.shown.after].view)
    func inside(_ side: RecordedLayout, _ views: [Int?], _ roots: (Int) -> [Int]) -> [Int] {
      views.compactMap { $0 }.flatMap { view in (side.unit(of: view)[0]...side.nodes[view].last).flatMap(roots) }
    }
    let found =
      pair.rootsBefore(choice.fits.before) + pair.rootsAfter(choice.fits.after) + inside(pair.a, [was, pair.matching.earlier[now]], pair.rootsBefore)
      + inside(pair.b, [now, pair.matching.later[was]], pair.rootsAfter) + pair.outside([.environment])
    return Sources(roots: Array(Set(found)).sorted()) + pair.first(Axis.allCases.map { Quantity(node: node, aspect: .proposal, axis: $0) })
  }

  /// The way up to a ViewThatFits that shows another child, with `fits shows short instead of long: long wants to be 96 → 104 wide, and is offered 100`.
  func end(of way: [Quantity]) -> (way: [Quantity], choice: String?) {
    // What is shown in one layout only has no number of its own to follow.
    if let start = way.first, let other = pair.matching.later[start.node], (pair.a.nodes[start.node].place == nil) != (pair.b.nodes[other].place == nil) {
      var next = pair.a.nodes[start.node].parent
      while let node = next {
        if let choice = choice(node) { return ([start], words(choice)) }
        next = pair.a.nodes[node].parent
      }
    }
    for (index, quantity) in way.enumerated() where quantity.aspect != .proposal {
      if let choice = choice(quantity.node) { return (Array(way.prefix(index + 1)), words(choice)) }
    }
    return (way, nil)
  }

  private func words(_ choice: Choice) -> String {
    let text =
      "\(pair.a.words(choice.fits.before)) shows \(pair.b.words(pair.b.nodes[choice.shown.after].view)) instead of \(pair.a.words(pair.a.nodes[choice.shown.before].view))"
    // The first of both in order is the one that fits in one layout, and not in the other.
    let isEarlier = pair.a.nodes[choice.shown.before].ordinal < pair.b.nodes[choice.shown.after].ordinal
    let candidate = isEarlier ? pair.a.nodes[choice.shown.before].view : pair.matching.earlier[pair.b.nodes[choice.shown.after].view]
    guard let candidate, let later = pair.matching.later[candidate], let before = ideal(pair.a, candidate), let after = ideal(pair.b, later) else {
      return text
    }
    let offers = (pair.a.nodes[choice.fits.before].place?.proposal, pair.b.nodes[choice.fits.after].place?.proposal)
    let (need, offer) = isEarlier ? (after, offers.1) : (before, offers.0)
    guard let axis = Axis.allCases.first(where: { axis in offer?[axis].map { need[axis] > $0 } ?? false }) else { return text }
    func change(_ one: Double?, _ two: Double?) -> String {
      pair.differs(one, two) ? "\(one?.short ?? "nil") → \(two?.short ?? "nil")" : two?.short ?? "nil"
    }
    return text + ": \(pair.a.words(candidate)) wants to be \(change(before[axis], after[axis])) \(axis == .horizontal ? "wide" : "high"), "
      + "and is offered \(change(offers.0?[axis], offers.1?[axis]))"
  }

  /// What a candidate would like to be, as the ViewThatFits was told when it was placed; nil if it was not asked in this pass.
  private func ideal(_ side: RecordedLayout, _ view: Int) -> Size? {
    let slot = side.nodes[side.unit(of: view)[0]].id
    let row = try? side.trace.row(
      """
      SELECT reply_width, reply_height FROM call JOIN reason ON reason.id = call.reason_id AND reason.name = 'fits-ideal'
      WHERE node_id = :node AND pass_id = :pass AND reply_width IS NOT NULL ORDER BY call.id DESC LIMIT 1
      """, ["node": .integer(Int64(slot)), "pass": .integer(Int64(side.pass.id))])
    guard let row, let width = row["reply_width"]?.number, let height = row["reply_height"]?.number else { return nil }
    return Size(width, height)
  }
}
