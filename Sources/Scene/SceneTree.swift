import ArticleLayouts
import LayoutEngine
import LayoutModel

/// A scene in one state, ready to be laid out, and what a trace says about its nodes.
package struct SceneTree {
  package let tree: LayoutTree
  /// In pre-order; ids start at 1 and are moved on where a recording has several trees.
  package let records: [NodeRecord]
  /// The scene's item each node comes from, -1 for an implicit stack: with the instance, what a node is called across edits.
  let items: [SceneItem.Index]

  /// How many nodes have the same item before this one: 0, or the number of the repetition. By node, from 1 on at index 0.
  package var instances: [Int32] {
    var counts: [SceneItem.Index: Int32] = [:]
    return items.map { item in
      defer { counts[item, default: 0] += 1 }
      return counts[item, default: 0]
    }
  }

  /// The node of this tree that is, in `other`, the node with id `node`; nil if an edit or the state removed it.
  package func node(matching node: NodeID, of other: SceneTree) -> NodeID? {
    let index = Int(node) - 1
    guard other.items.indices.contains(index) else { return nil }
    let (item, instance) = (other.items[index], other.items[..<index].count { $0 == other.items[index] })
    var seen = 0
    for (position, candidate) in items.enumerated() where candidate == item {
      if seen == instance { return NodeID(position + 1) }
      seen += 1
    }
    return nil
  }
}

extension Scene {
  /// The scene's state before the first pass, by name.
  package var initialState: [String: ExpressionValue] { Dictionary(uniqueKeysWithValues: state.map { ($0.name, $0.value) }) }

  /// Builds the tree that the scene is in a state.
  package func build(_ state: [String: ExpressionValue]) throws(SceneError) -> SceneTree {
    var guides = Guides()
    for guide in self.guides {
      let formula: ExpressionFormula
      do throws(EvaluationProblem) {
        formula = try ExpressionFormula(guide.defaultValue) { state[$0] }
      } catch {
        throw SceneError(.evaluation(guide.defaultValue.source, error), file: file, pointer: "/alignments/\(JSONPointer.escape(guide.name))/default")
      }
      guides.add(Guides.Custom(name: guide.name, axis: guide.axis, defaultValue: .formula(formula)))
    }
    let tree = LayoutTree(environment: environment, guides: guides, capacity: items.count)
    tree.layoutValueKeys = LayoutRegistry.layouts.flatMap { $0.valueKeys }
    var builder = SceneBuilder(scene: self, state: state, tree: tree)
    try builder.build()
    let result = SceneTree(tree: tree, records: builder.records, items: builder.items)
    do {
      try DeepThread.run(levels: result.depth) { tree.finish() }
    } catch {
      throw SceneError(.tooDeep(result.depth, limit: DeepThread.limit), file: file)
    }
    return result
  }
}
