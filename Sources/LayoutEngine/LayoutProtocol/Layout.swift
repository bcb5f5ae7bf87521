import struct Foundation.CGFloat
import struct Foundation.CGRect
import struct Foundation.CGSize
import LayoutModel

/// A container's geometry, written by an app: SwiftUI's protocol, signature for signature.
///
/// A type written for SwiftUI compiles unchanged against this module. Proposals, sizes and positions are in points; nil asks for the
/// ideal, 0 for the minimum, infinity for the maximum.
public protocol Layout {
  /// The values that a layout keeps from call to call.
  associatedtype Cache = Void
  /// The children.
  typealias Subviews = LayoutSubviews

  /// Properties of the layout container.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the cache, once a tree.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache when the layout or its subviews changed; makes a new one by default.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Preferred distances to neighbours; by default the larger of all subviews' on every edge.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Assigns positions to the subviews, in the space of `bounds`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The explicit value of a horizontal guide, in the space of `bounds`; by default combined from the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The explicit value of a vertical guide, in the space of `bounds`; by default combined from the subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// Properties of a layout container.
public struct LayoutProperties: Sendable {
  /// The axis along which a Spacer or Divider inside takes itself to be laid out; nil for none.
  public var stackOrientation: Axis?
  /// No orientation.
  public init() {}
}

extension Layout {
  /// No orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// A new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// All that the subviews prefer, together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var result = subviews.first?.spacing else { return .zero }
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
    return result
  }

  /// The subviews' explicit guides, combined where they are placed.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.combine(guide.key, .horizontal, bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The subviews' explicit guides, combined where they are placed.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.combine(guide.key, .vertical, bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

extension Layout where Cache == Void {
  /// Nothing to keep.
  public func makeCache(subviews: Subviews) {}
}

/// A value a view gives the layout that contains it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}
