import LayoutEngine
import LayoutModel

/// What a pass scrolls to: ScrollViewProxy.scrollTo(_:anchor:).
package struct ScrollRequest: Sendable {
  /// The id of a node, or the value of an `.id`.
  let id: String
  /// nil: the least distance.
  let anchor: Point?
  /// Where the id is written.
  let origin: JSONDocument.Value
}

/// Offsets of ScrollViews, by the nodes of a tree; nil for the one that is about to be built.
package struct ScrollPositions {
  let offsets: [NodeID: Point]
  let tree: SceneTree?

  package init(_ offsets: [NodeID: Point] = [:], of tree: SceneTree? = nil) { (self.offsets, self.tree) = (offsets, tree) }

  /// Scrolls the views of another tree that are the same.
  func apply(to other: SceneTree) {
    guard let tree else { return other.tree.scrollOffsets = offsets }
    for (node, offset) in offsets {
      if let same = other.node(matching: node, of: tree) { other.tree.scrollOffsets[same] = offset }
    }
  }
}

extension Scene {
  /// Scrolls a tree that is about to be laid out, as if by `scrollTo` when it has appeared: lays another one like it out in memory and
  /// looks where the target is, one request after the other. An offset that moves the target in its content is found in several rounds.
  func scroll(_ scene: SceneTree, to requests: [ScrollRequest], _ state: [String: ExpressionValue], _ proposal: Proposal, _ options: LayoutPass.Options) throws
  {
    scene.tree.scrollTargets = [:]
    if requests.isEmpty { return }
    let copy = try build(state)
    copy.tree.takeSources(from: scene.tree)
    copy.tree.scrollOffsets = scene.tree.scrollOffsets
    for request in requests {
      let target = try target(of: request, in: copy)
      guard let container = copy.tree.scrollingContainer(around: target) else { throw fail(.scrollsNothing(request.id), at: request.origin) }
      scene.tree.scrollTargets[container] = target
      for _ in 1..<Self.passLimit {
        let pass = LayoutPass(tree: copy.tree, options: options)
        // Why it fails the recorded layout will say.
        guard (try? DeepThread.run(levels: copy.depth, { try pass.run(proposal) })) != nil else { return }
        if !copy.tree.nodes[Int(target)].isPlaced { throw fail(.scrollTargetUnplaced(request.id), at: request.origin) }
        let offset = pass.offset(showing: target, in: container, anchor: request.anchor)
        if offset == copy.tree.scrollOffsets[container] ?? .zero { break }
        copy.tree.scrollOffsets[container] = offset
      }
    }
    scene.tree.scrollOffsets = copy.tree.scrollOffsets
  }

  private func target(of request: ScrollRequest, in tree: SceneTree) throws(SceneError) -> NodeID {
    if let node = tree.node(named: request.id) { return node }
    let known = tree.scrollIDs
    let isElsewhere = items.contains { $0.id == request.id || $0.identity == request.id }
    throw fail(.scrollTarget(request.id, isElsewhere: isElsewhere, nearest: Suggestion.nearest(to: request.id, among: known), known: known), at: request.origin)
  }
}

extension SceneItem {
  /// The value of an `.id`.
  fileprivate var identity: String? {
    guard type.name == Id.name, case .constant(.text(let value))? = argument("id")?.value else { return nil }
    return value
  }
}

extension SceneTree {
  /// The node of that key or number, or the first to which an `.id` gives that value.
  fileprivate func node(named id: String) -> NodeID? { node(id) ?? records.first { $0.identity == id }?.id }

  /// What a scrollTo may name.
  fileprivate var scrollIDs: [String] {
    records.filter { tree.scrollingContainer(around: $0.id) != nil }.flatMap { record in
      (record.key == "node\(record.id)" ? [] : [record.key]) + (record.identity.map { [$0] } ?? [])
    }
  }
}

extension NodeRecord {
  fileprivate var identity: String? { kind == Id.name ? attributes.first { $0.name == "id" }?.text : nil }
}
