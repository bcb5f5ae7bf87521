import LayoutModel

/// The children of a container, in source order, as the engine's own algorithms go through them. It is valid while its pass is.
struct ChildList: RandomAccessCollection {
  unowned(unsafe) let pass: LayoutPass
  let container: NodeID
  private let ids: UnsafePointer<NodeID>?
  let count: Int

  init(_ container: NodeID, _ pass: LayoutPass) {
    (self.pass, self.container) = (pass, container)
    count = Int(pass.nodes[container].childCount)
    ids = pass.tree.children.baseAddress.map { UnsafePointer($0 + Int(pass.nodes[container].firstChild)) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(index: Int) -> NodeID { id(index) }

  @inline(__always) func id(_ index: Int) -> NodeID {
    precondition(index >= 0 && index < count, "subview \(index) of \(count)")
    return ids.unsafelyUnwrapped[index]
  }
}
