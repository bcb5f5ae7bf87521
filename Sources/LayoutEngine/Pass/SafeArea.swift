import LayoutModel

/// A rectangle of the canvas of which the edges are not safe: the host's, or what an inset took from.
struct SafeRegion {
  /// On the canvas: left, top, right, bottom.
  var outer: (left: Double, top: Double, right: Double, bottom: Double)
  var safe: (left: Double, top: Double, right: Double, bottom: Double)
}

/// The safe area around the views that a pass places.
struct SafeArea {
  let pass: LayoutPass
  private var nodes: UnsafeMutableBufferPointer<ViewNode> { pass.nodes }

  /// The host's safe area, around a root of `size` at `origin` that was proposed `proposal`.
  ///
  /// Where nothing, or infinity, is proposed the root's own edges count as the safe area's.
  func open(_ origin: Point, _ size: Size, _ proposal: Proposal) {
    let insets = pass.tree.environment.safeArea
    let isRightToLeft = pass.tree.environment.layoutDirection == .rightToLeft
    let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    func end(_ axis: Axis, _ start: Double) -> Double {
      if let length = proposal[axis], length.isFinite { return start + length }
      return origin[axis] + size[axis]
    }
    let safe = (left: left, top: insets.top, right: end(.horizontal, left), bottom: end(.vertical, insets.top))
    pass.surroundings.safeRegions = [
      SafeRegion(outer: (left: 0, top: 0, right: safe.right + right, bottom: safe.bottom + insets.bottom), safe: safe)
    ]
  }

  /// Runs `body`, which places what is inside the insets of a placed node.
  func inset(_ node: NodeID, _ size: Size, by insets: EdgeInsets, _ body: () -> Void) {
    let origin = nodes[node].absolute
    let (left, right) = nodes[node].isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let outer = (left: origin.x, top: origin.y, right: origin.x + size.width, bottom: origin.y + size.height)
    let safe = (left: outer.left + left, top: outer.top + insets.top, right: outer.right - right, bottom: outer.bottom - insets.bottom)
    pass.surroundings.safeRegions.append(SafeRegion(outer: outer, safe: safe))
    body()
    pass.surroundings.safeRegions.removeLast()
  }

  /// The same with an inset at one edge.
  func inset(_ node: NodeID, _ size: Size, _ edge: Edge, by length: Double, _ body: () -> Void) {
    var insets = EdgeInsets()
    switch edge {
    case .top: insets.top = length
    case .leading: insets.leading = length
    case .bottom: insets.bottom = length
    case .trailing: insets.trailing = length
    }
    inset(node, size, by: insets, body)
  }

  /// Runs `body`, which places what scrolls: along the axes that it scrolls the safe area insets the content, which has none of it left to reach into (known
  /// of pictures at the top of a ScrollView, which end at the safe area unless the ScrollView itself ignores it; reported, not measured).
  func scrolling(along scrolls: (Axis) -> Bool, _ body: () -> Void) {
    let around = pass.surroundings.safeRegions
    for index in around.indices {
      let safe = around[index].safe
      if scrolls(.horizontal) { (pass.surroundings.safeRegions[index].outer.left, pass.surroundings.safeRegions[index].outer.right) = (safe.left, safe.right) }
      if scrolls(.vertical) { (pass.surroundings.safeRegions[index].outer.top, pass.surroundings.safeRegions[index].outer.bottom) = (safe.top, safe.bottom) }
    }
    body()
    pass.surroundings.safeRegions = around
  }

  /// How far a placed node may reach out at each edge that lies at the edge of a safe area, from the inside out.
  func insetsBeyond(of node: NodeID, _ size: Size, _ edges: Edge.Set) -> EdgeInsets {
    let origin = nodes[node].absolute
    var frame = (left: origin.x, top: origin.y, right: origin.x + size.width, bottom: origin.y + size.height)
    let isRightToLeft = nodes[node].isRightToLeft
    // Positions are sums of lengths: what differs by less than this is the same edge.
    let slack = 1e-6
    for region in pass.surroundings.safeRegions.reversed() {
      if frame.left <= region.safe.left + slack { frame.left = min(frame.left, region.outer.left) }
      if frame.top <= region.safe.top + slack { frame.top = min(frame.top, region.outer.top) }
      if frame.right >= region.safe.right - slack { frame.right = max(frame.right, region.outer.right) }
      if frame.bottom >= region.safe.bottom - slack { frame.bottom = max(frame.bottom, region.outer.bottom) }
    }
    func length(_ edge: Edge.Set, _ value: Double) -> Double { edges.isSuperset(of: edge) && value.isFinite ? value : 0 }
    let (left, right) = (origin.x - frame.left, frame.right - origin.x - size.width)
    return EdgeInsets(
      top: length(.top, origin.y - frame.top), leading: length(.leading, isRightToLeft ? right : left),
      bottom: length(.bottom, frame.bottom - origin.y - size.height), trailing: length(.trailing, isRightToLeft ? left : right))
  }
}
