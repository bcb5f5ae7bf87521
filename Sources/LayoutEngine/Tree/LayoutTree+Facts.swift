import LayoutModel

/// Questions to a tree, which change nothing in it.
extension LayoutTree {
  /// The scene name of a node's primitive.
  package func kind(_ node: NodeID) -> String {
    let primitive = nodes[node].primitive
    if case .customLayout(let layout) = primitive { return layouts.boxes[Int(layout.index)].name }
    if case .noEffect(let unread) = primitive { return NoEffectModifier.all[Int(unread.modifier)].name }
    return AnyPrimitive.types[Int(primitive.kind)].name
  }

  package func traits(_ node: NodeID) -> Traits {
    let primitive = nodes[node].primitive
    if case .noEffect(let unread) = primitive { return NoEffectModifier.all[Int(unread.modifier)].traits }
    return AnyPrimitive.traits[Int(primitive.kind)]
  }

  package func role(_ node: NodeID) -> NodeRole { AnyPrimitive.types[Int(nodes[node].primitive.kind)].role }

  /// Which child of the node around it a node is, from 0 on; 0 for the root.
  package func ordinal(_ node: NodeID) -> Int {
    let parent = nodes[node].parent
    if parent == 0 { return 0 }
    let first = Int(nodes[parent].firstChild)
    // Children stand in the order of their ids.
    return (0..<Int(nodes[parent].childCount) - 1).partitionPoint { children[first + $0] >= node }
  }

  /// The font of a Text; nil for what is none.
  package func textFont(_ node: NodeID) -> TextFontRecord? {
    guard case .text(let text) = nodes[node].primitive else { return nil }
    let run = kept.texts[Int(text.content)].run, approximation = run.approximation.text
    return TextFontRecord(
      name: run.font.name, size: run.font.size, weight: run.font.weight.rawValue, lineHeight: run.font.lineHeight,
      approximation: approximation.isEmpty ? nil : approximation, metrics: run.spans.allSatisfy({ $0.font.metricsFile != nil }) ? run.font.metricsFile : nil)
  }

  package func children(of node: NodeID) -> LazyMapSequence<Range<Int>, NodeID> {
    (0..<Int(nodes[node].childCount)).lazy.map { self.child($0, of: node) }
  }

  /// The child with that ordinal; of 0, the root.
  package func child(at ordinal: Int, of parent: NodeID) -> NodeID? {
    if parent == 0 { return ordinal == 0 && count > 0 ? 1 : nil }
    return ordinal >= 0 && ordinal < Int(nodes[parent].childCount) ? child(ordinal, of: parent) : nil
  }

  /// Whether no layout depends on the one before it: nothing is scrolled, laid out only in sight or followed, and no Layout written in Swift
  /// keeps what it likes.
  package var isLaidOutAfresh: Bool { scrolling.lazyContainers.isEmpty && scrolling.offsets.isEmpty && matched.groups.isEmpty && layouts.boxes.isEmpty }

  /// How deep the deepest node lies, the root's depth being 1.
  package var depth: Int {
    var depths = [Int32](repeating: 0, count: Int(count) + 1)
    for id in stride(from: 1, through: count, by: 1) { depths[Int(id)] = depths[Int(nodes[id].parent)] + 1 }
    return Int(depths.max() ?? 0)
  }

  /// One child that is always there: a stack passes its priority on.
  func isSingle(_ node: NodeID) -> Bool { nodes[node].childCount == 1 && !nodes[node].isDynamic }

  /// A stack of one child is that child, unless it says something to a Grid: such a stack lays out (measured, grid-GWS15, grid-GWS16).
  func isElided(_ stack: NodeID) -> Bool { isSingle(stack) && !GridCellAttributes(of: stack + 1, self).isSaid }

  /// Whether asking twice could give two answers: only where code from outside answers.
  func isImpurePossible(_ node: NodeID) -> Bool {
    switch nodes[node].primitive {
    case .customLayout, .shape: true
    default: false
    }
  }

  /// The call during which the present arrangement of a stack or Grid was made; 0 for other views.
  func arrangement(_ node: NodeID) -> CallID {
    if case .grid(let grid) = nodes[node].primitive { return grids[Int(grid.core.state)].arrangedBy }
    guard let state = nodes[node].primitive.stackState.map({ stacks[Int($0)] }) else { return 0 }
    return state.isElided ? 0 : state.arrangedBy
  }

  /// The node with most cache entries, and how many different proposals it was asked.
  func busiestNode() -> (NodeID, Int) {
    var best: (NodeID, Int) = (1, 0)
    for id in stride(from: 1, through: count, by: 1) {
      let asked = Int(nodes[id].cache.count)
      if asked > best.1 { best = (id, asked) }
    }
    return best
  }

