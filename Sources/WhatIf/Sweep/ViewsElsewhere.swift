import LayoutEngine
import LayoutModel
import Scene

/// What a fact of a sweep is about.
enum SweptView: Hashable {
  /// A node of the tree that was recorded.
  case recorded(NodeID)
  /// A node that the recorded layout lacks, by its item, which is the same in all canvases, and how often that was repeated before.
  case elsewhere(item: Int32, repetition: Int)
}

/// The views that are there in other canvases than the recorded one, such as those of the other branch of a condition.
///
/// The first layout that has a view says what it is called and where it stands.
final class ViewsElsewhere {
  struct View {
    /// nil for one without an id: numbers of nodes are those of the recorded layout.
    let key: String?
    let title: String
    let pointer: String?
    /// The nearest around it that has an item; nil for none.
    let parent: SweptView?
    /// The nearest node around it that was recorded, 0 for none, after which it is listed.
    let place: NodeID
    let traits: Traits
    let isCustomLayout: Bool
    /// Of a view that shows one of its children, by their places: what they are called.
    let choices: [String]
  }

  private let original: LaidOutScene
  private let around: NodeID?
  private var views: [SweptView: View] = [:]

  /// - Parameter around: the recorded node in which to look for views; nil for the scene as a whole, which may begin with another view.
  init(_ original: LaidOutScene, in around: NodeID?) { (self.original, self.around) = (original, around) }

  subscript(view: SweptView) -> View? { views[view] }

  /// The nodes of a layout that the recorded one lacks, with what they are in all canvases.
  ///
  /// - Parameter matches: by node of the recorded tree the one of this layout.
  func nodes(of scene: LaidOutScene, _ matches: [NodeID?]) -> [(node: NodeID, view: SweptView)] {
    if matches.lazy.filter({ $0 != nil }).count == Int(scene.tree.tree.count) { return [] }
    var part = scene.nodes
    if let around {
      guard let own = matches[Int(around) - 1] else { return [] }
      part = own...scene.record(own).last
    }
    let recorded = Dictionary(merging: zip(1..., matches).compactMap { original, match in match.map { ($0, NodeID(original)) } })
    return part.compactMap { node in
      guard recorded[node] == nil, let view = Self.view(node, scene, recorded) else { return nil }
      if views[view] == nil { views[view] = described(node, scene, recorded) }
      return (node, view)
    }
  }

  private static func view(_ node: NodeID, _ scene: LaidOutScene, _ recorded: [NodeID: NodeID]) -> SweptView? {
    if let own = recorded[node] { return .recorded(own) }
    let item = scene.record(node).item
    return item < 0 ? nil : .elsewhere(item: item, repetition: scene.tree.repetition(of: node))
  }

  private func described(_ node: NodeID, _ scene: LaidOutScene, _ recorded: [NodeID: NodeID]) -> View {
    let record = scene.record(node), around = sequence(first: node, next: scene.parent).dropFirst()
    func called(_ node: NodeID) -> String { scene.record(node).isNamed ? scene.record(node).key : scene.record(node).title }
    return View(
      key: record.isNamed ? record.key : nil, title: record.title, pointer: original.tree.pointer(ofItem: record.item),
      parent: around.lazy.compactMap { Self.view($0, scene, recorded) }.first, place: around.lazy.compactMap { recorded[$0] }.first ?? 0,
      traits: record.traits, isCustomLayout: scene.tree.tree.isCustomLayout(node),
      choices: record.traits.contains(.chooses) ? scene.children(node).map { called(scene.record($0).view) } : [])
  }
}
