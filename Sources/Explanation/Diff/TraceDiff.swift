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
    /// Of a text, whether it is cut.
    package var cut: (before: Bool, after: Bool)
    /// Axes along which its size differs.
    package var axes: [Axis]
    /// How it came about, from the node back to the cause: `row offered title 96 → 116 wide`.
    package var way: [String]
    /// How its height came about where both its lengths differ and the height did not come through what is told of the width; else empty.
    package var heightWay: [String]
    /// Views that came into it or are gone from it, where the way is that to another cause: `side (Text) is new`.
    package var besides: [String]
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
    package var isModifier: Bool
    /// The condition or count that brought or took it, and what of the states it reads differs; empty where the scenes differ in it.
    package var because: [String]
  }

  package var groups: [Group]
  package var added: [Lone]
  package var removed: [Lone]
  /// Differences of the scenes that move views which have another size for another cause.
  package var moving: [SceneDifference]
  /// What differs in the scenes and changes no size and no place.
  package var idle: [SceneDifference]
  /// Of how the traces were recorded, where it differs: `layouttrace is 0.2.0, was 0.1.0`.
  package var notes: [String]
  /// Nodes that are in both.
  package var matched: Int
  /// The key of the one node that was looked at; nil for all.
  package var only: String?

  /// No size and no place differs, and both have the same views: a modifier that changes neither may be in one only.
  package var isEmpty: Bool { groups.isEmpty && (added + removed).allSatisfy { $0.isModifier && only == nil } }
  package var changed: [Node] { groups.flatMap(\.nodes) }
}

extension TraceDiff {
  /// Answers by laying out again.
  package protocol Proof {
    /// Whether a difference changes one of the nodes with these keys.
    func isCause(_ difference: SceneDifference, of nodes: [(before: String, after: String)]) -> Bool
    /// Of the differences, by their places, those that others make, and which: numbers and views that code comes to for them.
    func makers(of differences: [SceneDifference]) -> [Int: [Int]]
  }

  /// - Parameter only: the node of the first layout to look at; nil for all.
  /// - Parameter tolerance: points by which numbers may differ and still count as the same.
  /// - Parameter proof: of several differences that nodes hang on, those it denies are left out; nil: none is tried.
  package init(_ a: RecordedLayout, _ b: RecordedLayout, only: TraceNode? = nil, tolerance: Double, proof: (any Proof)? = nil) throws {
    let matching = TreeMatching(a, b)
    let differences = try SceneDifference.all(a, b, matching)
    let causes = Causes(try LayoutPair(a, b, matching, differences, makers: proof?.makers(of: differences) ?? [:], tolerance: tolerance))
    let changes = a.nodes.indices.filter { index in only.map { $0.id == a.nodes[index].id } ?? true }.compactMap { NodeChange($0, causes) }
    var proved: [[Int]: [Int]] = [:]
    for (roots, nodes) in Dictionary(grouping: changes, by: \.roots) {
      let proven = roots.count < 2 ? roots : roots.filter { root in proof?.isCause(differences[root], of: nodes.map(\.keys)) ?? true }
      // Some differ for several at once of which one fewer is as good: none is a cause by itself then.
      proved[roots] = proven.isEmpty ? roots : proven
    }
    var groups: [(roots: [Int], nodes: [Node], resized: Int, moved: Int)] = []
    var places: [[Int]: Int] = [:]
    for change in changes {
      let roots = proved[change.roots] ?? change.roots, place = places[roots] ?? groups.count
      if place == groups.count {
        groups.append((roots, [], 0, 0))
        places[roots] = place
      }
      // A way is worth its search where it is read.
      let isTold = change.isMove ? groups[place].moved < Self.movedWays : groups[place].resized < Self.ways
      groups[place].nodes.append(change.node(wayTo: isTold ? roots.first : nil, among: roots))
      if change.isMove { groups[place].moved += 1 } else { groups[place].resized += 1 }
    }
    self.groups = groups.map { group in Group(causes: group.roots.map { differences[$0] }, nodes: group.nodes) }
      .sorted { $0.nodes.count { !$0.isMove } > $1.nodes.count { !$0.isMove } }
    let isWhole = only == nil
    self.only = only?.key
    removed = a.nodes.indices.filter { index in matching.later[index] == nil && only.map { $0.id == a.nodes[index].id } ?? true }.map {
      Lone(a, $0, causes) { matching.later[$0] == nil }
    }
    added = isWhole ? b.nodes.indices.filter { matching.earlier[$0] == nil }.map { Lone(b, $0, causes) { matching.earlier[$0] == nil } } : []
    let used = Set(
      groups.flatMap(\.roots)
        + differences.indices.filter { differences[$0].kind == .added || differences[$0].kind == .removed }.flatMap(causes.graph.conditionRoots))
    let moving = Dictionary(grouping: changes.flatMap { change in change.placeRoots.map { (root: $0, keys: change.keys) } }, by: \.root).filter { root, moved in
      !used.contains(root) && proof?.isCause(differences[root], of: moved.map(\.keys)) ?? true
    }
    self.moving = moving.keys.sorted().map { differences[$0] }
    let isIdle = { differences[$0].kind != .code && !used.contains($0) && moving[$0] == nil && !causes.states.isConsequence($0) }
    idle = isWhole ? differences.indices.filter(isIdle).map { differences[$0] } : []
    matched = matching.later.count { $0 != nil }
    notes = try RecordedLayout.facts.compactMap { key, words in
      let (before, after) = (try a.trace.meta(key) ?? "unknown", try b.trace.meta(key) ?? "unknown")
      return before == after ? nil : "\(words) is \(after), was \(before)"
    }
  }

