import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// What of a layout is either so or so, and does not grow little by little.
struct DiscreteFacts: Equatable {
  struct Fact: Hashable {
    /// Of the tree that was recorded; nil for the scene as a whole.
    let node: NodeID?
    let kind: Breakpoint.Kind
  }

  /// A number an aspect: lines, columns; 0 or 1; a node.
  let values: [Fact: Int]

  /// The scene cannot be laid out.
  static let impossible = DiscreteFacts(values: [Fact(node: nil, kind: .impossible): 1])
  private init(values: [Fact: Int]) { self.values = values }

  /// - Parameter original: the tree whose nodes facts are about; nodes that are not in it have none.
  /// - Parameter wanted: nodes of `original` to look at.
  init(_ scene: LaidOutScene, of original: SceneTree, _ wanted: (NodeID) -> Bool) {
    var values = [Fact(node: nil, kind: .impossible): 0]
    for (index, match) in scene.tree.nodes(matching: original).enumerated() where wanted(NodeID(index + 1)) {
      let id = NodeID(index + 1)
      values[Fact(node: id, kind: .presence)] = match == nil ? 0 : 1
      guard let node = match, scene.isPlaced(node) else { continue }
      for (kind, value) in Self.facts(node, in: scene) { values[Fact(node: id, kind: kind)] = value }
    }
    self.values = values
  }

  /// Points. Less than half of one out nobody sees, as LT001 has it; a view of less than one shows nothing.
  private static let (leastOverflow, leastLength) = (0.5, 1.0)

  private static func facts(_ node: NodeID, in scene: LaidOutScene) -> [(Breakpoint.Kind, Int)] {
    var facts: [(Breakpoint.Kind, Int)] = []
    if let text = scene.text(node) {
      facts.append((.lines, text.lines.count))
      facts.append((.cut, text.isTruncated ? 1 : 0))
    }
    if let columns = scene.tree.tree.lazyColumnCount(node) { facts.append((.columns, columns)) }
    let record = scene.record(node)
    if record.kind == "ViewThatFits", let child = scene.nodes.first(where: { scene.parent($0) == node && scene.isPlaced($0) }) {
      facts.append((.choice, Int(scene.record(child).ordinal)))
    }
    for axis in Axis.allCases {
      facts.append((.overflow(axis), scene.overflow(node, axis).map { !$0.isMeant && $0.before + $0.after >= leastOverflow ? 1 : 0 } ?? 0))
      // A modifier is as empty as its view, and what is in an empty container is empty with it.
      if record.view == node { facts.append((.empty(axis), scene.size(node)[axis] < leastLength && !isInEmpty(node, scene, axis) ? 1 : 0)) }
    }
    return facts
  }

  private static func isInEmpty(_ node: NodeID, _ scene: LaidOutScene, _ axis: Axis) -> Bool {
    var around = scene.parent(node)
    while let next = around, scene.record(next).view == node { around = scene.parent(next) }
    return around.map { scene.size($0)[axis] < leastLength } ?? false
  }
}
