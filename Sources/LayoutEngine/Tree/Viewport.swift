import LayoutModel

/// What a ScrollView or List shows along the axes it scrolls: what lazy containers in it go by.
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

extension LayoutPass {
  /// Runs `body`, which asks or places the content of a view that scrolls.
  ///
  /// - Parameters:
  ///   - offered: what the view was offered; along an axis of which that is nil it is as long as its content, and hides nothing.
  ///   - frame: its place on the canvas; nil while it measures.
  func showing<R>(_ node: NodeID, _ offered: Proposal, frame: Rect? = nil, along scrolls: (Axis) -> Bool, _ body: () -> R) -> R {
    // An infinite viewport shows no more than the canvas.
    func length(_ axis: Axis) -> Double? {
      guard scrolls(axis), let length = offered[axis] else { return nil }
      return length.isFinite ? max(length, 0) : canvas[axis].flatMap { $0.isFinite ? $0 : nil }
    }
    viewports.append(Viewport(lengths: (length(.horizontal), length(.vertical)), frame: frame))
    defer { viewports.removeLast() }
    tree.forgetLazySizes(in: node, for: viewports, self)
    return body()
  }

  /// How long the viewport is that a lazy container scrolls in along its axis; nil if it is in none and lays out all it has.
  func viewportLength(_ axis: Axis) -> Double? { viewports.last { $0[axis] != nil }?[axis] }

  /// What of a node that is being placed is in sight along an axis, from its leading or top edge on; nil if it is in no viewport.
  func window(of node: NodeID, _ axis: Axis) -> (start: Double, end: Double)? {
    guard let viewport = viewports.last(where: { $0[axis] != nil }), let frame = viewport.frame, let length = viewport[axis] else { return nil }
    let distance = frame.origin[axis] - nodes[node].absolute[axis]
    let isMirrored = axis == .horizontal && nodes[node].isRightToLeft
    let start = isMirrored ? nodes[node].frame.size.width - distance - frame.size.width : distance
    // In a canvas without end nothing is out of sight.
    return start.isFinite ? (start, start + length) : nil
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
    let inside = pass.tree.wanted.filter { $0 > container && $0 <= pass.nodes[container].last }
    return Set(inside.compactMap { node in indices.first { node <= pass.nodes[id($0)].last } })
  }
}

extension LayoutTree {
  /// A view that scrolls asks or places its content: forgets the replies that depend on the viewports around lazy containers in it, those
  /// of the containers and of all that stands around them, unless the viewports are those of the last time.
  fileprivate func forgetLazySizes(in node: NodeID, for viewports: [Viewport], _ pass: LayoutPass) {
    let inside = lazyContainers(in: node)
    if inside.isEmpty { return }
    let lengths = viewports.map { [$0.lengths.horizontal, $0.lengths.vertical] }
    if viewportLengths[node] == lengths { return }
    viewportLengths[node] = lengths
    var forgotten: Set<NodeID> = []
    for container in inside {
      var inner = container
      while inner != node, forgotten.insert(inner).inserted {
        forgetSize(of: inner)
        inner = nodes[inner].parent
      }
    }
    pass.guideCache.removeAll()
  }

  private func lazyContainers(in node: NodeID) -> ArraySlice<NodeID> {
    let first = lazyContainers.indices.partitionPoint { lazyContainers[$0] > node }
    let end = lazyContainers.indices.partitionPoint { lazyContainers[$0] > nodes[node].last }
    return lazyContainers[first..<end]
  }
}

// What lazy containers remember of the lines that were in sight.
extension LayoutTree {
  /// Notes the lengths of what a container has laid out; its own length goes by them when it is asked next.
  func remember(_ lengths: [NodeID: Double], in container: NodeID) {
    if lineLengths.updateValue(lengths, forKey: container) ?? [:] != lengths { rescaledContainers.insert(container) }
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

  /// Takes over what another tree remembers, by this tree's nodes.
  package func takeLineLengths(_ lengths: [NodeID: [NodeID: Double]]) {
    for container in Set(lengths.keys).union(lineLengths.keys) where lengths[container] != lineLengths[container] { rescaledContainers.insert(container) }
    lineLengths = lengths
  }

  /// Before a layout: forgets the sizes of containers that know more now, and of all around them.
  func forgetRescaled() {
    for container in rescaledContainers {
      var node = container
      while node != 0 {
        forgetSize(of: node)
        node = nodes[node].parent
      }
    }
    rescaledContainers = []
  }
}
