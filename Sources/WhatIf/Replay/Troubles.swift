import LayoutEngine
import LayoutModel

/// What is wrong with the views of a layout, as the rules of trouble have it.
struct Troubles {
  let scene: LaidOutScene

  /// What sticks out, is cut, or breaks a word.
  var nodes: [NodeID] {
    let (overflows, legibility) = (scene.overflows, scene.legibility)
    return scene.nodes.filter { node in
      scene.isPlaced(node)
        && (scene.text(node)?.isTruncated == true || legibility.breaksWord(node) || Axis.allCases.contains { overflows.isOut(node, $0) })
    }
  }

  /// Whether what is in trouble in `original` is more so here: sticks out further, is cut in less room, or is broken into more lines.
  ///
  /// - Parameter nodes: what is.
  func areWorse(than original: LaidOutScene, at nodes: [NodeID]) -> Bool {
    let (overflows, legibility) = (scene.overflows, scene.legibility)
    if Axis.allCases.contains(where: { scene.size(1)[$0] > max(original.size(1)[$0], overflows.room($0)) + .overflowSlack }) { return true }
    return nodes.contains { old in
      guard let new = scene.tree.node(matching: old, of: original.tree), scene.isPlaced(new) else { return false }
      let (before, after) = (original.size(old), scene.size(new))
      if scene.text(new)?.isTruncated == true, Axis.allCases.contains(where: { after[$0] < before[$0] - .overflowSlack }) { return true }
      if legibility.breaksWord(new), original.legibility.breaksWord(old),
        after.height > before.height + .overflowSlack || after.width < before.width - .overflowSlack
      {
        return true
      }
      return Axis.allCases.contains { axis in
        guard overflows.isOut(new, axis), let more = overflows.overflow(of: new, axis), let out = original.overflows.overflow(of: old, axis) else {
          return false
        }
        return more.before + more.after > out.before + out.after + 0.01
      }
    }
  }
}
