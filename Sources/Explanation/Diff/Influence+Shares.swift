import LayoutModel

/// What a stack offers a child: its own offer, less what it keeps between its children, what those took that were served before, and what it
/// holds back for those of lower priority.
extension Influence {
  /// A child that is in both layouts.
  struct Member {
    let slot: Int
    /// It or its view.
    let node: Int
    let before: RecordedLayout.Share
    let after: RecordedLayout.Share
    func isServed(before other: Member) -> (before: Bool, after: Bool) { (before.turn < other.before.turn, after.turn < other.after.turn) }
  }

  /// How a stack served its children, as far as it differs.
  struct Serving {
    var roots: [Int] = []
    var members: [Int: Member] = [:]
    /// Children that took another length, by their turns, and that can be shorter or longer than before.
    var takers: [Member] = [], least: [Member] = []
    var gaps: [Quantity] = []
    var isReordered = false
  }

  func served(_ holder: Int, _ around: Int, _ slot: Int, _ now: Int, _ axis: Axis) -> Sources {
    let serving = servings[holder] ?? serving(holder, around, axis)
    servings[holder] = serving
    guard let own = serving.members[slot] else { return Sources(roots: serving.roots) + first([Quantity(node: holder, aspect: .proposal, axis: axis)]) }
    var found = Sources(roots: serving.roots)
    func add(_ quantity: Quantity, _ sign: Double) {
      found.numbers.append(quantity)
      if let change = change(quantity), change.isFinite { found.parts[quantity] = sign * change }
    }
    let proposal = Quantity(node: holder, aspect: .proposal, axis: axis)
    if differs(proposal) { add(proposal, 1) }
    for gap in serving.gaps { add(gap, -1) }
    // Those that came first are enough: whoever took another length after them did so because of them.
    for taker in serving.takers.prefix(64) where taker.slot != slot && taker.isServed(before: own) == (true, true) {
      let size = Quantity(node: taker.node, aspect: .size, axis: axis)
      if differs(size) { add(size, -1) }
      // A modifier around it in one layout only took something as well.
      if differs(change(size), taker.after.took - taker.before.took) { found.roots += resizing(taker.node, axis) }
    }
    for other in serving.least where other.before.priority < own.before.priority && other.after.priority < own.after.priority {
      add(Quantity(node: other.node, aspect: .least, axis: axis), -1)
    }
    addTurns(&found, own, serving, axis)
    return found.isEmpty ? laterOnes(holder, slot, axis) : found
  }

  /// What those had or left that were served before this child in one layout, and after it in the other: the rest of what it is offered more. The
  /// turns of those changed that can be shorter or longer than before.
  private func addTurns(_ found: inout Sources, _ own: Member, _ serving: Serving, _ axis: Axis) {
    guard serving.isReordered else { return }
    let others = serving.members.values.filter { other in
      let isFirst = other.isServed(before: own)
      return other.slot != own.slot && isFirst.before != isFirst.after
    }
    if others.isEmpty { return }
    let changed = (others + [own]).filter { differs($0.before.minimum, $0.after.minimum) || differs($0.before.maximum, $0.after.maximum) }
    let moved = (changed.isEmpty ? others : changed).sorted { $0.slot < $1.slot }.prefix(16)
    var rest: Double?
    if let before = own.before.offered, let after = own.after.offered, found.numbers.allSatisfy({ found.parts[$0] != nil }) {
      rest = (after - before) * Double(max(own.before.sharers, 1)) - found.parts.values.reduce(0, +)
    }
    for member in moved {
      let quantity = Quantity(node: member.node, aspect: .turn, axis: axis)
      turns[member.node] = (Double(member.before.turn), Double(member.after.turn))
      found.numbers.append(quantity)
      if let rest, rest.isFinite { found.parts[quantity] = rest / Double(moved.count) }
    }
  }

  private func serving(_ holder: Int, _ around: Int, _ axis: Axis) -> Serving {
    var serving = Serving()
    let later = Dictionary(b.nodes[around].children.map { (b.nodes[$0].view, $0) }) { $1 }
    var met: Set<Int> = []
    for child in a.nodes[holder].children {
      let view = a.nodes[child].view
      guard let partner = matching.later[view].flatMap({ later[$0] }) else {
        serving.roots += roots(ofUnit: child, in: a)
        continue
      }
      met.insert(partner)
      guard let was = a.shares[child], let isNow = b.shares[partner] else { continue }
      serving.members[child] = Member(slot: child, node: matching.later[child] == nil ? view : child, before: was, after: isNow)
      if was.priority != isNow.priority {
        // Who takes first comes before what is taken.
        let named = roots(ofUnit: child, in: a) { $0.contains(.setsPriority) } + roots(ofUnit: partner, in: b) { $0.contains(.setsPriority) }
        serving.roots += named.isEmpty ? roots(ofUnit: child, in: a) + roots(ofUnit: partner, in: b) : named
      }
    }
    for child in b.nodes[around].children where !met.contains(child) { serving.roots += roots(ofUnit: child, in: b) }
    serving.roots = Array(Set(serving.roots)).sorted()
    serving.gaps = gaps(before: a.nodes[holder].children, axis)
    order(&serving)
    return serving
  }

  private func order(_ serving: inout Serving) {
    let members = serving.members.values.sorted { $0.before.turn < $1.before.turn }
    // Another priority says itself who is served earlier.
    serving.isReordered =
      members.allSatisfy { $0.before.priority == $0.after.priority } && zip(members, members.dropFirst()).contains { $0.after.turn > $1.after.turn }
    serving.takers = members.filter { $0.before.priority == $0.after.priority && differs($0.before.took, $0.after.took) }
    serving.least = members.filter { $0.before.priority == $0.after.priority && differs($0.before.minimum, $0.after.minimum) }
  }

  /// What is held back for the others depends on how short they can be.
  private func laterOnes(_ holder: Int, _ slot: Int, _ axis: Axis) -> Sources {
    let siblings = a.nodes[holder].children.filter { $0 != slot }
    let found = siblings.flatMap { child in roots(ofUnit: child, in: a) }
    return found.isEmpty ? first(siblings.map { Quantity(node: $0, aspect: .size, axis: axis) }) : Sources(roots: found)
  }

  /// How short a child of a stack can be, by its slot or its view.
  func least(_ node: Int) -> (before: Double?, after: Double?) {
    (a.shares[a.unit(of: node)[0]]?.minimum, matching.later[node].flatMap { b.shares[b.unit(of: $0)[0]]?.minimum })
  }

  /// How short and how long a view can be hangs on what is in it, and on what is offered across the stack.
  func rangeSources(_ node: Int, _ other: Int, _ axis: Axis) -> Sources {
    let slot = a.unit(of: node)[0], now = b.unit(of: other)[0]
    let inside = (slot...a.nodes[a.nodes[slot].view].last).flatMap(rootsBefore) + (now...b.nodes[b.nodes[now].view].last).flatMap(rootsAfter)
    let found = Array(Set(inside + inner(slot))).sorted()
    return found.isEmpty ? first([Quantity(node: node, aspect: .proposal, axis: axis.cross)]) : Sources(roots: found)
  }
}
