import LayoutEngine
import LayoutModel
import Platform

/// A scene in one state, ready to be laid out.
///
/// What a trace says about its nodes is made when it is asked for (`SceneNode`): a layout needs none of it.
package final class SceneTree {
  package let tree: LayoutTree
  /// What it was made of: the scene, its state, the loops around its views.
  let members: SceneMembers
  /// The scene's item each node comes from, -1 for an implicit stack: with the instance, what a node is called across edits.
  let items: [SceneItem.Index]
  /// By node, as in `SceneMember`.
  let loops: [Int32]
  /// Nodes that were made of their arguments; the others were taken over from the tree before.
  package let builtCount: Int
  /// Where items stand.
  private(set) lazy var instances = SceneInstances(items, of: scene)

  /// By call of a program's code that makes several items: the first, and how many nodes they are.
  private(set) lazy var calls: [Int32: (first: SceneItem.Index, nodes: Int)] = scene.items.indices.reduce(into: [:]) { calls, index in
    guard let call = scene.items[index].call else { return }
    let item = SceneItem.Index(index)
    calls[call, default: (item, 0)].nodes += instances[item].count
  }

  /// The tree whose edit made this one: what is there in both is called what it is called there.
  package var original: SceneTree?
  /// What nodes without an id are called, in pre-order.
  private(set) lazy var numbers: [String] = original.map(numbers) ?? (1...items.count).map { "node\($0)" }

  /// By item of the scene, the one that it stands in; -1 for none.
  private(set) lazy var holders = scene.holders

  init(_ tree: LayoutTree, _ members: SceneMembers, items: [SceneItem.Index], loops: [Int32], builtCount: Int) {
    (self.tree, self.members, self.items, self.loops, self.builtCount) = (tree, members, items, loops, builtCount)
  }

  var scene: Scene { members.scene }

  /// A node, by an id from 1 on.
  package subscript(node: NodeID) -> SceneNode { SceneNode(id: node, tree: self) }

  /// In pre-order.
  package var nodes: some RandomAccessCollection<SceneNode> { (0..<Int(tree.count)).lazy.map { self[NodeID($0 + 1)] } }

  /// The node with that key; `node7` is the seventh, named or not.
  package func node(_ key: String) -> NodeID? {
    func nodes(_ id: some StringProtocol) -> ArraySlice<NodeID> {
      scene.items.firstIndex { $0.id.map { $0 == id } ?? false }.map { instances[SceneItem.Index($0)] } ?? []
    }
    let own = nodes(key)
    if own.count == 1 { return own.first }
    if key.hasSuffix("]"), let open = key.lastIndex(of: "["), let node = nodes(key[..<open]).first(where: { self[$0].key == key }) { return node }
    if original != nil, let index = numbers.firstIndex(of: key) { return NodeID(index + 1) }
    guard original == nil, key.hasPrefix("node"), let number = Int(key.dropFirst(4)), items.indices.contains(number - 1) else { return nil }
    return NodeID(number)
  }

  /// The node of this tree that is, in `other`, the node with id `node`; nil if an edit or the state removed it. Nodes go by their item and how
  /// often it was repeated before; an implicit stack is the one of the same kind in the same place.
  package func node(matching node: NodeID, of other: SceneTree) -> NodeID? {
    guard other.items.indices.contains(Int(node) - 1) else { return nil }
    if other.items[Int(node) - 1] >= 0 { return instances.node(other.items[Int(node) - 1], other.instances.repetition(of: node)) }
    return implicit(matching: node, of: other) { $0 == 0 ? 0 : self.node(matching: $0, of: other) }
  }

  /// What nodes are called that an edit of another tree left there, `node7` as in that, and what it added: `new1`, unless a view has that id.
  private func numbers(in original: SceneTree) -> [String] {
    let ids = Set(scene.items.compactMap(\.id)), known = Set(original.numbers)
    var numbers = [String](repeating: "", count: items.count), count = 0
    for (old, new) in nodes(matching: original).enumerated() { if let new { numbers[Int(new) - 1] = original.numbers[old] } }
    for index in numbers.indices where numbers[index].isEmpty {
      repeat { count += 1 } while ids.contains("new\(count)") || known.contains("new\(count)")
      numbers[index] = "new\(count)"
    }
    return numbers
  }

  /// How often the item of a node was repeated before; with the item, what it is called in edited scenes.
  package func repetition(of node: NodeID) -> Int { instances.repetition(of: node) }

  /// The pointer of an item; nil for one that this scene lacks.
  package func pointer(ofItem item: Int32) -> String? { scene.items.indices.contains(Int(item)) ? scene.pointer(item) : nil }

  /// For each node of `other` the node of this tree that it is.
  package func nodes(matching other: SceneTree) -> [NodeID?] {
    var matches: [NodeID?] = []
    matches.reserveCapacity(other.items.count)
    for (index, item) in other.items.enumerated() {
      let node = NodeID(index + 1)
      if item >= 0 {
        matches.append(instances.node(item, other.instances.repetition(of: node)))
      } else {
        matches.append(implicit(matching: node, of: other) { $0 == 0 ? 0 : matches[Int($0) - 1] })
      }
    }
    return matches
  }

  /// The implicit stack, or row, that is one of another tree: around the first of its views that is there still; without views the one in the same place.
  private func implicit(matching node: NodeID, of other: SceneTree, _ match: (NodeID) -> NodeID?) -> NodeID? {
    let kind = other[node].kind
    var hasViews = false, next = node + 1
    while next <= other[node].last {
      guard other.items[Int(next) - 1] >= 0 else { next += 1; continue }
      hasViews = true
      if var around = instances.node(other.items[Int(next) - 1], other.instances.repetition(of: next)) {
        var inner = next
        while inner != node {
          inner = other[inner].parent
          if other.items[Int(inner) - 1] >= 0 { continue }
          // Out of what an edit has put around the view, too.
          repeat { around = around == 0 ? 0 : self[around].parent } while around > 0 && items[Int(around) - 1] >= 0
        }
        if around > 0, items[Int(around) - 1] < 0, self[around].kind == kind { return around }
      }
      // What is in that view is no view of this one's own, but what a modifier that is gone belonged to.
      next = other[next].role == .modifier ? next + 1 : other[next].last + 1
    }
    return hasViews ? nil : match(other[node].parent).flatMap { implicit(Int(other[node].ordinal), kind, in: $0) }
  }

  /// An implicit stack, by its place; in 0 is the root.
  private func implicit(_ ordinal: Int, _ kind: String, in parent: NodeID) -> NodeID? {
    guard let node = tree.child(at: ordinal, of: parent), items[Int(node) - 1] < 0, self[node].kind == kind else { return nil }
    return node
  }
}

extension Scene {
  /// The scene's state before the first pass, by name.
  package var initialState: [String: ExpressionValue] { Dictionary(merging: state.map { ($0.name, $0.value) }) }

  /// Builds the tree that the scene is in a state.
  ///
  /// - Parameter base: a tree of this scene, or of one that this was edited from: what is the same in it is taken over.
  package func build(_ state: [String: ExpressionValue], from base: SceneTree? = nil) throws(SceneError) -> SceneTree {
    var builder = try SceneBuilder(self, state, from: base)
    return try builder.build()
  }
}
