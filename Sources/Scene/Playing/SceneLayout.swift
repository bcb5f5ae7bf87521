import LayoutEngine
import LayoutModel

/// A scene laid out in memory, in one state.
package struct SceneLayout {
  package let tree: SceneTree
  package let pass: LayoutPass
  /// What it was laid out in, in the order the scene declares it.
  package let state: [StateVariable]
  /// What was laid out before it: where sources were that views follow.
  package let before: SceneTree?
  /// What it leaves to be done.
  let left: Aftermath
  /// The state after it: sizes that it read are written.
  let next: [StateVariable]
}

extension Scene {
  /// Lays out once, in memory.
  ///
  /// - Parameters:
  ///   - before: the layout before this one, if there was one.
  ///   - scrolled: where ScrollViews are scrolled to.
  ///   - base: a tree of this scene, or of one that this was edited from: what is the same in it is not built again.
  /// - Throws: `SceneError`, at the place in the scene.
  package func layOut(
    _ state: [StateVariable], _ proposal: Proposal, _ options: LayoutPass.Options, after before: SceneTree? = nil,
    scrolled: ScrollPositions = ScrollPositions(), from base: SceneTree? = nil
  ) throws -> SceneLayout {
    let tree = try build(Dictionary(merging: state.map { ($0.name, $0.value) }), from: base)
    if let before { tree.tree.takeSources(from: before.tree) }
    scrolled.apply(to: tree)
    return try layOut(tree, state, proposal, options, after: before)
  }

  /// Lays the tree of a layout out again, in another canvas: the frames of that layout are gone then.
  package func layOut(again layout: SceneLayout, _ proposal: Proposal, _ options: LayoutPass.Options) throws -> SceneLayout {
    layout.tree.tree.forgetManySizes()
    return try layOut(layout.tree, layout.state, proposal, options, after: layout.before)
  }

  /// Lays a tree that was built in a state out once.
  func layOut(_ tree: SceneTree, _ state: [StateVariable], _ proposal: Proposal, _ options: LayoutPass.Options, after before: SceneTree?) throws -> SceneLayout
  {
    let pass = LayoutPass(tree: tree.tree, options: options)
    do {
      try DeepThread.run(levels: tree.tree.depth) { try pass.run(proposal) }
    } catch let error as LayoutError {
      throw fail(error, in: tree)
    }
    var next = state
    let left = aftermath(of: pass, &next)
    return SceneLayout(tree: tree, pass: pass, state: state, before: before, left: left, next: next)
  }

  /// Whether laying out again would change nothing: what was written to the state nobody reads, and nobody follows a source late.
  package func isSettled(_ layout: SceneLayout) -> Bool {
    layout.left.lateFollowers.isEmpty && variablesRead.isDisjoint(with: layout.left.writes.map(\.new.name))
  }
}
