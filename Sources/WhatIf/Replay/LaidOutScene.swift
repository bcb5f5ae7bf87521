import LayoutEngine
import LayoutModel
import Scene

/// A scene that was laid out in memory, and what came of it: frames, lines of text, what sticks out. Nodes are those of `tree`, from 1 on.
package struct LaidOutScene {
  package let scene: Scene
  /// What the canvas proposed.
  package let canvas: Proposal
  let layout: SceneLayout

  init(_ scene: Scene, _ canvas: Proposal, _ layout: SceneLayout) { (self.scene, self.canvas, self.layout) = (scene, canvas, layout) }

  package var tree: SceneTree { layout.tree }
  /// What it was laid out in.
  package var state: [StateVariable] { layout.state }
  package var nodes: ClosedRange<NodeID> { 1...max(1, tree.tree.count) }

  package func record(_ node: NodeID) -> SceneNode { tree[node] }
  /// What stands in it, in order.
  package func children(_ node: NodeID) -> LazyMapSequence<Range<Int>, NodeID> { tree.tree.children(of: node) }
  /// The outermost modifier of a view, or the view; of a modifier itself. Modifiers have the numbers before it.
  func outermost(of view: NodeID) -> NodeID {
    var outermost = view
    while let around = parent(outermost), record(around).view == view { outermost = around }
    return outermost
  }

  /// The node around it; nil for the root.
  package func parent(_ node: NodeID) -> NodeID? { record(node).parent == 0 ? nil : record(node).parent }

  /// The node with that key, or `node7`.
  package func node(_ key: String) -> NodeID? { tree.node(key) }

  /// A ViewThatFits places one of its views only.
  package func isPlaced(_ node: NodeID) -> Bool { view(node).isPlaced }
  package func size(_ node: NodeID) -> Size { view(node).frame.size }
  /// In its parent's space.
  package func frame(_ node: NodeID) -> Rect { view(node).frame }
  /// On the canvas, before offsets and rotations.
  package func absolute(_ node: NodeID) -> Rect { Rect(view(node).absolute, view(node).frame.size) }
  /// On the canvas as drawn: after offsets, rotations and scales.
  package func drawn(_ node: NodeID) -> Rect { tree.tree.drawn(node) }
  /// What it was placed with.
  package func proposal(_ node: NodeID) -> Proposal { view(node).placed }
  /// The lines of a placed Text; nil for any other view.
  package func text(_ node: NodeID) -> PlacedText? { tree.tree.placedText(node) }

  /// The reply to nil x nil.
  package func idealSize(_ node: NodeID) throws -> Size { try size(of: node, proposed: .unspecified) }

  /// What a node would answer to another proposal.
  package func size(of node: NodeID, proposed proposal: Proposal) throws -> Size {
    try DeepThread.run(levels: tree.tree.depth) { layout.pass.size(of: node, proposed: proposal) }
  }

  private func view(_ node: NodeID) -> ViewNode { tree.tree.nodes[Int(node)] }
}

extension LaidOutScene {
  /// By how much a node sticks out of the one around it along an axis: a row of the view `overflow`.
  package struct Overflow: Hashable, Sendable {
    package let node: NodeID
    package let axis: Axis
    /// What it sticks out of; nil is the canvas.
    package let holder: NodeID?
    /// Points out on the left or at the top.
    package let before: Double
    /// Points out on the right or at the bottom.
    package let after: Double
    /// As the column `meant` of the view.
    package let isMeant: Bool
  }

  func traits(_ node: NodeID) -> Traits { tree.tree.traits(node) }

  /// Whether it is a view that may scroll its content along this axis.
  func scrolls(_ node: NodeID, _ axis: Axis) -> Bool { traits(node).scrolls.contains(axis) }

  /// Whether what sticks out of a view is not drawn, because of the view itself or a modifier around it.
  func isClipped(_ node: NodeID) -> Bool {
    if traits(node).contains(.clips) { return true }
    guard let around = parent(node), around == node - 1, tree.tree.role(around) == .modifier else { return false }
    return isClipped(around)
  }

  /// Whether the view, as it is modified from `node` inward, states an alignment guide.
  private func statesGuide(_ node: NodeID) -> Bool { (node...record(node).view).contains { traits($0).contains(.statesGuide) } }

  /// What sticks out by more than 0.01 points, in pre-order.
  package var overflows: [Overflow] { nodes.flatMap { node in Axis.allCases.compactMap { overflow(node, $0) } } }

  /// What the root has: the canvas less its safe area, unless it ignores that; infinity for nil.
  func room(_ axis: Axis) -> Double {
    let isOpen = (1...record(1).view).contains { traits($0).contains(.ignoresSafeArea) }
    return (isOpen ? canvas : proposal(1))[axis] ?? .infinity
  }

  /// What that is called.
  func roomName(_ axis: Axis) -> String { canvas[axis].map { abs($0 - room(axis)) > 0.005 } == true ? "the safe area" : "the canvas" }

  /// How a node sticks out of the one around it; nil if it does not.
  package func overflow(_ node: NodeID, _ axis: Axis) -> Overflow? {
    guard isPlaced(node) else { return nil }
    let holder = parent(node)
    let frame = self.frame(node)
    // Infinite in what is infinite is not out.
    func out(_ amount: Double) -> Double { amount > 0 ? amount : 0 }
    let length = frame.size[axis], room = holder.map { size($0)[axis] } ?? room(axis)
    // The root stands in the middle of what it has.
    let start = holder == nil ? (room - length) / 2 : frame.origin[axis]
    let before = out(-start), after = out(start + length - room)
    guard before > 0.01 || after > 0.01 else { return nil }
    return Overflow(
      node: node, axis: axis, holder: holder, before: before, after: after,
      isMeant: holder.map {
        traits($0).contains(.opens) || scrolls($0, axis) || isClipped($0) || length <= room + 0.01 && statesGuide(node)
      } ?? false)
  }
}
