import Explanation
import LayoutEngine
import LayoutModel
import Platform
import Scene

/// Finds what differs between two layouts of a scene, before and after an edit.
///
/// 1. Nodes are matched; those that an edit added or took away stand where their neighbours are.
/// 2. A node has changed if its size or its place on the canvas has, by more than 0.005 points.
/// 3. Folded is what says nothing new: a node that moved exactly as the nearest one around it, a modifier with the frames of what it
///    wraps, and what is inside of an added or removed node.
struct SceneComparison {
  private let before, after: LaidOutScene
  /// By node of `before`, its node in `after`, and the other way round.
  private let later, earlier: [NodeID?]

  init(_ before: LaidOutScene, _ after: LaidOutScene) {
    (self.before, self.after) = (before, after)
    later = after.tree.nodes(matching: before.tree)
    var earlier = [NodeID?](repeating: nil, count: Int(after.tree.tree.count))
    for (index, node) in later.enumerated() { if let node { earlier[Int(node) - 1] = NodeID(index + 1) } }
    self.earlier = earlier
  }

  /// Both trees in one order: what is gone stands before the next node that is left of its tree.
  var changes: LayoutChanges {
    var nodes: [LayoutChanges.Node] = []
    var gone = before.nodes.makeIterator(), upcoming = gone.next()
    func takeGone(until limit: NodeID?) {
      while let node = upcoming, node != limit {
        if later[Int(node) - 1] == nil { nodes.append(removed(node)) }
        upcoming = gone.next()
      }
    }
    for node in after.nodes {
      if let old = earlier[Int(node) - 1] {
        if let next = upcoming, next <= old { takeGone(until: old) }
        if let change = change(old, node) { nodes.append(change) }
      } else {
        nodes.append(added(node))
      }
    }
    takeGone(until: nil)
    // Both by the node before, or else by the node after.
    let old = troubles(before) { $0 }, new = troubles(after) { earlier[Int($0) - 1] ?? -$0 }
    let were = Set(old.map(\.id)), are = Set(new.map(\.id))
    let appeared = new.filter { !were.contains($0.id) }.map(\.trouble), vanished = old.filter { !are.contains($0.id) }.map(\.trouble)
    return LayoutChanges(
      nodes: nodes, appeared: appeared.filter { one in !vanished.contains { Self.isSameOverflow(one, $0) } },
      vanished: vanished.filter { one in !appeared.contains { Self.isSameOverflow(one, $0) } },
      worsened: worsened(from: Dictionary(merging: old.map { ($0.id, $0.trouble) }), to: new))
  }

  /// Whether a view sticks out of the same as far, with another of its modifiers as the outermost.
  private static func isSameOverflow(_ one: LayoutChanges.Trouble, _ other: LayoutChanges.Trouble) -> Bool {
    guard let view = one.view, view == other.view, case .overflow(let axis, let holder, let before, let after) = one.kind,
      case .overflow(axis, holder, let otherBefore, let otherAfter) = other.kind
    else { return false }
    return before.isSame(as: otherBefore) && after.isSame(as: otherAfter)
  }

  private func worsened(from old: [TroubleID: LayoutChanges.Trouble], to new: [(id: TroubleID, trouble: LayoutChanges.Trouble)]) -> [LayoutChanges.Trouble] {
    func amount(_ trouble: LayoutChanges.Trouble?) -> Double? {
      if case .overflow(_, _, let before, let after)? = trouble?.kind { before + after } else { nil }
    }
    return new.compactMap { id, trouble in
      guard let then = amount(old[id]), let now = amount(trouble), now >= then + 0.5 else { return nil }
      var worse = trouble
      worse.was = then
      return worse
    }
  }

  /// Whether a node of both layouts has another size or place, or is placed in one of them only.
  var movesAny: Bool {
    before.nodes.contains { old in
      later[Int(old) - 1].map { new in
        switch (place(before, old), place(after, new)) {
        case (nil, nil): false
        case (let then?, let now?): !then.isSame(as: now)
        default: true
        }
      } ?? false
    }
  }

  // MARK: Nodes

  private func removed(_ node: NodeID) -> LayoutChanges.Node {
    row(before.record(node), .removed, place(before, node), nil, isAlong: cameAlong(before, node) { later[Int($0) - 1] == nil })
  }

  private func added(_ node: NodeID) -> LayoutChanges.Node {
    row(after.record(node), .added, nil, place(after, node), isAlong: cameAlong(after, node) { earlier[Int($0) - 1] == nil })
  }

  /// Whether a node that is in one layout only came with its view, or its view with what is around it.
  private func cameAlong(_ scene: LaidOutScene, _ node: NodeID, _ isNew: (NodeID) -> Bool) -> Bool {
    if scene.record(node).view != node { return isNew(scene.record(node).view) }
    return scene.parent(scene.outermost(of: node)).map(isNew) ?? false
  }

