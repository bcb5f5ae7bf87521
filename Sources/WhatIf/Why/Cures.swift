import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// What a developer may have meant: a modifier or an arrangement that the scene does not have, laid out and found to bring no trouble.
///
/// | what is seen | what is tried |
/// |---|---|
/// | a text wraps that has room for one line in its stack | a `layoutPriority`, a `fixedSize` |
/// | a text is cut beside another one that is | a `layoutPriority`, which makes the other one give way |
/// | a text of one line is cut | a `minimumScaleFactor`, the largest that shows all of it |
/// | what fills is larger than what is around it | `clipped` |
/// | a ScrollView cuts what is drawn beyond its edge | a `padding` of its content |
/// | a clip cuts a text in a ZStack that is larger than the clip | an `overlay` of what is clipped |
/// | a badge makes its ZStack larger than what it lies on | an `overlay` |
/// | a guide is stated that nobody reads | the alignment that reads it, the guide that is read |
struct Cures {
  let experiment: Experiment

  /// Views laid out in all: as many as take some tenths of a second.
  private static let effort = 40_000

  init(_ other: Experiment) {
    let layouts = min(48, Self.effort / other.replay.views)
    experiment = other.with(LayoutAllowance(layouts < 4 ? 0 : layouts))
  }

  var scene: LaidOutScene { experiment.original }

  /// Those for the size of a node.
  func ofSize(_ explanation: Explanation, _ node: NodeID) -> [Cure] {
    wrapping(node) + clipping(explanation, node) + roomInScroll(explanation, node) + overlayingClip(explanation, node) + overlaying(explanation, node)
  }

  // MARK: Trying

  /// The key by which an edit finds a view; nil of what stands nowhere in the scene.
  func key(_ node: NodeID) -> String? { scene.record(node).pointer == nil ? nil : scene.record(node).key }

  /// The layout with edits, if nothing is in trouble there that was not, no text has more lines, and nothing is gone.
  func sound(_ edits: [SceneEdit]) -> LaidOutScene? {
    guard let edited = experiment.layOut(edits), scene.changes(to: edited).appeared.isEmpty, !edited.troubles.areWorse(than: scene, at: scene.troubles.nodes)
    else { return nil }
    let matches = zip(scene.nodes, edited.tree.nodes(matching: scene.tree))
    for case (let old, let new?) in matches where scene.isPlaced(old) && edited.isPlaced(new) {
      if let before = scene.text(old), let after = edited.text(new), after.lines.count > before.lines.count { return nil }
      let (before, after) = (scene.size(old), edited.size(new))
      if Axis.allCases.contains(where: { before[$0] > 0 && after[$0] <= 0 }) { return nil }
    }
    return edited
  }

  func added(_ kind: Addition, _ arguments: KeyValuePairs<String, String> = [:], to key: String) -> SceneEdit {
    .add(key, modifier: EditedView(type: kind.rawValue, members: arguments.map { .init(name: $0.key, value: EditValue(json: $0.value)) }))
  }

  func own(_ node: NodeID, in edited: LaidOutScene) -> NodeID? {
    edited.tree.node(matching: node, of: scene.tree).flatMap { edited.isPlaced($0) ? $0 : nil }
  }
}
