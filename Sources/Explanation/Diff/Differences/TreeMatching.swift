import LayoutModel

/// Which node of one tree is which of another.
///
/// 1. Views with an id that stands once in both trees are the same, wherever they stand. So are modifiers of a kind, and the views that they belong to: the
///    id that Swift code gives to a view names its last modifier, which may be another one.
/// 2. So are views that say words, are alike in all their subtree, and stand once in both trees.
/// 3. The roots are the same, and so on downwards: the children of two matched views are two lists of views, whose best common sequence is
///    matched: first views that are alike in all their subtree, or show the same. What is left over of one list is looked for in what is left over of the
///    other: a container may have come around it, or gone from around it; so with the roots. Views of the same kind come last. A sibling that was added or
///    removed leaves the others matched.
/// 4. The modifiers of two matched views are two lists, too, matched by kind; those that say the same elsewhere in the list were moved.
struct TreeMatching {
  private let a, b: RecordedLayout
  /// By node of the first tree its node in the second, and the other way round.
  private(set) var later: [Int?], earlier: [Int?]
  private var hashesA = ViewHashes(), hashesB = ViewHashes()
  /// By node of the first tree, the first view in it that is known by its id; by it a row is known that has none itself.
  private var anchors: [Int?] = []
  /// By node of the first tree, the nodes of the second that `matchTelling` has found for the first views in it.
  private var landmarks: [[Int]] = []
  private static let mostLandmarks = 4

  init(_ a: RecordedLayout, _ b: RecordedLayout) {
    (self.a, self.b) = (a, b)
    later = [Int?](repeating: nil, count: a.nodes.count)
    earlier = [Int?](repeating: nil, count: b.nodes.count)
    (hashesA, hashesB) = (ViewHashes(a), ViewHashes(b))
    matchNamed()
    anchors = later.indices.map { later[$0] == nil ? nil : $0 }
    for index in anchors.indices.reversed() {
      if let anchor = anchors[index], let parent = a.nodes[index].parent, later[parent] == nil { anchors[parent] = anchor }
    }
    matchTelling()
    if !a.nodes.isEmpty, !b.nodes.isEmpty { matchRoots(a.nodes[0].view, b.nodes[0].view) }
    // Parents come before their children, so that a match made here is followed in its turn.
    for index in a.nodes.indices where a.nodes[index].role != "modifier" {
      if let other = later[index] { matchBelow(index, other) }
    }
  }

  private mutating func match(_ x: Int, _ y: Int) {
    guard later[x] == nil, earlier[y] == nil else { return }
    (later[x], earlier[y]) = (y, x)
  }

