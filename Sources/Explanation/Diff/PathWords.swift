import LayoutModel

/// The path of a cause, in words.
struct PathWords {
  let pair: LayoutPair

  /// The way of a cause in words, those numbers left out that only hand on what the one before said: three at most, the last one
  /// always, and the offer in between by which something became longer for what became shorter.
  func words(_ way: [Quantity]) -> [String] {
    var told: [(quantity: Quantity, values: (before: Double?, after: Double?))] = []
    for quantity in way where !quantity.isUnsaid {
      let values = pair.values(quantity)
      // Of a stack that is another one now.
      if case .gap = quantity.aspect, values.before == nil || values.after == nil { continue }
      // Of a column or row, which is told instead of a slot or a Grid as long as it, it is said which cell makes it so long, and of a state whose size it is.
      let isNamed = told.last?.quantity.isTrack == true || quantity.isState
      if let last = told.last, !isNamed, last.quantity.axis == quantity.axis, last.values.before == values.before, last.values.after == values.after {
        // The same number further up: who said it first is who said it.
        if quantity.isTrack || last.quantity.aspect == quantity.aspect { told[told.count - 1] = (quantity, values) }
        continue
      }
      told.append((quantity, values))
    }
    guard told.count > 3, let last = told.last else { return told.map { sentence($0.quantity, $0.values) } }
    let turn = turningOffer(told.map(\.quantity))
    return (told.prefix(2) + [turn.map { told[$0] }, last].compactMap { $0 }).map { sentence($0.quantity, $0.values) }
  }

  /// Of the steps of a way that are not told the last offer that goes the way of the second step, where the last step goes the other way.
  private func turningOffer(_ way: [Quantity]) -> Int? {
    guard let last = way.last, way[1].axis == last.axis, let one = pair.change(way[1]), let other = pair.change(last), one * other < 0 else { return nil }
    return way.indices.dropFirst(2).dropLast().last { way[$0].isOffer && way[$0].axis == last.axis && (pair.change(way[$0]) ?? 0) * one > 0 }
  }

  /// `row offered title 96 → 116 wide`.
  private func sentence(_ quantity: Quantity, _ values: (before: Double?, after: Double?)) -> String {
    func number(_ value: Double?, _ isPlaced: Bool) -> String { value?.short ?? (isPlaced ? "nil" : "nothing") }
    let isPlaced = pair.a.nodes[quantity.node].place != nil
    let change = "\(number(values.before, isPlaced)) → \(number(values.after, isPlaced))"
    let long = quantity.axis == .horizontal ? "wide" : "high", name = pair.a.words(quantity.node)
    switch quantity.aspect {
    case .size: return "\(name) became \(change) \(long)"
    case .proposal, .served:
      return "\(offerer(of: quantity.node).map { "\($0) offered \(name)" } ?? "\(name) is offered") \(change) \(long)"
    case .track(let number): return "\(quantity.axis == .horizontal ? "column" : "row") \(number + 1) of \(name) became \(change) \(long)"
    case .gap: return "the gap before \(name) became \(change)"
    case .least: return "\(name) can be \(change) \(long) at least"
    case .turn:
      let holder = pair.a.cells[pair.a.unit(of: quantity.node)[0]].map { pair.a.words($0.grid) } ?? offerer(of: pair.a.unit(of: quantity.node)[0])
      return "\(pair.a.words(pair.a.nodes[quantity.node].view))'s turn\(holder.map { " in \($0)" } ?? "") became \(change)"
    case .state(let state):
      let read =
        pair.states[state].readers.after.map { pair.b.nodes[pair.b.nodes[$0].view].key }
        ?? pair.states[state].readers.before.map { pair.a.nodes[pair.a.nodes[$0].view].key }
      return "\(pair.states[state].name).\(quantity.axis.dimension)\(read.map { ", read from \($0)," } ?? "") became \(change)"
    case .left, .order, .within, .gaps: return ""
    case .position:
      let isUp = (values.after ?? 0) < (values.before ?? 0)
      return "\(name) moved \(change) \(quantity.axis == .horizontal ? "across" : isUp ? "up" : "down")"
    }
  }

  /// Who offers in both layouts; nil where a modifier in between stands in one only.
  private func offerer(of node: Int) -> String? {
    let parent = pair.a.nodes[node].parent, around = pair.matching.later[node].flatMap { pair.b.nodes[$0].parent }
    guard let parent, let around else { return parent == nil && around == nil ? "the canvas" : nil }
    return pair.matching.later[parent] == around ? pair.a.words(parent) : nil
  }
}
