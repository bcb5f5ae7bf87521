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
  /// - Throws: `SceneError`, at the place in the scene.
  package func layOut(
    _ state: [StateVariable], _ proposal: Proposal, _ options: LayoutPass.Options, after before: SceneTree? = nil,
    scrolled: ScrollPositions = ScrollPositions()
  ) throws -> SceneLayout {
    let tree = try build(Dictionary(uniqueKeysWithValues: state.map { ($0.name, $0.value) }))
    if let before { tree.tree.takeSources(from: before.tree) }
    scrolled.apply(to: tree)
    let pass = LayoutPass(tree: tree.tree, options: options)
    do {
      try DeepThread.run(levels: tree.depth) { try pass.run(proposal) }
    } catch let error as LayoutError {
      throw fail(error, in: tree)
    }
    var next = state
    let left = aftermath(of: pass, &next)
    return SceneLayout(tree: tree, pass: pass, state: state, before: before, left: left, next: next)
  }

  /// Lays out in memory, again and again while sizes that are read change the state, or views follow a source that is placed later.
  ///
  /// - Returns: the last layout.
  package func settle(
    _ state: [StateVariable], _ proposal: Proposal, _ options: LayoutPass.Options, after before: SceneTree? = nil,
    scrolled: ScrollPositions = ScrollPositions()
  ) throws -> SceneLayout {
    var layout = try layOut(state, proposal, options, after: before, scrolled: scrolled)
    for _ in 1..<Self.passLimit {
      if isSettled(layout) { return layout }
      layout = try layOut(layout.next, proposal, options, after: layout.tree, scrolled: scrolled)
    }
    if isSettled(layout) { return layout }
    throw unsettled(layout.left, in: layout.tree)
  }

  /// Whether laying out again would change nothing: what was written to the state nobody reads, and nobody follows a source late.
  package func isSettled(_ layout: SceneLayout) -> Bool {
    layout.left.lateFollowers.isEmpty && variablesRead.isDisjoint(with: layout.left.writes.map(\.new.name))
  }
}