  private mutating func matchNamed() {
    func named(_ side: RecordedLayout) -> [String: Int] {
      let all = side.nodes.indices.filter { side.nodes[$0].isNamed }
      return Dictionary(grouping: all) { side.nodes[$0].key }.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
    let second = named(b)
    for (key, x) in named(a) {
      guard let y = second[key], (a.nodes[x].role == "modifier") == (b.nodes[y].role == "modifier") else { continue }
      if a.nodes[x].role != "modifier" || a.nodes[x].kind == b.nodes[y].kind { match(x, y) }
      let (view, other) = (a.nodes[x].view, b.nodes[y].view)
      if a.nodes[x].role == "modifier", likeness(view, other) > 0 { matchUnits(view, other) }
    }
  }

  /// Views with words that are alike in all their subtree, and stand once in both trees.
  private mutating func matchTelling() {
    func telling(_ side: RecordedLayout, _ hashes: ViewHashes) -> [Int: Int] {
      let all = side.nodes.indices.filter { side.nodes[$0].view == $0 && hashes.tells[$0] }
      return Dictionary(grouping: all) { hashes.own[$0] }.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
    let second = telling(b, hashesB)
    for (hash, x) in telling(a, hashesA).sorted(by: { $0.value < $1.value }) {
      if let y = second[hash], later[x] == nil, earlier[y] == nil, likeness(x, y) >= 8 { matchUnits(x, y) }
    }
    landmarks = later.indices.map { x in a.nodes[x].view == x && hashesA.tells[x] ? later[x].map { [$0] } ?? [] : [] }
    for index in landmarks.indices.reversed() {
      if let parent = a.nodes[index].parent, later[parent] == nil {
        landmarks[parent] = Array((landmarks[index] + landmarks[parent]).prefix(Self.mostLandmarks))
      }
    }
  }

  /// A view and the modifiers around it.
  private mutating func matchUnits(_ x: Int, _ y: Int) {
    match(x, y)
    matchModifiers(a.unit(of: x).dropLast(), b.unit(of: y).dropLast())
  }

  private mutating func matchModifiers(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>) {
    for (i, j) in pairs(Array(left), Array(right)) { match(i, j) }
    for i in left where later[i] == nil {
      if let j = right.first(where: { earlier[$0] == nil && hashesB.own[$0] == hashesA.own[i] }) { match(i, j) }
    }
  }

  /// What two matched views contain, and what their modifiers do: an overlay's content.
  private mutating func matchBelow(_ x: Int, _ y: Int) {
    let left = a.unit(of: x), right = b.unit(of: y)
    matchModifiers(left.dropLast(), right.dropLast())
    for i in left {
      guard let j = later[i], right.contains(j) else { continue }
      let inside = a.nodes[i].children.filter { a.nodes[$0].view != a.nodes[i].view }.map { a.nodes[$0].view }
      let others = b.nodes[j].children.filter { b.nodes[$0].view != b.nodes[j].view }.map { b.nodes[$0].view }
      for (child, other) in pairs(inside, others, atLeast: 4) { matchUnits(child, other) }
      // Those that are alike in all changed places.
      for child in inside where later[child] == nil {
        if let other = others.first(where: { earlier[$0] == nil && likeness(child, $0) >= 8 }) { matchUnits(child, other) }
      }
      matchAcross(inside.filter { later[$0] == nil }, others.filter { earlier[$0] == nil })
      for (child, other) in pairs(inside, others) { matchUnits(child, other) }
    }
  }

  /// One may stand in the other's place, in a container that came around it or went from around it.
  private mutating func matchRoots(_ x: Int, _ y: Int) {
    if likeness(x, y) < 4 { matchAcross([x], [y]) }
    matchUnits(x, y)
  }

  /// Views of two lists without a match: those that stand in a container of the other list, and show the same there.
  private mutating func matchAcross(_ left: [Int], _ right: [Int]) {
    func views(_ side: RecordedLayout, in container: Int) -> [Int] {
      container == side.nodes[container].last ? [] : (container + 1...side.nodes[container].last).filter { side.nodes[$0].view == $0 }
    }
    for y in right.flatMap({ views(b, in: $0) }) where earlier[y] == nil {
      if let x = left.first(where: { later[$0] == nil && isFound($0, y) }) { matchUnits(x, y) }
    }
    for x in left.flatMap({ views(a, in: $0) }) where later[x] == nil {
      if let y = right.first(where: { earlier[$0] == nil && isFound(x, $0) }) { matchUnits(x, y) }
    }
  }

  /// Alike, or of the same kind and with the same words.
  private func isFound(_ x: Int, _ y: Int) -> Bool { likeness(x, y) >= (hashesA.tells[x] ? 4 : 8) }

  /// Views that stand in another order among the same siblings, and modifiers around the same view: the fewest that could have been moved.
  var reordered: Set<Int> {
    var found: Set<Int> = []
    for view in a.nodes.indices where a.nodes[view].view == view {
      guard let other = later[view] else { continue }
      let modifiers = a.unit(of: view).filter { $0 != view && later[$0].map { b.nodes[$0].view == other } == true }
      found.formUnion(moved(modifiers))
    }
    for container in a.nodes.indices {
      guard let other = later[container] else { continue }
      let siblings = a.views(in: container).filter { view in
        later[view].map { b.holder(of: $0) == other } ?? false
      }
      found.formUnion(moved(siblings))
    }
    return found
  }

  /// Of nodes in the order of the first tree the fewest that could have been moved for that of the second.
  private func moved(_ nodes: [Int]) -> [Int] {
    let order = nodes.map { later[$0] ?? 0 }
    if zip(order, order.dropFirst()).allSatisfy({ $0 < $1 }) { return [] }
    let kept = Self.longestRise(order)
    return nodes.indices.filter { !kept.contains($0) }.map { nodes[$0] }
  }

  /// Indices of the longest rising part of a list.
  static func longestRise(_ list: [Int]) -> Set<Int> {
    // By length, the index of the smallest end of a rise of that length.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: list.count)
    for (index, value) in list.enumerated() {
      let rise = ends.indices.partitionPoint { list[ends[$0]] >= value }
      if rise > 0 { before[index] = ends[rise - 1] }
      if rise == ends.count { ends.append(index) } else { ends[rise] = index }
    }
    var (kept, next): (Set<Int>, Int) = ([], ends.last ?? -1)
    while next >= 0 { (_, next) = (kept.insert(next), before[next]) }
    return kept
  }

  // MARK: Sequences

  /// The best common sequence of two lists. What is alike at both ends needs no search.
  ///
  /// - Parameter least: how alike two have to be (`likeness`).
  private func pairs(_ left: [Int], _ right: [Int], atLeast least: Int = 1) -> [(Int, Int)] {
    func likeness(_ x: Int, _ y: Int) -> Int {
      let found = self.likeness(x, y)
      return found >= least ? found : 0
    }
    var found: [(Int, Int)] = []
    var (i, j, m, n) = (0, 0, left.count, right.count)
    while i < m, j < n, likeness(left[i], right[j]) >= 8 {
      found.append((left[i], right[j]))
      (i, j) = (i + 1, j + 1)
    }
    while m > i, n > j, likeness(left[m - 1], right[n - 1]) >= 8 {
      (m, n) = (m - 1, n - 1)
      found.append((left[m], right[n]))
    }
    let (rows, columns) = (m - i, n - j)
    if rows == 0 || columns == 0 { return found }
    // Beyond this the lists are taken as they stand, one by one.
    guard rows * columns <= 4_000_000 else {
      return found + zip(left[i..<m], right[j..<n]).filter { likeness($0, $1) > 0 }
    }
    var best = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
    func at(_ r: Int, _ c: Int) -> Int { r * (columns + 1) + c }
    for r in stride(from: rows - 1, through: 0, by: -1) {
      for c in stride(from: columns - 1, through: 0, by: -1) {
        let both = likeness(left[i + r], right[j + c])
        best[at(r, c)] = max(best[at(r + 1, c)], best[at(r, c + 1)], both > 0 ? best[at(r + 1, c + 1)] + Int32(both) : 0)
      }
    }
    var (r, c) = (0, 0)
    while r < rows, c < columns {
      let both = likeness(left[i + r], right[j + c])
      if both > 0, best[at(r, c)] == best[at(r + 1, c + 1)] + Int32(both) {
        found.append((left[i + r], right[j + c]))
        (r, c) = (r + 1, c + 1)
      } else if best[at(r, c)] == best[at(r + 1, c)] {
        r += 1
      } else {
        c += 1
      }
    }
    return found
  }

  /// 0: not the same one.
  private func likeness(_ x: Int, _ y: Int) -> Int {
    if let known = later[x] { return known == y ? 16 : 0 }
    if earlier[y] != nil { return 0 }
    let (one, other) = (a.nodes[x], b.nodes[y])
    // One that has got an id is the same; one with another id is not.
    if one.kind != other.kind || (one.isNamed && other.isNamed && one.key != other.key) { return 0 }
    if let anchor = anchors.isEmpty ? nil : anchors[x], let there = later[anchor] { return (y...b.nodes[y].last).contains(there) ? 12 : 0 }
    if hashesA.own[x] == hashesB.own[y] { return 8 }
    if one.role == "modifier" { return 2 }
    if hashesA.shown[x] == hashesB.shown[y] { return 4 }
    // A row of which a text is there still is that row.
    return !landmarks.isEmpty && landmarks[x].contains { (y...b.nodes[y].last).contains($0) } ? 4 : 2
  }
}
