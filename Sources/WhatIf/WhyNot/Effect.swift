import Explanation
import LayoutEngine
import LayoutModel
import Platform
import Scene

/// What is otherwise for others when a node is taken away.
struct Effect {
  private let node: NodeID
  private let scene: LaidOutScene

  init(_ node: NodeID, in scene: LaidOutScene) { (self.node, self.scene) = (node, scene) }

  /// Whether anything is otherwise for others: as `onOthers` and `onTexts` say, which tell what.
  func isOnOthers(_ without: LaidOutScene) -> Bool {
    SceneComparison(scene, without).movesAny || !onOthers(without).isEmpty || !onTexts(without).isEmpty
  }

  /// The most telling first: views before modifiers, another size before another place, what has a name before what has none.
  func onOthers(_ without: LaidOutScene) -> LayoutChanges {
    let changes = scene.changes(to: without)
    let gone = Set(changes.nodes.filter { $0.status == .removed }.map(\.key)).union([scene.record(node).key])
    let others = changes.nodes.filter { comesOrGoesByState($0) ?? true }
    func isOthers(_ trouble: LayoutChanges.Trouble) -> Bool {
      if gone.contains(trouble.key) { return false }
      guard case .overflow(_, let holder, _, _) = trouble.kind else { return true }
      // What is out of a frame is no news when the frame is away.
      return !gone.contains(holder)
    }
    let ranked = others.enumerated().sorted { (Self.rank($0.element), $0.offset) < (Self.rank($1.element), $1.offset) }.map(\.element)
    let appeared = changes.appeared.filter { isOthers($0) && !isNewHolder($0, without) }
    return LayoutChanges(nodes: ranked, appeared: appeared, vanished: changes.vanished.filter(isOthers), worsened: changes.worsened.filter(isOthers))
  }

  /// Whether a view that is in one layout only is so because a state is another without the node: not as what stood in it, nor as an implicit
  /// stack around what is left, nor as another repetition of it. nil for a view of both.
  private func comesOrGoesByState(_ change: LayoutChanges.Node) -> Bool? {
    guard change.status == .added || change.status == .removed else { return nil }
    if change.pointer == nil || change.isAlong { return false }
    guard change.status == .removed else { return true }
    let old = change.node
    if scene.record(old).writtenOnce == scene.record(node).writtenOnce { return false }
    let isWrapped = scene.record(node).role == .modifier && node < scene.record(node).last && (node + 1...scene.record(node + 1).last).contains(old)
    return isWrapped || !(node...scene.record(node).last).contains(old)
  }

  /// Texts of the same size that show something else.
  func onTexts(_ without: LaidOutScene) -> [EffectExplanation.OtherText] {
    func shows(_ text: PlacedText) -> String { text.lines.map { $0.text.trimmed }.joined(separator: " / ") }
    return zip(scene.nodes, without.tree.nodes(matching: scene.tree)).compactMap { old, new in
      guard let new, let before = scene.text(old), let after = without.text(new), before != after, scene.size(old) == without.size(new),
        shows(before) != shows(after)
      else { return nil }
      return EffectExplanation.OtherText(key: scene.record(old).key, with: shows(before), without: shows(after))
    }
  }

  /// Its frame, and that of what it wraps, without it, if they differ.
  func onItself(_ without: LaidOutScene) -> (frame: Rect, wrapped: Rect)? {
    guard scene.record(node).role == .modifier, let inner = without.tree.node(matching: node + 1, of: scene.tree), without.isPlaced(inner) else { return nil }
    let frame = scene.absolute(node), wrapped = without.absolute(inner)
    return frame.isSame(as: wrapped) ? nil : (frame, wrapped)
  }

  /// How it moves what it is on, where that is all that is otherwise.
  func asMove(_ changes: LayoutChanges, _ own: (frame: Rect, wrapped: Rect)?) -> EffectExplanation.Move? {
    let inside = node + 1...max(node + 1, scene.record(node).last)
    guard scene.record(node).role == .modifier, changes.appeared.isEmpty, changes.worsened.isEmpty, changes.vanished.isEmpty else { return nil }
    let ways = changes.nodes.map { change -> Point? in
      guard change.status == .changed, let with = change.before, let without = change.after, inside.contains(change.node),
        with.size.isSame(as: without.size)
      else { return nil }
      return Point(with.origin.x - without.origin.x, with.origin.y - without.origin.y)
    }
    guard let way = ways.first ?? nil, ways.allSatisfy({ $0?.isSame(as: way) ?? false }) else {
      return nil
    }
    return EffectExplanation.Move(view: scene.record(scene.record(node).view).key, by: way, slot: own == nil ? scene.absolute(node) : nil)
  }

  /// Whether it sticks out as it did before: of what is around the node that is away.
  private func isNewHolder(_ trouble: LayoutChanges.Trouble, _ without: LaidOutScene) -> Bool {
    guard case .overflow(let axis, _, _, _) = trouble.kind, let old = trouble.node, scene.parent(old) == node,
      let new = without.tree.node(matching: old, of: scene.tree)
    else { return false }
    return scene.absolute(old).origin[axis] == without.absolute(new).origin[axis] && scene.size(old)[axis] == without.size(new)[axis]
  }

  private static func rank(_ node: LayoutChanges.Node) -> Int {
    let isModifier = node.title.hasPrefix("."), keepsSize = node.before?.size == node.after?.size
    return (keepsSize ? 8 : 0) + (isModifier ? 4 : 0) + (PrimitiveRegistry.traits(node.kind).contains(.showsText) ? 0 : 1) + (node.isNamed ? 0 : 2)
  }
}
