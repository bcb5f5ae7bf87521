import LayoutModel

/// Which nodes of a tree the items of its scene are, in pre-order: several where a ForEach repeats them, none for a Group.
struct SceneInstances {
  /// The nodes that come of items, sorted by item, and by item where its own start; behind the last one stands their end.
  private let nodes: [NodeID]
  private let starts: [Int32]
  /// By node: how often its item was repeated before.
  private let repetitions: [Int32]

  init(_ items: [SceneItem.Index], of scene: Scene) {
    var starts = [Int32](repeating: 0, count: scene.items.count + 1)
    for item in items where item >= 0 { starts[Int(item) + 1] += 1 }
    for index in scene.items.indices { starts[index + 1] += starts[index] }
    var (next, nodes, repetitions) = (starts, [NodeID](repeating: 0, count: Int(starts.last ?? 0)), [Int32](repeating: 0, count: items.count))
    for (index, item) in items.enumerated() where item >= 0 {
      nodes[Int(next[Int(item)])] = NodeID(index + 1)
      repetitions[index] = next[Int(item)] - starts[Int(item)]
      next[Int(item)] += 1
    }
    (self.nodes, self.starts, self.repetitions) = (nodes, starts, repetitions)
  }

  /// The nodes of an item; of one that an edit of the scene added, none.
  subscript(item: SceneItem.Index) -> ArraySlice<NodeID> {
    starts.indices.contains(Int(item) + 1) ? nodes[Int(starts[Int(item)])..<Int(starts[Int(item) + 1])] : []
  }

  func repetition(of node: NodeID) -> Int { Int(repetitions[Int(node) - 1]) }

  func node(_ item: SceneItem.Index, _ repetition: Int) -> NodeID? {
    let own = self[item]
    return repetition < own.count ? own[own.startIndex + repetition] : nil
  }
}
