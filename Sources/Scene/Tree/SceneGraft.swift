import LayoutEngine
import LayoutModel

/// Finds the views of an edited scene that are what they were in a tree of the scene before.
///
/// A view is what its item and the items in it say, read in its loops: it is taken over where none of these was changed.
struct SceneGraft {
  let base: SceneTree
  private var tree: TreeGraft
  /// Items of the scene before that were changed, or hold one that was.
  private var changed: Set<SceneItem.Index> = []
  /// By item, how many of its nodes were looked at so far.
  private var seen: [SceneItem.Index: Int] = [:]

  /// nil for a tree of another state.
  init?(_ base: SceneTree, _ scene: Scene, _ state: [String: ExpressionValue]) {
    guard base.members.state == state else { return nil }
    (self.base, tree) = (base, TreeGraft(base.tree))
    for item in scene.items.changes(since: base.scene.items) {
      // What holds it now and is not changed itself held it before.
      var next = item
      while next >= 0, changed.insert(next).inserted { next = base.holders.indices.contains(Int(next)) ? base.holders[Int(next)] : -1 }
    }
  }

  /// Opens and closes in a tree what a view was, with its own modifiers and all in it.
  ///
  /// - Parameter outermost: the outermost of its modifiers, or itself.
  /// - Returns: the places of its nodes in the base; nil where it is another one now.
  mutating func open(_ member: SceneMember, _ outermost: SceneItem.Index, _ expansion: SceneMembers, in tree: LayoutTree) -> Range<Int>? {
    let repetition = member.loop < 0 ? 0 : seen[outermost, default: 0]
    if member.loop >= 0 { seen[outermost] = repetition + 1 }
    guard !changed.contains(member.item), let node = base.instances.node(outermost, repetition),
      expansion.isSame(member.loop, as: base.loops[Int(node) - 1], of: base.members), self.tree.open(node, in: tree)
    else { return nil }
    return Int(node) - 1..<Int(base.tree.nodes[Int(node)].last)
  }
}
