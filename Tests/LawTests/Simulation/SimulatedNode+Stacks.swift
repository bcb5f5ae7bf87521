import LayoutModel

// Stacks, and what their views keep from one another.
extension SimulatedNode {
  /// Views one after the other, each with its share.
  func stack(_ axis: Axis, _ spacing: Double?, _ alignment: String, _ p: Proposal) -> (size: Size, placed: [Placed]) {
    if children.isEmpty { return (.zero, []) }
    let gaps = zip(children, children.dropFirst()).map { spacing ?? SimulatedEdges.distance($0, $1, axis) }
    let answers = shares(axis, p, less: gaps.reduce(0, +))
    // Across, the views meet at the line; it is part of the stack.
    let starts = zip(children, answers).map { -$0.guide(alignment, axis.cross, $1) }
    let low = min(0, starts.min() ?? 0), high = max(0, zip(starts, answers).map { $0 + $1.size[axis.cross] }.max() ?? 0)
    var (placed, position) = ([Placed](), 0.0)
    for (index, child) in children.enumerated() {
      var origin = Point.zero
      (origin[axis], origin[axis.cross]) = (position, starts[index] - low)
      placed.append(Placed(child: child, origin: origin, answer: answers[index]))
      position += answers[index].size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    return (Size(axis, main: position, cross: high - low), placed)
  }

  /// What each child answers to what it is offered.
  private func shares(_ axis: Axis, _ p: Proposal, less gaps: Double) -> [Answer] {
    func offer(_ length: Double?) -> Proposal {
      var offer = p
      offer[axis] = length
      return offer
    }
    guard let length = p[axis] else { return children.map { $0.answer(offer(nil)) } }
    let least = children.map { $0.size(offer(0))[axis] }, most = children.map { $0.size(offer(.infinity))[axis] }
    var (left, answers) = (length - gaps, [Answer?](repeating: nil, count: children.count))
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    for (turn, priority) in priorities.enumerated() {
      var group = children.indices.filter { children[$0].priority == priority }
      let later = children.indices.filter { children[$0].priority < priority }
      // Those that are served later keep their least.
      left += turn == 0 ? 0 : group.reduce(0) { $0 + least[$1] }
      if turn == 0 { left -= later.reduce(0) { $0 + least[$1] } }
      // The least flexible first; of those that take everything the one that needs most.
      group.sort { a, b in
        let (x, y) = (most[a] - least[a], most[b] - least[b])
        if x != y { return x < y }
        if x == .infinity, least[a] != least[b] { return least[a] > least[b] }
        return a < b
      }
      for (served, child) in group.enumerated() {
        let answer = children[child].answer(offer(max(0, left / Double(group.count - served))))
        answers[child] = answer
        let rest = left - answer.size[axis]
        if !rest.isNaN { left = rest }
      }
    }
    return answers.compactMap { $0 }
  }

  /// Views on one another: those of the highest priority say how large it is.
  func pile(_ horizontal: String, _ vertical: String, _ p: Proposal) -> (size: Size, placed: [Placed]) {
    if children.isEmpty { return (.zero, []) }
    let answers = children.map { $0.answer(p) }, highest = children.map(\.priority).max() ?? 0
    var (line, size) = (Point.zero, Size.zero)
    for (axis, guide) in [(Axis.horizontal, horizontal), (.vertical, vertical)] {
      let first = zip(children, answers).filter { $0.0.priority == highest }
      if first.contains(where: { $0.1.size[axis] == .infinity }) {
        (line[axis], size[axis]) = (0, .infinity)
        continue
      }
      let before = first.map { $0.0.guide(guide, axis, $0.1) }.max() ?? 0
      let after = first.map { $0.1.size[axis] - $0.0.guide(guide, axis, $0.1) }.max() ?? 0
      (line[axis], size[axis]) = (before, before + after)
    }
    let placed = zip(children, answers).map { child, answer in
      Placed(
        child: child, origin: Point(line.x - child.guide(horizontal, .horizontal, answer), line.y - child.guide(vertical, .vertical, answer)), answer: answer)
    }
    return (size, placed)
  }

  /// Where a child goes whose guides are to meet those of a box.
  func aligned(_ child: SimulatedNode, _ answer: Answer, in box: Size, _ horizontal: String, _ vertical: String) -> Placed {
    func line(_ guide: String, _ axis: Axis) -> Double {
      switch guide {
      case "leading", "top": 0
      case "center": box[axis] / 2
      default: box[axis]
      }
    }
    return Placed(
      child: child,
      origin: Point(
        line(horizontal, .horizontal) - child.guide(horizontal, .horizontal, answer), line(vertical, .vertical) - child.guide(vertical, .vertical, answer)),
      answer: answer)
  }
}

/// What a view wants between itself and its neighbours at an edge: by whom it borders, or whoever it is.
struct SimulatedEdges {
  enum Neighbour: Hashable { case anyone, textAbove, textBelow, text }

