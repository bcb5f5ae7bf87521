import struct Foundation.CGRect
import LayoutModel

/// The placements that a Layout written in Swift wishes for its children.
struct PlacementCollection {
  let pass: LayoutPass

  /// Runs `body`, which places children of `container`.
  ///
  /// - Returns: its wishes by child.
  func collect(of container: NodeID, _ body: () -> Void) -> [NodeID: CollectedPlacement] {
    let outer = (pass.foreign.collected, pass.foreign.collectingFor, pass.foreign.measuringDepth)
    (pass.foreign.collected, pass.foreign.collectingFor, pass.foreign.measuringDepth) = ([:], container, 0)
    body()
    defer { (pass.foreign.collected, pass.foreign.collectingFor, pass.foreign.measuringDepth) = outer }
    return pass.foreign.collected
  }

  func add(_ placement: CollectedPlacement, of node: NodeID) {
    let parent = pass.nodes[node].parent
    guard pass.foreign.collectingFor == parent, pass.foreign.measuringDepth == 0 else {
      return pass.fail(.placedWhileMeasuring(node: node, layout: pass.tree.kind(parent)))
    }
    if pass.foreign.collected.updateValue(placement, forKey: node) != nil {
      pass.note(node, "LT202", .warning, "\(pass.tree.kind(parent)) placed it twice: the last placement counts")
    }
  }

  /// The corner that a wish means for a child of `size`; without one the child is centred in the bounds.
  static func origin(_ wish: CollectedPlacement?, _ size: Size, _ bounds: CGRect) -> Point {
    guard let wish else {
      return Point((Double(bounds.size.width) - size.width) / 2, (Double(bounds.size.height) - size.height) / 2)
    }
    func corner(_ axis: Axis) -> Double {
      // An infinite child placed by its corner must not become NaN.
      wish.position[axis] - (wish.anchor[axis] == 0 ? 0 : wish.anchor[axis] * size[axis])
    }
    return Point(corner(.horizontal) - Double(bounds.origin.x), corner(.vertical) - Double(bounds.origin.y))
  }

  /// The size and the corner of a child where its wish is granted.
  func resolve(_ wish: CollectedPlacement?, of node: NodeID, in bounds: CGRect, _ proposal: Proposal) -> (viewSize: ViewSize, origin: Point) {
    let proposal = wish?.proposal ?? proposal
    let size = pass.measure(node, proposal, SharedReason.custom.vocabularyCode).size
    return (ViewSize(size, proposal), Self.origin(wish, size, bounds))
  }
}
