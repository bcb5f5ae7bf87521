import LayoutModel
import TraceStore

/// What differs between two recorded layouts, and why: every node whose size or place is another, by the difference of the scenes it comes from.
package struct TraceDiff: Sendable {
  package struct Node: Sendable {
    /// In the first layout; a node without a name may have another number in the second.
    package var key: String
    package var keyAfter: String
    package var kind: String
    package var title: String
    package var pointer: String?
    package var before: Rect?
    package var after: Rect?
    /// Axes along which its size differs.
    package var axes: [Axis]
    /// How it came about, from the node back to the cause: `row offered title 96 → 116 wide`.
    package var way: [String]
    /// It has its size and only stands elsewhere.
    package var isMove: Bool { axes.isEmpty && before != nil && after != nil }
  }

  /// Nodes that hang on the same differences.
  package struct Group: Sendable {
    /// Empty where no cause was found.
    package var causes: [SceneDifference]
    package var nodes: [Node]
  }

  /// A view or modifier that stands in one scene only.
  package struct Lone: Sendable {
    package var key: String
    package var kind: String
    package var title: String
    package var pointer: String?
    package var frame: Rect?
    /// It came or went with its view, or with what is around that.
    package var isAlong: Bool
  }

  package var groups: [Group]
  package var added: [Lone]
  package var removed: [Lone]
  /// What differs in the scenes and changes no size and no place.
  package var idle: [SceneDifference]
  /// Of how the traces were recorded, where it differs: `layouttrace is 0.2.0, was 0.1.0`.
  package var notes: [String]
  /// Nodes that are in both.
  package var matched: Int

  /// No size and no place differs, and both have the same nodes.
  package var isEmpty: Bool { groups.isEmpty && added.isEmpty && removed.isEmpty }
  package var changed: [Node] { groups.flatMap(\.nodes) }
}

extension TraceDiff {
  /// - Parameter only: the node of the first layout to look at; nil for all.
  /// - Parameter tolerance: points by which numbers may differ and still count as the same.
  package init(_ a: RecordedLayout, _ b: RecordedLayout, only: TraceNode? = nil, tolerance: Double) throws {
    let matching = TreeMatching(a, b)
    let differences = try SceneDifference.all(a, b, matching)
    let influence = Influence(a, b, matching, differences, tolerance: tolerance)
    var groups: [(roots: [Int], nodes: [Node])] = []
    var places: [[Int]: Int] = [:]
    for index in a.nodes.indices where only.map({ $0.id == a.nodes[index].id }) ?? true {
      guard let change = NodeChange(index, influence) else { continue }
      let place = places[change.roots] ?? groups.count
      if place == groups.count {
        groups.append((change.roots, []))
        places[change.roots] = place
      }
      // A way is worth its search where it is read.
      groups[place].nodes.append(change.node(withWay: groups[place].nodes.count < Self.ways))
    }
    self.groups = groups.map { group in Group(causes: group.roots.map { differences[$0] }, nodes: group.nodes) }
      .sorted { $0.nodes.count { !$0.isMove } > $1.nodes.count { !$0.isMove } }
    let used = Set(groups.flatMap(\.roots))
    let isWhole = only == nil
    idle = isWhole ? differences.indices.filter { !used.contains($0) }.map { differences[$0] } : []
    removed = isWhole ? a.nodes.indices.filter { matching.later[$0] == nil }.map { Lone(a, $0) { matching.later[$0] == nil } } : []
    added = isWhole ? b.nodes.indices.filter { matching.earlier[$0] == nil }.map { Lone(b, $0) { matching.earlier[$0] == nil } } : []
    matched = matching.later.count { $0 != nil }
    notes = try RecordedLayout.facts.compactMap { key, words in
      let (before, after) = (try a.trace.meta(key) ?? "unknown", try b.trace.meta(key) ?? "unknown")
      return before == after ? nil : "\(words) is \(after), was \(before)"
    }
  }

  /// Nodes of a group of which it is said how they came about.
  package static let ways = 40
}

extension TraceDiff.Lone {
  fileprivate init(_ side: RecordedLayout, _ index: Int, _ isAlone: (Int) -> Bool) {
    let node = side.nodes[index]
    self.init(
      key: node.key, kind: node.kind, title: side.title(index), pointer: node.pointer, frame: node.place?.frame,
      isAlong: !SceneDifference.isTopmost(index, side, isAlone))
  }
}

/// One node that differs.
private struct NodeChange {
  let index: Int
  let other: Int
  let influence: Influence
  let quantities: [Quantity]
  /// What its size hangs on; what its place does where the size is the same.
  let roots: [Int]

  /// nil if it does not differ.
  init?(_ index: Int, _ influence: Influence) {
    guard let other = influence.matching.later[index] else { return nil }
    let (before, after) = (influence.a.nodes[index].place, influence.b.nodes[other].place)
    if before == nil, after == nil { return nil }
    func differing(_ aspect: Quantity.Aspect) -> [Quantity] {
      Axis.allCases.map { Quantity(node: index, aspect: aspect, axis: $0) }.filter(influence.differs)
    }
    let sizes = differing(.size), found = sizes.isEmpty ? differing(.position) : sizes
    if found.isEmpty { return nil }
    (self.index, self.other, self.influence, quantities) = (index, other, influence, found)
    roots = Array(Set(found.flatMap(influence.roots))).sorted()
  }

  func node(withWay: Bool) -> TraceDiff.Node {
    let (one, two) = (influence.a.nodes[index], influence.b.nodes[other])
    let start = quantities[0]
    let way = withWay ? roots.first.map { influence.way(from: start, to: $0) } ?? [start] : [start]
    let (told, choice) = influence.waysEnd(way)
    let isPlaced = one.place != nil && two.place != nil
    return TraceDiff.Node(
      key: one.key, keyAfter: two.key, kind: one.kind, title: influence.a.title(index), pointer: one.pointer, before: one.place?.frame, after: two.place?.frame,
      axes: isPlaced ? quantities.filter { $0.aspect == .size }.map(\.axis) : [], way: influence.words(Array(told.dropFirst())) + [choice].compactMap { $0 })
  }
}
