import LayoutEngine
import LayoutModel

/// By how much a node sticks out of the one around it along an axis: a row of the view `overflow`.
package struct Overflow: Hashable, Sendable {
  package let node: NodeID
  package let axis: Axis
  /// What it sticks out of; nil is the canvas.
  package let holder: NodeID?
  /// Points out on the left or at the top.
  package let before: Double
  /// Points out on the right or at the bottom.
  package let after: Double
  /// As the column `meant` of the view.
  package let isMeant: Bool
}

/// What sticks out in a layout, as the view `overflow` and the rules of trouble have it.
package struct Overflows {
  let scene: LaidOutScene

  /// What sticks out by more than 0.01 points, in pre-order.
  package var all: [Overflow] { scene.nodes.flatMap { node in Axis.allCases.compactMap { overflow(of: node, $0) } } }

  /// Where that is not meant.
  package var unmeant: [Overflow] { all.filter { !$0.isMeant } }

  /// How a node sticks out of the one around it; nil if it does not.
  package func overflow(of node: NodeID, _ axis: Axis) -> Overflow? {
    guard scene.isPlaced(node) else { return nil }
    let holder = scene.parent(node)
    let frame = scene.frame(node)
    // Infinite in what is infinite is not out.
    func out(_ amount: Double) -> Double { amount > 0 ? amount : 0 }
    let length = frame.size[axis], room = holder.map { scene.size($0)[axis] } ?? room(axis)
    // The root stands in the middle of what it has.
    let start = holder == nil ? (room - length) / 2 : frame.origin[axis]
    let before = out(-start), after = out(start + length - room)
    guard before > .overflowSlack || after > .overflowSlack else { return nil }
    return Overflow(
      node: node, axis: axis, holder: holder, before: before, after: after,
      isMeant: holder.map {
        scene.traits($0).contains(.opens) || scrolls($0, axis) || isClipped($0) || length <= room + .overflowSlack && has(.statesGuide, node)
          || has(.transforms, node)
      } ?? false)
  }

  /// Whether a view sticks out of one around it, and is not meant to.
  func isOut(_ node: NodeID, _ axis: Axis) -> Bool { exceeded(by: node, axis) != nil }

  /// Whether the whole scene is larger than what it is offered of its canvas.
  func exceedsCanvas(_ axis: Axis) -> Bool { scene.size(1)[axis] > room(axis) + .overflowSlack }

  /// The nearest view around that does not hold what counts of it, unless it is not meant to, as the rule of trouble has it.
  func exceeded(by node: NodeID, _ axis: Axis) -> NodeID? {
    var (low, high) = bounds(node, axis)
    var inner = node
    while let holder = scene.parent(inner), !letsOut(holder, axis) {
      let rect = bounds(holder, axis)
      if isClipped(holder) || scene.traits(holder).contains(.insets) {
        (low, high) = (max(low, rect.low), min(high, rect.high))
      } else if low < rect.low - .overflowSlack || high > rect.high + .overflowSlack {
        return overflow(of: inner, axis)?.isMeant == true ? nil : holder
      }
      inner = holder
    }
    return nil
  }

  private func bounds(_ node: NodeID, _ axis: Axis) -> (low: Double, high: Double) {
    let rect = scene.absolute(node)
    return (rect.origin[axis], rect.origin[axis] + rect.size[axis])
  }

  // MARK: What there is room for

  /// What the root has: the canvas less its safe area, unless it ignores that; infinity for nil.
  func room(_ axis: Axis) -> Double {
    let isOpen = (1...scene.record(1).view).contains { scene.traits($0).contains(.ignoresSafeArea) }
    return (isOpen ? scene.canvas : scene.proposal(1))[axis] ?? .infinity
  }

  /// What that is called.
  func roomName(_ axis: Axis) -> String { scene.canvas[axis].map { abs($0 - room(axis)) > 0.005 } == true ? "the safe area" : "the canvas" }

  // MARK: What is meant to stick out

  /// Whether it is a view that may scroll its content along this axis.
  private func scrolls(_ node: NodeID, _ axis: Axis) -> Bool { scene.traits(node).scrolls.contains(axis) }

  /// Whether what sticks out of a view is not drawn, because of the view itself or a modifier around it.
  private func isClipped(_ node: NodeID) -> Bool {
    if scene.traits(node).contains(.clips) { return true }
    guard let around = scene.parent(node), around == node - 1, scene.tree.tree.role(around) == .modifier else { return false }
    return isClipped(around)
  }

  /// Whether the node, or what stands between it and its view, has the trait.
  private func has(_ trait: Trait, _ node: NodeID) -> Bool { (node...scene.record(node).view).contains { scene.traits($0).contains(trait) } }

  /// Whether the content of a view is meant to stick out of all that is around it, or scrolls: as the rule of trouble has it.
  private func letsOut(_ node: NodeID, _ axis: Axis) -> Bool {
    let traits = scene.traits(node)
    return traits.contains(.moves) || traits.contains(.ignoresSafeArea) || traits.scrolls.contains(axis)
  }
}
