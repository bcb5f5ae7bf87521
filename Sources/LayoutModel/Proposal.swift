import struct Foundation.CGFloat
import struct Foundation.CGSize

/// A proposed size as the engine carries it: two doubles, NaN for nil, so that a cache compares bits.
package struct Proposal: Sendable, BitwiseCopyable {
  /// Points; NaN means nil (unspecified).
  package var rawWidth: Double
  /// Points; NaN means nil (unspecified).
  package var rawHeight: Double

  @inlinable package init(_ width: Double?, _ height: Double?) {
    rawWidth = width ?? .nan
    rawHeight = height ?? .nan
  }
  @inlinable package init(_ size: Size) { (rawWidth, rawHeight) = (size.width, size.height) }

  package static let unspecified = Proposal(nil, nil)

  @inlinable package var width: Double? { rawWidth.isNaN ? nil : rawWidth }
  @inlinable package var height: Double? { rawHeight.isNaN ? nil : rawHeight }

  @inlinable package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { rawWidth = newValue ?? .nan } else { rawHeight = newValue ?? .nan } }
  }
  @inlinable package init(_ axis: Axis, main: Double?, cross: Double?) {
    self = axis == .horizontal ? Proposal(main, cross) : Proposal(cross, main)
  }

  /// Nil replaced by 10, the size SwiftUI gives views without an ideal size.
  @inlinable package func replacingNil(by size: Size = Size(10, 10)) -> Size {
    Size(rawWidth.isNaN ? size.width : rawWidth, rawHeight.isNaN ? size.height : rawHeight)
  }
}

extension Proposal: Hashable {
  /// Nil equals nil; −0 equals 0.
  @inlinable package static func == (a: Proposal, b: Proposal) -> Bool {
    (a.rawWidth == b.rawWidth || (a.rawWidth.isNaN && b.rawWidth.isNaN)) && (a.rawHeight == b.rawHeight || (a.rawHeight.isNaN && b.rawHeight.isNaN))
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

/// A proposal for the size of a view, in points: nil asks for the ideal, 0 for the minimum, infinity for the maximum.
///
/// SwiftUI's `ProposedViewSize`, member for member.
public struct ProposedViewSize: Hashable, Sendable {
  // No stored CGFloat: a field of that type links all of Foundation into a program (docs/ci.md says how many megabytes that is).
  private var widthPoints: Double?
  private var heightPoints: Double?

  /// The proposed width in points; nil asks for the ideal width.
  public var width: CGFloat? {
    get { widthPoints.map { CGFloat($0) } }
    set { widthPoints = newValue.map { Double($0) } }
  }
  /// The proposed height in points; nil asks for the ideal height.
  public var height: CGFloat? {
    get { heightPoints.map { CGFloat($0) } }
    set { heightPoints = newValue.map { Double($0) } }
  }

  /// A proposal of these dimensions.
  public init(width: CGFloat?, height: CGFloat?) {
    (widthPoints, heightPoints) = (width.map { Double($0) }, height.map { Double($0) })
  }
  /// A proposal of exactly `size`.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// 0 × 0: asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// nil × nil: asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// ∞ × ∞: asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size with each nil replaced by `size`'s dimension, 10 by default.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package init(_ proposal: Proposal) { self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) }) }
  package var proposal: Proposal { Proposal(width.map { Double($0) }, height.map { Double($0) }) }
}
