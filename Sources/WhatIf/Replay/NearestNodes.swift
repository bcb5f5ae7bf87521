import LayoutEngine
import LayoutModel

extension LaidOutScene {
  /// Of some nodes those that are not edited with one before: what a ForEach repeats, or a call makes with the same arguments, is written once.
  func writtenOnce(_ nodes: [NodeID]) -> [NodeID] {
    struct Writing: Hashable {
      let item: Int32
      let arguments: [String]
    }
    var known: Set<Writing> = []
    return nodes.filter { node in
      let record = record(node)
      guard record.item >= 0 else { return true }
      // Of what stands in one loop the arguments may differ: it is one edit all the same.
      let isOne = record.writtenOnce == record.item && record.editedTogether == record.repetitions
      let arguments = isOne ? [] : record.attributes.map { "\($0.name) \($0.number.map { "\($0)" } ?? "") \($0.text ?? "")" }
      return known.insert(Writing(item: record.writtenOnce, arguments: arguments)).inserted
    }
  }
}

/// The nodes near one in a layout.
struct NearestNodes {
  let scene: LaidOutScene

  /// What may be changed for a node's sake: it and what it wraps, what is in that; what is around it, and what else is in that, the nearest first;
  /// at last the cells of Grids among those.
  func around(_ node: NodeID) -> [NodeID] {
    let view = scene.record(node).view
    var found = Array(node...view), inner = node
    for child in scene.children(view).prefix(16) { found += withModifiers(child) }
    while let around = scene.parent(inner) {
      found.append(around)
      let place = scene.record(inner).ordinal, others = scene.children(around).filter { $0 != inner }.prefix(16)
      for other in others.sorted(by: { abs(scene.record($0).ordinal - place) < abs(scene.record($1).ordinal - place) }) { found += withModifiers(other) }
      inner = around
    }
    return found + found.filter { scene.traits($0).contains(.isGridRow) }.flatMap { scene.children($0).prefix(16).flatMap(withModifiers) }
  }

  /// A child from its outermost modifier to its view; of a control, which is as large as its label, that, too.
  private func withModifiers(_ child: NodeID) -> [NodeID] {
    let view = scene.record(child).view, own = Array(child...view)
    guard scene.traits(view).contains(.isControl), let label = scene.children(view).first else { return own }
    return own + withModifiers(label)
  }
}
