import LayoutModel

/// The sizes that containerRelativeFrame goes by: those of the nearest ScrollView, List, tab or screen of a stack around,
/// else the canvas's, which is container 0 (semantics B9, of Apple's documentation).
struct RelativeContainers {
  let tree: LayoutTree
  private var nodes: UnsafeMutableBufferPointer<ViewNode> { tree.nodes }

  /// The nearest container around a node.
  private func container(around node: NodeID) -> NodeID {
    var node = nodes[node].parent
    while node != 0, !nodes[node].primitive.isRelativeContainer { node = nodes[node].parent }
    return node
  }

  /// The nearest container around `node`, and what it has for the views in it.
  func size(for node: NodeID) -> (nearest: NodeID, size: ContainerSize) {
    let container = container(around: node)
    return (container, tree.scrolling.containerSizes[container] ?? ContainerSize())
  }

  /// Notes that `node` goes by its container's size, which in turn may go by that of one further out.
  func goBy(_ node: NodeID) {
    var node = node
    repeat {
      node = container(around: node)
      tree.scrolling.relativeContainers.insert(node)
    } while node != 0
  }

  /// A container measures or places its content: what is inside now goes by what the container was offered, or by the next container's
  /// size where that is nil. Forgets what was known inside for another size.
  ///
  /// - Parameter margins: of the content, which leave it less of that.
  func enter(_ container: NodeID, _ proposal: Proposal, less margins: EdgeInsets = EdgeInsets(), _ pass: LayoutPass) {
    guard tree.scrolling.relativeContainers.contains(container) else { return }
    // Not by the canvas's own size of the pass before.
    var size = container == 0 ? ContainerSize() : size(for: container).size
    for axis in Axis.allCases {
      if let length = proposal[axis] { size[axis] = ContainerLength(container: container, offered: length) }
      size[axis].margins += margins[axis]
    }
    if tree.scrolling.containerSizes[container] == size { return }
    tree.scrolling.containerSizes[container] = size
    pass.guideCache.removeAll()
    // Nothing stands around the canvas; any other container still goes by what was answered in it at another size.
    if container == 0 { tree.forgetSizes() } else { tree.caches.areComplete = false }
    tree.renew(inside: container)
  }
}

/// The size of a container, for the views in it that go by that.
struct ContainerSize: Equatable {
  private var width = ContainerLength(), height = ContainerLength()

  subscript(axis: Axis) -> ContainerLength {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// The length of a container along one axis.
struct ContainerLength: Equatable {
  /// The container whose length it is: that one, or the next one further out that is offered a length; 0: the canvas.
  var container: NodeID = 0
  /// The offer to `container`; nil: neither any container nor the canvas is offered a length.
  var offered: Double?
  /// Points that the margins of its content take, and those of the containers inside of it.
  var margins = 0.0

  var length: Double { max((offered ?? Fidelity.unspecifiedLength) - margins, 0) }
}

extension AnyPrimitive {
  fileprivate var isRelativeContainer: Bool { Self.relativeContainers[Int(kind)] }
  private static let relativeContainers = types.map { $0.isRelativeContainer }
}
