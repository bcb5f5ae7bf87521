import JSON
import LayoutEngine
import LayoutModel
import Platform

/// What a pass scrolls to: ScrollViewProxy.scrollTo(_:anchor:).
package struct ScrollRequest: Sendable {
  /// The id of a node, or the value of an `.id`.
  let id: String
  /// nil: the least distance.
  let anchor: Point?
  /// Where the id is written.
  let origin: JSONDocument.Value
}

/// Offsets of ScrollViews and what lazy containers remember, by the nodes of a tree; nil for the one that is about to be built.
package struct ScrollPositions {
  let offsets: [NodeID: Point]
  let lineLengths: [NodeID: [NodeID: Double]]
  private let wanted: [NodeID]
  /// How large the contents were.
  private let contents: [NodeID: Size]
  let tree: SceneTree?

  package init(_ offsets: [NodeID: Point] = [:], lineLengths: [NodeID: [NodeID: Double]] = [:]) {
    (self.offsets, self.lineLengths, wanted, contents, tree) = (offsets, lineLengths, [], [:], nil)
  }

  /// - Parameter keepsInSight: whether what lazy containers have laid out stays so, even where it moves out of sight.
  package init(of tree: SceneTree, keepsInSight: Bool = false) {
    (offsets, lineLengths, contents, self.tree) = (tree.tree.scrolling.offsets, tree.tree.scrolling.lineLengths, tree.tree.scrolling.contentSizes, tree)
    // A modifier may be edited away: its view stands for it.
    wanted = keepsInSight ? tree.tree.childrenInSight.map { tree[$0].view } : []
  }

  /// Scrolls the views of another tree that are the same.
  func apply(to other: SceneTree) {
    if offsets.isEmpty && lineLengths.isEmpty && wanted.isEmpty { return }
    guard let tree else {
      other.tree.scrolling.offsets = offsets
      return other.tree.scrolling.takeLineLengths(lineLengths)
    }
    let matches = tree.nodes(matching: other)
    var same: [NodeID: NodeID] = [:]
    for (index, match) in matches.enumerated() { if let match { same[match] = NodeID(index + 1) } }
    other.tree.scrolling.wanted = Set(wanted.compactMap { same[$0] })
    other.tree.scrolling.offsets = moved(offsets, same)
    other.tree.scrolling.contentSizes = moved(contents, same)
    other.tree.scrolling.takeLineLengths(moved(lineLengths, same).mapValues { moved($0, same) })
  }

  private func moved<Value>(_ values: [NodeID: Value], _ same: [NodeID: NodeID]) -> [NodeID: Value] {
    Dictionary(merging: values.compactMap { key, value in same[key].map { ($0, value) } })
  }
}

extension Scene {
  /// Scrolls a tree that is about to be laid out, as if by `scrollTo` when it has appeared: lays another one like it out in memory and
  /// looks where the target is, one request after the other.
  func scroll(_ scene: SceneTree, to requests: [ScrollRequest], _ state: [String: ExpressionValue], _ proposal: Proposal, _ options: LayoutPass.Options) throws
  {
    scene.tree.scrolling.targets = [:]
    let hasRest = ScrollRehearsal.hasRest(scene.tree)
    if requests.isEmpty, !hasRest { return }
    let copy = try build(state, from: scene)
    copy.tree.takeSources(from: scene.tree)
    ScrollPositions(of: scene).apply(to: copy)
    let rehearsal = ScrollRehearsal(copy.tree) {
      let pass = LayoutPass(tree: copy.tree, options: options)
      // Why it fails the recorded layout will say.
      return (try? DeepThread.run(levels: copy.tree.depth) { try pass.run(proposal) }) == nil ? nil : pass
    }
    if hasRest { try rehearsal.rest() }
    for request in requests {
      let target = try target(of: request, in: copy)
      guard let container = copy.tree.scrollingContainer(around: target) else { throw fail(.scrollsNothing(request.id), at: request.origin) }
      scene.tree.scrolling.targets[container] = target
      if try !rehearsal.show(target, in: container, anchor: request.anchor) { throw fail(.scrollTargetUnplaced(request.id), at: request.origin) }
    }
    ScrollPositions(of: copy).apply(to: scene)
  }

  /// Whether a pass up to `last` scrolls to something.
  package func scrolls(upTo last: Int) -> Bool { passes.prefix(last + 1).contains { !$0.scrolls.isEmpty } }

  /// What passes up to `last` scroll to in a tree and cannot in another one, in which the ScrollView around it still stands.
  package func lostTargets(upTo last: Int, from tree: SceneTree, in other: SceneTree) -> [(pass: String, id: String)] {
    passes.prefix(last + 1).enumerated().flatMap { index, pass in
      pass.scrolls.filter { request in
        guard let container = (try? target(of: request, in: tree)).flatMap(tree.tree.scrollingContainer) else { return false }
        return other.node(matching: container, of: tree) != nil && (try? target(of: request, in: other)).flatMap(other.tree.scrollingContainer) == nil
      }.map { (pass.name ?? "pass \(index + 1)", $0.id) }
    }
  }

  func target(of request: ScrollRequest, in tree: SceneTree) throws(SceneError) -> NodeID {
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
  fileprivate func node(named id: String) -> NodeID? { node(id) ?? nodes.first { $0.identity == id }?.id }

  /// What a scrollTo may name.
  fileprivate var scrollIDs: [String] {
    nodes.filter { tree.scrollingContainer(around: $0.id) != nil }.flatMap { record in
      (record.isNamed ? [record.key] : []) + (record.identity.map { [$0] } ?? [])
    }
  }
}

extension SceneNode {
  fileprivate var identity: String? { kind == Id.name ? attributes.first { $0.name == "id" }?.text : nil }
}