  private var edges: [Edge: [Neighbour: Double]]

  /// A view that has no wish but not to stand closer to a text than the text wants.
  static let plain = SimulatedEdges(edges: [.top: [.textAbove: 0], .bottom: [.textBelow: 0], .leading: [:], .trailing: [:]])
  static let none = SimulatedEdges(edges: Dictionary(uniqueKeysWithValues: Edge.allCases.map { ($0, [.anyone: 0]) }))

  /// Two views that meet at edges: the largest of the wishes that are about the other one; 8 where neither has any.
  static func distance(_ first: SimulatedNode, _ second: SimulatedNode, _ axis: Axis) -> Double {
    let trailing = first.edges.edges[axis == .horizontal ? .trailing : .bottom] ?? [:],
      leading = second.edges.edges[axis == .horizontal ? .leading : .top] ?? [:]
    let shared = trailing.keys.filter { $0 != .anyone && leading[$0] != nil }
    // Two texts stand as close as their lines.
    if let most = shared.map({ (trailing[$0] ?? 0) + (leading[$0] ?? 0) }).max() { return most }
    return [trailing[.anyone], leading[.anyone]].compactMap { $0 }.max() ?? 8
  }

  /// With edges as a plain view has them.
  func plain(_ reset: [Edge]) -> SimulatedEdges {
    var edges = self
    for edge in reset { edges.edges[edge] = Self.plain.edges[edge] }
    return edges
  }

  /// Of several views at an edge each wish counts, one that is about anyone only if all have it.
  static func together(_ several: [SimulatedEdges], _ edge: Edge) -> [Neighbour: Double] {
    var all: [Neighbour: Double] = [:]
    for one in several { all.merge(one.edges[edge] ?? [:]) { max($0, $1) } }
    if several.contains(where: { $0.edges[edge]?[.anyone] == nil }) { all[.anyone] = nil }
    return all
  }

  init(edges: [Edge: [Neighbour: Double]]) { self.edges = edges }
}

extension SimulatedNode {
  fileprivate var edges: SimulatedEdges {
    switch view.kind {
    case .color, .circle, .divider, .image, .position: return .plain
    // 20 high, 15 of them above the baseline; a tenth of that, in whole pixels, is kept free of letters.
    case .text:
      let (ascent, descent, free) = (15.0, 5.0, 2.0), capitals = ascent * 0.704590 / 0.952148
      return SimulatedEdges(edges: [
        .top: [.text: 0, .textBelow: descent + free], .bottom: [.text: 0, .textAbove: max(ascent + descent + free - capitals, descent + free)],
        .leading: [:], .trailing: [:],
      ])
    case .spacer:
      return orientation.map { SimulatedEdges.none.plain($0 == .horizontal ? [.top, .bottom] : [.leading, .trailing]) } ?? .none
    case .stack(let axis, _, _):
      if isElided { return children[0].edges }
      guard let first = children.first, let last = children.last else { return .none }
      let all = children.map(\.edges)
      let ends: (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom),
        sides: [Edge] = axis == .horizontal ? [.top, .bottom] : [.leading, .trailing]
      var edges = Dictionary(uniqueKeysWithValues: sides.map { ($0, SimulatedEdges.together(all, $0)) })
      edges[ends.0] = SimulatedEdges.together([first.edges], ends.0)
      edges[ends.1] = SimulatedEdges.together([last.edges], ends.1)
      return SimulatedEdges(edges: edges)
    case .zStack:
      if isElided { return children[0].edges }
      let highest = children.map(\.priority).max()
      let first = children.filter { $0.priority == highest }.map(\.edges)
      if first.isEmpty { return .none }
      return SimulatedEdges(edges: Dictionary(uniqueKeysWithValues: Edge.allCases.map { ($0, SimulatedEdges.together(first, $0)) }))
    case .padding(let insets): return children[0].edges.plain(Edge.allCases.filter { insets[$0] ?? 0 != 0 })
    case .frame(let width, let height, _, _): return framed(width != nil, height != nil)
    case .flexible(let width, let height, _, _): return framed(!width.isEmpty, !height.isEmpty)
    case .fixedSize, .aspectRatio, .priority, .offset, .layer: return children[0].edges
    }
  }

  /// A frame that sets lengths is a view of its own at those edges, but around a Spacer, which stays one.
  private func framed(_ horizontal: Bool, _ vertical: Bool) -> SimulatedEdges {
    if children[0].isSpacer { return children[0].edges }
    return children[0].edges.plain((horizontal ? [.leading, .trailing] : []) + (vertical ? [.top, .bottom] : []))
  }

  private var isSpacer: Bool {
    switch view.kind {
    case .spacer: true
    case .stack, .zStack: isElided && children[0].isSpacer
    case .frame, .flexible, .fixedSize, .aspectRatio, .priority, .offset, .layer: children[0].isSpacer
    case .padding(let insets): insets.values.allSatisfy { $0 == 0 } && children[0].isSpacer
    default: false
    }
  }
}