  private func change(_ old: NodeID, _ new: NodeID) -> LayoutChanges.Node? {
    let record = before.record(old)
    switch (place(before, old), place(after, new)) {
    case (nil, nil): return nil
    case (nil, let now?):
      return row(record, .placed, nil, now, isAlong: before.parent(old).map { !before.isPlaced($0) } ?? false)
    case (let then?, nil):
      return row(record, .unplaced, then, nil, isAlong: after.parent(new).map { !after.isPlaced($0) } ?? false)
    case (let then?, let now?):
      if then.isSame(as: now) { return nil }
      var changed = row(record, .changed, then, now, isAlong: movedAlong(new, then, now) || wraps(old, new))
      let title = after.record(new).title
      if title != changed.title { changed.newTitle = title }
      return changed
    }
  }

  private func row(_ record: SceneNode, _ status: LayoutChanges.Node.Status, _ before: Rect?, _ after: Rect?, isAlong: Bool) -> LayoutChanges.Node {
    LayoutChanges.Node(
      node: record.id, key: record.key, isNamed: record.isNamed, kind: record.kind, title: record.title, pointer: record.pointer,
      status: status, before: before, after: after, isAlong: isAlong)
  }

  private func place(_ scene: LaidOutScene, _ node: NodeID) -> Rect? { scene.isPlaced(node) ? scene.absolute(node) : nil }

  /// Whether it has its size and went where the nearest node around it that was there before went.
  private func movedAlong(_ node: NodeID, _ then: Rect, _ now: Rect) -> Bool {
    guard then.size.isSame(as: now.size) else { return false }
    var around = after.parent(node)
    // What is folded itself explains nothing.
    while let next = around, earlier[Int(next) - 1].map({ wraps($0, next) }) ?? true { around = after.parent(next) }
    guard let around, let old = earlier[Int(around) - 1], before.isPlaced(old), after.isPlaced(around) else { return false }
    let (from, to) = (before.absolute(old).origin, after.absolute(around).origin)
    return Axis.allCases.allSatisfy { (to[$0] - from[$0]).isSame(as: now.origin[$0] - then.origin[$0]) }
  }

  /// Whether it is a modifier without a name whose frames are those of what it wraps.
  private func wraps(_ old: NodeID, _ new: NodeID) -> Bool {
    let record = before.record(old)
    guard record.role == .modifier, !record.isNamed, old < record.last, let inner = later[Int(old)] else { return false }
    guard let then = place(before, old), let now = place(after, new), let innerThen = place(before, old + 1), let innerNow = place(after, inner) else {
      return false
    }
    return then.isSame(as: innerThen) && now.isSame(as: innerNow)
  }

  // MARK: Troubles

  /// What is in trouble: a node along an axis, or a text.
  private struct TroubleID: Hashable {
    let node: NodeID
    var axis: Axis?
    var isBroken = false, isUnseen = false
  }

  /// - Parameter identity: which node it is in both layouts.
  private func troubles(_ scene: LaidOutScene, _ identity: (NodeID) -> NodeID) -> [(id: TroubleID, trouble: LayoutChanges.Trouble)] {
    func key(_ node: NodeID) -> String { identity(node) > 0 ? before.record(identity(node)).key : scene.record(node).key }
    func trouble(_ node: NodeID, _ kind: LayoutChanges.Trouble.Kind) -> LayoutChanges.Trouble {
      var trouble = LayoutChanges.Trouble(node: identity(node) > 0 ? identity(node) : nil, key: key(node), kind: kind)
      trouble.view = identity(scene.record(node).view)
      return trouble
    }
    let overflows = scene.overflows.unmeant.map { overflow in
      let kind = LayoutChanges.Trouble.Kind.overflow(
        overflow.axis, of: overflow.holder.map(key) ?? scene.overflows.roomName(overflow.axis), before: overflow.before, after: overflow.after)
      return (TroubleID(node: identity(overflow.node), axis: overflow.axis), trouble(overflow.node, kind))
    }
    let texts = scene.nodes.compactMap { node -> (TroubleID, LayoutChanges.Trouble)? in
      guard let text = scene.text(node), text.isTruncated || scene.legibility.breaksWord(node) else { return nil }
      let shows = text.lines.map { $0.text.trimmed }.joined(separator: " / ")
      return (TroubleID(node: identity(node), isBroken: !text.isTruncated), trouble(node, text.isTruncated ? .cut(shows: shows) : .broken(shows: shows)))
    }
    let unseen = scene.nodes.compactMap { node -> (TroubleID, LayoutChanges.Trouble)? in
      let axes = scene.legibility.unseen(node)
      return axes.isEmpty ? nil : (TroubleID(node: identity(node), isUnseen: true), trouble(node, .unseen(axes)))
    }
    return overflows + texts + unseen
  }
}

extension LaidOutScene {
  /// What is otherwise in `other`, a layout of the same scene or of an edited one.
  package func changes(to other: LaidOutScene) -> LayoutChanges { SceneComparison(self, other).changes }
}

extension SceneNode {
  /// `HStack`, `Text "Title"`, `.frame(width: 120)`.
  package var title: String {
    let arguments = role == .modifier ? attributes.map { SwiftCall.Argument(name: $0.name, number: $0.number, text: $0.text) } : nil
    return NodeTitle.text(kind, traits, label, modifying: arguments)
  }
}