  /// Nodes of a group of which it is said how they came about, that have another size and that only moved.
  package static let (ways, movedWays) = (200, 40)
}

extension TraceDiff.Lone {
  fileprivate init(_ side: RecordedLayout, _ index: Int, _ causes: Causes, _ isAlone: (Int) -> Bool) {
    let node = side.nodes[index]
    let pair = causes.pair
    let root = (side.pass.id == pair.a.pass.id && side.trace === pair.a.trace ? pair.rootsBefore(index) : pair.rootsAfter(index)).first {
      !causes.states.sources(ofComputed: $0).isEmpty
    }
    let because = root.map { pair.differences[$0].formulas + causes.graph.conditionRoots($0).map { pair.differences[$0].words } }
    self.init(
      key: node.key, kind: node.kind, title: side.title(index), pointer: node.pointer, frame: node.place?.frame,
      isAlong: !SceneDifference.isTopmost(index, side, isAlone), isModifier: node.role == "modifier", because: because ?? [])
  }
}

/// What there is to ask of the causes of what differs.
private struct Causes {
  let pair: LayoutPair
  let graph: CauseGraph
  let paths: CausePaths
  let words: PathWords
  var states: StateLinks { graph.finder.states }
  var choices: ViewChoices { graph.finder.choices }

  init(_ pair: LayoutPair) {
    (self.pair, graph) = (pair, CauseGraph(pair))
    (paths, words) = (CausePaths(graph), PathWords(pair: pair))
  }
}

/// One node that differs.
private struct NodeChange {
  let index: Int
  let other: Int
  let causes: Causes
  let quantities: [Quantity]
  /// What its size hangs on; what its place does where the size is the same.
  let roots: [Int]
  /// Differences on which its place hangs where the size is another.
  let placeRoots: [Int]

  /// nil if it does not differ.
  init?(_ index: Int, _ causes: Causes) {
    guard let other = causes.pair.matching.later[index] else { return nil }
    let (before, after) = (causes.pair.a.nodes[index].place, causes.pair.b.nodes[other].place)
    if before == nil, after == nil { return nil }
    func differing(_ aspect: Quantity.Aspect) -> [Quantity] {
      Axis.allCases.map { Quantity(node: index, aspect: aspect, axis: $0) }.filter(causes.pair.differs)
    }
    let sizes = differing(.size), places = differing(.position), found = sizes.isEmpty ? places : sizes
    if found.isEmpty { return nil }
    (self.index, self.other, self.causes, quantities) = (index, other, causes, found)
    roots = Array(Set(found.flatMap(causes.graph.roots))).sorted()
    placeRoots = sizes.isEmpty ? [] : Array(Set(places.flatMap(causes.graph.roots))).sorted()
  }

  var isMove: Bool { quantities[0].aspect == .position }
  var keys: (before: String, after: String) { (causes.pair.a.nodes[index].key, causes.pair.b.nodes[other].key) }

  /// - Parameters:
  ///   - root: the difference of the scenes to which the way is told; nil: none is.
  ///   - roots: all that it hangs on.
  func node(wayTo root: Int?, among roots: [Int]) -> TraceDiff.Node {
    let (one, two) = (causes.pair.a.nodes[index], causes.pair.b.nodes[other])
    let way: Told = root.map { told(quantities[0], to: $0) } ?? ([], [])
    let height: Told = root.flatMap { root in quantities.count > 1 && quantities[1].aspect == .size ? told(quantities[1], to: root) : nil } ?? ([], [])
    let isOther = Set(way.numbers + [quantities[0]]).isDisjoint(with: height.numbers) && height.words != way.words
    let isPlaced = one.place != nil && two.place != nil
    return TraceDiff.Node(
      key: one.key, keyAfter: two.key, kind: one.kind, title: causes.pair.a.title(index), pointer: one.pointer, before: one.place?.frame,
      after: two.place?.frame,
      cut: (one.isCut, two.isCut),
      axes: isPlaced ? quantities.filter { $0.aspect == .size }.map(\.axis) : [], way: way.words,
      heightWay: isOther ? height.words : [],
      besides: way.words.isEmpty ? [] : roots.filter { $0 != root && isInside($0) }.map { causes.pair.differences[$0].words })
  }

  /// Whether a view came into the node itself, or is gone from it.
  private func isInside(_ root: Int) -> Bool {
    let difference = causes.pair.differences[root]
    guard difference.kind == .added || difference.kind == .removed else { return false }
    return quantities.contains { causes.graph.roots(of: $0).contains(root) && causes.paths.way(from: $0, to: root) == [$0] }
  }

  /// What a number came from, and that in words.
  private typealias Told = (numbers: [Quantity], words: [String])

  private func told(_ start: Quantity, to root: Int) -> Told {
    let reached = reached(start, root), (told, choice) = causes.choices.end(of: causes.paths.way(from: start, to: reached))
    let computed = told.last.flatMap { causes.graph.finder.computed($0, from: reached) }.map { "\(causes.pair.differences[$0].words), which code computes" }
    return (Array(told.dropFirst()), causes.words.words(Array(told.dropFirst())) + [choice, computed].compactMap { $0 })
  }

  /// Of several causes one that this number hangs on.
  private func reached(_ start: Quantity, _ root: Int) -> Int {
    let found = causes.graph.roots(of: start)
    return found.contains(root) ? root : roots.first(where: found.contains) ?? root
  }
}
