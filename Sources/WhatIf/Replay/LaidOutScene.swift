import LayoutEngine
import LayoutModel
import Scene

/// A scene that was laid out in memory, and what came of it: frames, lines of text, what sticks out. Nodes are those of `tree`, from 1 on.
package struct LaidOutScene {
  package let scene: Scene
  /// What the canvas proposed.
  package let canvas: Proposal
  let layout: SceneLayout
  /// What the views of the scene's program came to in it, where that is another thing than in the recording.
  var views: ProgramViews?

  init(_ scene: Scene, _ canvas: Proposal, _ layout: SceneLayout) { (self.scene, self.canvas, self.layout) = (scene, canvas, layout) }

  /// The last pass of a scene, after those before it, in memory.
  ///
  /// - Throws: `SceneError` for a scene that cannot be laid out.
  package init(playing scene: Scene, _ options: LayoutPass.Options = LayoutPass.Options()) throws {
    let last = max(0, scene.passes.count - 1)
    self.init(scene, scene.passes[last].proposal, try scene.play(last, until: .settled, options))
  }

  package var tree: SceneTree { layout.tree }
  /// What it was laid out in.
  package var state: [StateVariable] { layout.state }
  package var nodes: ClosedRange<NodeID> { 1...max(1, tree.tree.count) }

  package func record(_ node: NodeID) -> SceneNode { tree[node] }
  /// What stands in it, in order.
  package func children(_ node: NodeID) -> LazyMapSequence<Range<Int>, NodeID> { tree.tree.children(of: node) }
  func traits(_ node: NodeID) -> Traits { tree.tree.traits(node) }
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

  /// That for a node of the trace that was laid out again, whose structure starts at `first`.
  func node(_ id: NodeID, of first: NodeID) -> NodeID? {
    // A damaged trace may have any ids: their difference need not be one.
    let (offset, isTooFar) = id.subtractingReportingOverflow(first)
    return !isTooFar && offset >= 0 && offset < tree.tree.count ? offset + 1 : nil
  }

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

  /// Where views and modifiers that are placed stand on the canvas, by their pointers into the scene; with `/added` the outermost modifier that edits have added
  /// around one.
  var places: [RunningProgram.Place] {
    nodes.flatMap { node -> [RunningProgram.Place] in
      guard isPlaced(node), let pointer = record(node).pointer else { return [] }
      var added = node
      while added > 1, record(added - 1).isAdded, record(added - 1).role == .modifier { added -= 1 }
      return [(pointer, absolute(node))] + (added == node ? [] : [("\(pointer)/added", absolute(added))])
    }
  }

  // MARK: What is wrong in it

  package var overflows: Overflows { Overflows(scene: self) }
  var legibility: Legibility { Legibility(scene: self) }
  var troubles: Troubles { Troubles(scene: self) }

  private func view(_ node: NodeID) -> ViewNode { tree.tree.nodes[Int(node)] }

  /// Whether one of the modifiers of a view, from `node` inward, gives it a priority.
  func statesPriority(_ node: NodeID) -> Bool { (node...record(node).view).contains { traits($0).contains(.setsPriority) } }
}
