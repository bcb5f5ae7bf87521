import LayoutModel

/// A view or modifier in the arena.
package struct ViewNode {
  var primitive: AnyPrimitive
  // Small properties stand beside those of an odd size, so that no room is lost: there is one of these for each view.
  /// Axis of the nearest enclosing stack, for Spacer and Divider.
  var orientation: Axis?
  /// Mirrors what is laid out in this node's space.
  var isRightToLeft: Bool
  /// Some children come from ForEach or If: a single one then does not stand for its container.
  var isDynamic: Bool
  /// A Spacer, seen through the modifiers that keep it one.
  var isSpacer = false
  var isCached: Bool
  /// It only passes the question on: its size is its first child's, for the same proposal.
  var isForwarder = false
  /// Its `size` says for which proposals it holds.
  var knowsRange: Bool
  package internal(set) var isPlaced = false
  /// Its frames, and those of all that is in it, follow from its size and its proposal (`PlacingScope`).
  var isSelfContained = true
  /// Its cache has lost answers that others may go by.
  var hasForgotten = false
  /// A Layout written in Swift lays it out, or something in it.
  var holdsLayout = false
  /// It was placed, and nothing in it has changed since: with the same size and proposal it would be placed the same.
  var isSettled = false
  /// 0 for the root.
  package internal(set) var parent: NodeID
  /// Last node of the subtree: a subtree is the range `id...last`.
  package internal(set) var last: NodeID
  /// Where its children's ids start in `LayoutTree.children`.
  var firstChild: Int32 = 0
  package internal(set) var childCount: Int32 = 0
  var cache = SizeCache.List()
  /// Priority a parent stack sees; −infinity for a Spacer and an empty container.
  package internal(set) var priority: Double = 0
  /// Guides this view may set explicitly, by `Guides.bit`: what is not here need not be asked.
  var explicitGuides: UInt64 = 0

  /// The last placement: frame in the parent's space, position on the canvas, the proposal it answered.
  package internal(set) var frame: Rect = .zero
  package internal(set) var absolute: Point = .zero
  package internal(set) var placed: Proposal = .unspecified

  /// A node of which only the primitive and the place are known.
  init(_ primitive: AnyPrimitive, in parent: NodeID, last: NodeID, isRightToLeft: Bool, isDynamic: Bool) {
    (self.primitive, self.parent, self.last, self.isRightToLeft, self.isDynamic) = (primitive, parent, last, isRightToLeft, isDynamic)
    (isCached, knowsRange) = (primitive.isCached, primitive.knowsRange)
  }
}
