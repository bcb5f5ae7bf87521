import LayoutModel

extension AnyPrimitive {
  /// Whether it shows a part of its content.
  var scrolls: Bool {
    switch self {
    case .scrollView: true
    default: rowLayout != nil
    }
  }

  /// Whether it scrolls along an axis.
  fileprivate func scrolls(_ axis: Axis) -> Bool {
    switch self {
    case .scrollView(let scrollView): scrollView.scrolls(axis)
    default: rowLayout != nil && axis == .vertical
    }
  }
}

/// Where ScrollViews and Lists are scrolled to. An offset is how far the content is moved to the leading edge and to the top, in points.
package struct Scrolling {
  private let pass: LayoutPass
  private var tree: LayoutTree { pass.tree }
  private var nodes: UnsafeMutableBufferPointer<ViewNode> { pass.nodes }

  package init(pass: LayoutPass) { self.pass = pass }

  /// Where a view of size `viewport` shows its content: where it was scrolled to, as far as the content reaches.
  ///
  /// - Parameter anchor: the point of both that meets before anything was scrolled.
  func scroll(_ node: NodeID, _ viewport: Size, content: Size, from anchor: Point?, _ scrolls: (Axis) -> Bool) -> Point {
    let scrolled = tree.scrolling.offsets[node]
    var offset = Point.zero
    for axis in Axis.allCases where scrolls(axis) {
      func rest(_ content: Size?) -> Double? { content.map { (anchor?[axis] ?? 0) * max(0, $0[axis] - viewport[axis]) } }
      // What is at its anchor stays there when the content's length changes.
      let isAtRest = scrolled == nil || anchor != nil && rest(tree.scrolling.contentSizes[node]).map { abs($0 - (scrolled?[axis] ?? 0)) < 0.005 } == true
      let wanted = isAtRest ? rest(content) ?? 0 : scrolled?[axis] ?? 0
      if wanted.isFinite { offset[axis] = Self.clamp(wanted, content[axis], in: viewport[axis]) }
    }
    noteViewport(node, offset, content: content)
    // At its beginning it was scrolled there all the same.
    if anchor != nil { tree.scrolling.offsets[node] = offset }
    return offset
  }

  /// Notes the part of its content that a scrolling view shows: for the next pass, and for the recording.
  func noteViewport(_ node: NodeID, _ offset: Point, content: Size) {
    tree.scrolling.offsets[node] = offset == .zero ? nil : offset
    tree.scrolling.contentSizes[node] = content
    guard let log = pass.log else { return }
    let target = tree.scrolling.targets[node].map { $0 + pass.nodeOffset } ?? 0
    log.add(ViewportEvent(pass: log.pass, node: node + pass.nodeOffset, offset: offset, content: content, target: target))
  }

  private static func clamp(_ offset: Double, _ content: Double, in viewport: Double) -> Double {
    let limit = content - viewport
    return limit > 0 ? max(min(offset, limit), 0) : 0
  }

  /// The offset at which the container around a view shows it, once the tree is laid out (measured).
  ///
  ///     a view at 844, 600 high, in a viewport of 844 whose content ends at 1444
  ///     anchor bottom → 844 - 1 * (844 - 600) = 600, which is as far as the content reaches
  ///
  /// - Parameter anchor: the point of the view, as a fraction of its size, that comes to the same point of the viewport; nil scrolls the
  ///   least distance at which all of it is in sight, or nothing else if it is larger than the viewport.
  package func offset(showing target: NodeID, in container: NodeID, anchor: Point?) -> Point {
    let viewport = nodes[container].frame.size, old = tree.scrolling.offsets[container] ?? .zero
    var offset = old
    // A List shows rows.
    let row = row(of: target, in: container)
    for axis in Axis.allCases where nodes[container].primitive.scrolls(axis) {
      let length = row?.length ?? nodes[target].frame.size[axis], room = viewport[axis] - length
      let start = old[axis] + (row?.start ?? distance(from: container, to: target, axis))
      // Where its leading edge, and where its trailing edge, meets the viewport's.
      let (leading, trailing) = (start, start - room)
      let wanted = if let anchor { start - anchor[axis] * room } else { max(min(old[axis], max(leading, trailing)), min(leading, trailing)) }
      if wanted.isFinite { offset[axis] = Self.clamp(wanted, tree.scrolling.contentSizes[container]?[axis] ?? 0, in: viewport[axis]) }
    }
    return offset
  }

  /// Where the row of a List is in it that a view is in.
  private func row(of target: NodeID, in container: NodeID) -> (start: Double, length: Double)? {
    guard case .list = nodes[container].primitive else { return nil }
    let rows = ChildList(container, pass)
    guard let index = rows.indices.first(where: { target <= nodes[rows.id($0)].last }) else { return nil }
    let frame = nodes[rows.id(index)].frame, inset = (nodes[container].primitive.rowLayout ?? .bare).inset(around: frame.size.height)
    return (frame.origin.y - inset, frame.size.height + 2 * inset)
  }

  /// From the leading or top edge of a view to that of another one in it.
  private func distance(from outer: NodeID, to inner: NodeID, _ axis: Axis) -> Double {
    let distance = nodes[inner].absolute[axis] - nodes[outer].absolute[axis]
    guard axis == .horizontal, nodes[outer].isRightToLeft else { return distance }
    return nodes[outer].frame.size.width - nodes[inner].frame.size.width - distance
  }
}
