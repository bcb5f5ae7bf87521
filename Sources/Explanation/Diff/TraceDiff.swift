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
    /// Differences that its place hangs on, and its size, which it is listed for, does not: `the alignment of row is bottom, was top`.
    package var placeCauses: [String] = []
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
    /// The condition or count that brought or took it; nil where code did, or where the scenes differ in it.
    package var condition: String?
    /// What differs of what that reads, a sentence each; empty where the scenes differ in it.
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
  /// - Parameter only: the node of the first layout to look at; nil for all.
  /// - Parameter tolerance: points by which numbers may differ and still count as the same.
  /// - Parameter proof: tries which differences each node hangs on; nil: it is read from the numbers that were recorded.
  package init(_ a: RecordedLayout, _ b: RecordedLayout, only: TraceNode? = nil, tolerance: Double, proof: (any Proof)? = nil) throws {
    let matching = TreeMatching(a, b)
    let differences = try SceneDifference.all(a, b, matching)
    let causes = Causes(try LayoutPair(a, b, matching, differences, makers: proof?.makers(of: differences) ?? [:], tolerance: tolerance))
    let changes = a.nodes.indices.filter { index in only.map { $0.id == a.nodes[index].id } ?? true }.compactMap { NodeChange($0, causes) }
    let trials = proof.flatMap { DiffTrials(causes.graph, $0) }
    var groups: [(roots: [Int], nodes: [Node], resized: Int, moved: Int)] = []
    var places: [[Int]: Int] = [:]
    for change in changes {
      let roots = change.causes(trials), place = places[roots] ?? groups.count
      if place == groups.count {
        groups.append((roots, [], 0, 0))
        places[roots] = place
      }
      // A way is worth its search where it is read.
      let isTold = change.isMove ? groups[place].moved < Self.movedWays : groups[place].resized < Self.ways
      var node = change.node(wayTo: isTold ? roots.first : nil, among: roots)
      if isTold { node.placeCauses = change.placeCauses(trials).filter { !roots.contains($0) }.map { differences[$0].words } }
      groups[place].nodes.append(node)
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
    let lone = differences.indices.filter { differences[$0].kind == .added || differences[$0].kind == .removed }
    let used = Set(groups.flatMap(\.roots) + lone.flatMap(causes.graph.conditionRoots).map { differences[$0].leader })
    let moving = Set(changes.flatMap { $0.placeCauses(trials) }).subtracting(used)
    self.moving = moving.sorted().map { differences[$0] }
    let isIdle = { index in
      differences[index].leader == index && differences[index].kind != .code && !used.contains(index) && !moving.contains(index)
        && !causes.states.isConsequence(index)
    }
    idle = isWhole ? differences.indices.filter(isIdle).map { differences[$0] } : []
    matched = matching.later.count { $0 != nil }
    notes = try RecordedLayout.otherFacts(a, b)
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
    let formulas = root.map { pair.differences[$0].formulas } ?? [],
      because = Array(formulas.dropFirst()) + (root.map { causes.graph.conditionRoots($0).map { pair.differences[$0].words } } ?? [])
    self.init(
      key: node.key, kind: node.kind, title: side.title(index), pointer: node.pointer, frame: node.place?.frame,
      isAlong: !SceneDifference.isTopmost(index, side, isAlone), isModifier: node.role == "modifier", condition: formulas.first, because: because)
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
  /// Where its size is another, its place, if that is another, too.
  private let places: [Quantity]

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
    (self.index, self.other, self.causes, quantities, self.places) = (index, other, causes, found, sizes.isEmpty ? [] : places)
  }

  var isMove: Bool { quantities[0].aspect == .position }

  /// The differences that its size hangs on, or its place where the size is the same.
  func causes(_ trials: DiffTrials?) -> [Int] { causes(of: quantities, isMove: isMove, trials) }
  /// Those that its place hangs on where the size is another.
  func placeCauses(_ trials: DiffTrials?) -> [Int] { places.isEmpty ? [] : causes(of: places, isMove: true, trials) }

  private func causes(of quantities: [Quantity], isMove: Bool, _ trials: DiffTrials?) -> [Int] {
    let reached = Array(Set(quantities.flatMap(causes.graph.roots))).sorted()
    let found = trials?.causes(of: (index, other), isMove: isMove, reached)
    return causes.pair.leaders(found ?? CauseGraph.likeliest(reached, causes.pair))
  }

  /// - Parameters:
  ///   - root: the difference of the scenes to which the way is told; nil: none is.
  ///   - roots: all that it hangs on.
  func node(wayTo root: Int?, among roots: [Int]) -> TraceDiff.Node {
    let (one, two) = (causes.pair.a.nodes[index], causes.pair.b.nodes[other])
    let way: Told = root.map { told(quantities[0], to: $0, among: roots) } ?? ([], [])
    let second = quantities.count > 1 && quantities[1].aspect == .size ? quantities[1] : nil
    let height: Told = root.flatMap { root in second.map { told($0, to: root, among: roots) } } ?? ([], [])
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

  /// Of several causes the way leads to one that this number hangs on; nothing is told where its numbers lead to none of them.
  private func told(_ start: Quantity, to root: Int, among roots: [Int]) -> Told {
    let found = causes.graph.roots(of: start)
    func leader(_ difference: Int) -> Int { causes.pair.differences[difference].leader }
    guard let reached = found.first(where: { leader($0) == root }) ?? found.first(where: { roots.contains(leader($0)) }) else { return ([], []) }
    let (told, choice) = causes.choices.end(of: causes.paths.way(from: start, to: reached))
    let computed = told.last.flatMap { causes.graph.finder.computed($0, from: reached) }.map { "\(causes.pair.differences[$0].words), which code computes" }
    return (Array(told.dropFirst()), causes.words.words(Array(told.dropFirst())) + [choice, computed].compactMap { $0 })
  }
}
