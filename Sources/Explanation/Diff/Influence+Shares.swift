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
    /// Of the fewest that could have changed their turns.
    var isMoved = false
    func isServed(before other: Member) -> (before: Bool, after: Bool) { (before.turn < other.before.turn, after.turn < other.after.turn) }
  }

  /// How a stack served its children, as far as it differs.
  struct Serving {
    var roots: [Int] = []
    var members: [Int: Member] = [:]
    /// Children that took another length, by their turns, that can be shorter or longer than before, and that changed turns.
    var takers: [Member] = [], least: [Member] = [], moved: [Member] = []
    var gaps: [Quantity] = []
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
      add(Quantity(node: taker.node, aspect: .size, axis: axis), -1)
    }
    for other in serving.least where other.before.priority < own.before.priority && other.after.priority < own.after.priority {
      add(Quantity(node: other.node, aspect: .least, axis: axis), -1)
    }
    addTurns(&found, own, serving, axis)
    return found.isEmpty ? laterOnes(holder, slot, axis) : found
  }

  /// What those had or left that were served before this child in one layout, and after it in the other: the rest of what it is offered more.
  private func addTurns(_ found: inout Sources, _ own: Member, _ serving: Serving, _ axis: Axis) {
    let others = serving.moved.filter { other in
      let isFirst = other.isServed(before: own)
      return other.slot != own.slot && isFirst.before != isFirst.after
    }
    let moved = own.isMoved ? [own] : others
    if moved.isEmpty { return }
    var rest: Double?
    if let before = own.before.offered, let after = own.after.offered, found.numbers.allSatisfy({ found.parts[$0] != nil }) {
      rest = (after - before) * Double(max(own.before.sharers, 1)) - found.parts.values.reduce(0, +)
    }
    for member in moved {
      let quantity = Quantity(node: member.node, aspect: .turn, axis: axis)
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
        let kinds: Set = ["layoutPriority"]
        let named = roots(ofUnit: child, in: a, kinds: kinds) + roots(ofUnit: partner, in: b, kinds: kinds)
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
    let isSamePriority = members.allSatisfy { $0.before.priority == $0.after.priority }
    // Another priority says itself who is served earlier.
    let kept = isSamePriority ? TreeMatching.longestRise(members.map(\.after.turn)) : Set(members.indices)
    for index in members.indices where !kept.contains(index) {
      let member = members[index]
      serving.members[member.slot]?.isMoved = true
      turns[member.node] = (Double(member.before.turn), Double(member.after.turn))
      serving.moved.append(member)
    }
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
