import LayoutEngine
import LayoutModel

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