  /// The children of lazy containers and Lists that were laid out.
  package var childrenInSight: [NodeID] {
    (1...max(count, 1)).filter { id in
      guard id <= count, nodes[id].isPlaced, nodes[id].parent != 0 else { return false }
      let parent = nodes[nodes[id].parent].primitive
      if case .list = parent { return true }
      return parent.isLazy
    }
  }

  /// The nearest view around a node that scrolls; nil if there is none.
  package func scrollingContainer(around node: NodeID) -> NodeID? {
    var node = nodes[node].parent
    while node != 0 {
      if nodes[node].primitive.scrolls { return node }
      node = nodes[node].parent
    }
    return nil
  }

  /// The corner of a placed view as a `Layout` gets it with its bounds: on the canvas, or in the content of the scroll view around it.
  ///
  /// Apple's documentation of `placeSubviews(in:proposal:subviews:cache:)` has the bounds in the parent's coordinates and warns that their origin need not be
  /// zero. OpenSwiftUI passes the view's position, which is that in the host.
  func originForLayout(_ node: NodeID) -> Point {
    var start = Point.zero
    if let container = scrollingContainer(around: node) {
      var content = node
      while nodes[content].parent != container { content = nodes[content].parent }
      start = nodes[content].absolute
    }
    // What is infinitely far away cannot be counted from.
    func distance(_ axis: Axis) -> Double {
      let distance = nodes[node].absolute[axis] - start[axis]
      return distance.isFinite ? distance : 0
    }
    return Point(distance(.horizontal), distance(.vertical))
  }

  /// Where on the canvas a placed view is drawn, in whole pixels.
  package func drawn(_ node: NodeID) -> Rect {
    (drawnElsewhere[node] ?? Rect(nodes[node].absolute, nodes[node].frame.size)).snapped(toScale: environment.displayScale)
  }

  /// The length that a view answers along `axis` to an extreme offer there.
  ///
  /// Not of one that a Layout is in: whoever records asks it, and a Layout is to see the same questions, recorded or not.
  func length(_ axis: Axis, at extreme: Extreme, of node: NodeID) -> KnownLength {
    nodes[node].holdsLayout ? .unknown : nodes[node].primitive.length(axis, at: extreme, node, self)
  }

  /// See `Primitive.fittingOffer`.
  func fittingOffer(_ axis: Axis, of node: NodeID) -> Double { nodes[node].holdsLayout ? .nan : nodes[node].primitive.fittingOffer(axis, node, self) }

  /// The length that a view has whatever it is proposed.
  func constantLength(_ axis: Axis, of node: NodeID) -> Double? {
    let minimum = length(axis, at: .minimum, of: node), maximum = length(axis, at: .maximum, of: node)
    return minimum.isUnconditional && maximum.isUnconditional && minimum.length == maximum.length ? minimum.length : nil
  }

  /// The lines that a Text shows at the size it was placed with; nil for another view, and for one that was not placed.
  package func placedText(_ node: NodeID) -> PlacedText? {
    guard nodes[node].isPlaced, case .text(let text) = nodes[node].primitive else { return nil }
    return PlacedText(
      lines: kept.texts[Int(text.content)].lines(nodes[node].placed).map { PlacedText.Line(text: $0.text, width: $0.width, isTruncated: $0.isTruncated) })
  }

  /// The same, placed; none of another view, and of one that was not placed.
  package func placedLines(_ node: NodeID) -> [PlacedLine] {
    guard nodes[node].isPlaced, case .text(let text) = nodes[node].primitive else { return [] }
    return kept.texts[Int(text.content)].placedLines(
      ViewSize(nodes[node].frame.size, nodes[node].placed), isRightToLeft: nodes[node].isRightToLeft)
  }

  /// Whether a Layout written in Swift lays it out.
  package func isCustomLayout(_ node: NodeID) -> Bool { if case .customLayout = nodes[node].primitive { true } else { false } }

  /// How many columns a placed LazyVGrid has for its cells, or rows a LazyHGrid; nil for other views.
  package func lazyColumnCount(_ node: NodeID) -> Int? {
    func count(_ grid: some LazyGridPrimitive) -> Int {
      LazyColumns(kept.lazyTracks[Int(grid.core.tracks)], in: nodes[node].frame.size[type(of: grid).axis.cross], cells: Int(nodes[node].childCount)).columns
        .count
    }
    guard nodes[node].isPlaced else { return nil }
    switch nodes[node].primitive {
    case .lazyVGrid(let grid): return count(grid)
    case .lazyHGrid(let grid): return count(grid)
    default: return nil
    }
  }
}
