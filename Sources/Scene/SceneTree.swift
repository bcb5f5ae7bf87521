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

  /// The node with that key; `node7` is the seventh, named or not.
  package func node(_ key: String) -> NodeID? {
    if let index = records.firstIndex(where: { $0.key == key }) { return NodeID(index + 1) }
    guard key.hasPrefix("node"), let number = Int(key.dropFirst(4)), records.indices.contains(number - 1) else { return nil }
    return NodeID(number)
  }

  /// The node of this tree that is, in `other`, the node with id `node`; nil if an edit or the state removed it.
  package func node(matching node: NodeID, of other: SceneTree) -> NodeID? {
    let index = Int(node) - 1
    guard other.items.indices.contains(index) else { return nil }
    let item = other.items[index]
    if item < 0 { return nodes(matching: other)[index] }
    var left = other.items[..<index].count { $0 == item }
    for (position, candidate) in items.enumerated() where candidate == item {
      if left == 0 { return NodeID(position + 1) }
      left -= 1
    }
    return nil
  }

  /// For each node of `other` the node of this tree that it is. Nodes go by their item and how often it was repeated before; an implicit
  /// stack is the one of the same kind in the same place.
  package func nodes(matching other: SceneTree) -> [NodeID?] {
    var own: [SceneItem.Index: [NodeID]] = [:]
    for (index, item) in items.enumerated() where item >= 0 { own[item, default: []].append(NodeID(index + 1)) }
    var implicit: [NodeID: [NodeID]] = [:]
    for record in records where items[Int(record.id) - 1] < 0 { implicit[record.parent, default: []].append(record.id) }
    var counts: [SceneItem.Index: Int] = [:]
    var matches: [NodeID?] = []
    for (index, item) in other.items.enumerated() {
      let record = other.records[index]
      if item >= 0 {
        let repetition = counts[item, default: 0]
        counts[item] = repetition + 1
        matches.append(own[item].flatMap { $0.indices.contains(repetition) ? $0[repetition] : nil })
      } else {
        let parent = record.parent == 0 ? 0 : matches[Int(record.parent) - 1]
        matches.append(parent.flatMap { implicit[$0] }?.first { records[Int($0) - 1].kind == record.kind && records[Int($0) - 1].ordinal == record.ordinal })
      }
    }
    return matches
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
