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

  /// The size of the container that `node` goes by.
  func size(for node: NodeID) -> Size { size(container(around: node)) }

  private func size(_ container: NodeID) -> Size {
    tree.scrolling.containerSizes[container] ?? Size(Fidelity.unspecifiedLength, Fidelity.unspecifiedLength)
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
    let around = container == 0 ? Size(Fidelity.unspecifiedLength, Fidelity.unspecifiedLength) : size(for: container)
    let whole = proposal.replacingNil(by: around)
    let size = Size(max(whole.width - margins[.horizontal], 0), max(whole.height - margins[.vertical], 0))
    if tree.scrolling.containerSizes[container] == size { return }
    tree.scrolling.containerSizes[container] = size
    pass.guideCache.removeAll()
    // Nothing stands around the canvas; any other container still goes by what was answered in it at another size.
    if container == 0 { tree.forgetSizes() } else { tree.caches.areComplete = false }
    tree.renew(inside: container)
  }
}

extension AnyPrimitive {
  fileprivate var isRelativeContainer: Bool { Self.relativeContainers[Int(kind)] }
  private static let relativeContainers = types.map { $0.isRelativeContainer }
}
