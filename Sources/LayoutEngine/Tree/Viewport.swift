import LayoutModel

/// The part of its content that a ScrollView or List shows, by which the lazy containers in it choose the children that they lay out.
///
/// They are asked for their size before anyone knows where in the content they stand, and answer by as many of their rows as fill a
/// viewport's length. Placed, they lay out the rows that are in sight (measured: none where all are below; 8 rows of 20 with gaps of 8 in 200).
struct Viewport {
  /// Along each axis that it scrolls and of which it was offered a length: that length.
  var lengths: (horizontal: Double?, vertical: Double?)
  /// Where it is on the canvas; nil while it measures.
  var frame: Rect?

  subscript(axis: Axis) -> Double? { axis == .horizontal ? lengths.horizontal : lengths.vertical }
}

/// The viewports around the view that a pass asks or places.
struct Viewports {
  let pass: LayoutPass
  private var nodes: UnsafeMutableBufferPointer<ViewNode> { pass.nodes }

  /// Runs `body`, which asks or places the content of a view that scrolls.
  ///
  /// - Parameters:
  ///   - offered: what the view was offered; along an axis of which that is nil it is as long as its content, and hides nothing.
  ///   - frame: its place on the canvas; nil while it measures.
  func showing<R>(_ node: NodeID, _ offered: Proposal, frame: Rect? = nil, along scrolls: (Axis) -> Bool, _ body: () -> R) -> R {
    // An infinite viewport shows no more than the canvas.
    func length(_ axis: Axis) -> Double? {
      guard scrolls(axis), let length = offered[axis] else { return nil }
      return length.isFinite ? max(length, 0) : pass.surroundings.canvas[axis].flatMap { $0.isFinite ? $0 : nil }
    }
    pass.surroundings.viewports.append(Viewport(lengths: (length(.horizontal), length(.vertical)), frame: frame))
    defer { pass.surroundings.viewports.removeLast() }
    forgetLazySizes(in: node)
    return body()
  }

  /// How long the viewport is that a lazy container scrolls in along its axis; nil if it is in none and lays out all it has.
  func length(_ axis: Axis) -> Double? { pass.surroundings.viewports.last { $0[axis] != nil }?[axis] }

  /// The range of a node that is in sight along an axis while it is being placed, from its leading or top edge on; nil if it is in no viewport.
  func window(of node: NodeID, _ axis: Axis) -> (start: Double, end: Double)? {
    guard let viewport = pass.surroundings.viewports.last(where: { $0[axis] != nil }), let frame = viewport.frame, let length = viewport[axis] else {
      return nil
    }
    let distance = frame.origin[axis] - nodes[node].absolute[axis]
    let isMirrored = axis == .horizontal && nodes[node].isRightToLeft
    let start = isMirrored ? nodes[node].frame.size.width - distance - frame.size.width : distance
    // In a canvas without end nothing is out of sight.
    return start.isFinite ? (start, start + length) : nil
  }

  /// A view that scrolls asks or places its content: forgets the replies that depend on the viewports around lazy containers in it, those
  /// of the containers and of all that stands around them, unless the viewports are those of the last time.
  private func forgetLazySizes(in node: NodeID) {
    let inside = pass.tree.scrolling.lazyContainers(in: node...pass.nodes[node].last)
    if inside.isEmpty { return }
    let lengths = pass.surroundings.viewports.map { [$0.lengths.horizontal, $0.lengths.vertical] }
    if pass.tree.scrolling.viewportLengths[node] == lengths { return }
    pass.tree.scrolling.viewportLengths[node] = lengths
    var forgotten: Set<NodeID> = []
    for container in inside {
      var inner = container
      while inner != node, forgotten.insert(inner).inserted {
        pass.tree.forgetSize(of: inner)
        inner = pass.nodes[inner].parent
      }
    }
    pass.guideCache.removeAll()
  }
}

extension AnyPrimitive {
  /// Whether it lays out only what is in sight.
  var isLazy: Bool {
    switch self {
    case .lazyHStack, .lazyVStack, .lazyHGrid, .lazyVGrid: true
    default: false
    }
  }
}

extension ChildList {
  /// Indices of the children that are laid out wherever they are, or in which such views are.
  var wanted: Set<Int> {
    let inside = pass.tree.scrolling.wanted.filter { $0 > container && $0 <= pass.nodes[container].last }
    return Set(inside.compactMap { node in indices.first { node <= pass.nodes[id($0)].last } })
  }
}
