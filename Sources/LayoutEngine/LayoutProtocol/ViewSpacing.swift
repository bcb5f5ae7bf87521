import struct Foundation.CGFloat
import LayoutModel

/// A view's preferred distances to its neighbours: an edge has values by category, and two edges that face each other agree on one
/// they both know (semantics A9).
public struct ViewSpacing: Sendable, BitwiseCopyable {
  /// The distances that one edge prefers to the view beyond it; NaN where it states none.
  struct EdgeValues: Sendable, BitwiseCopyable, Hashable {
    /// To any neighbour; 0 for a Spacer.
    var any = Double.nan
    /// To a text below (or to the right of) this edge's view, or from a text to what stands above (left of) it.
    var aboveText = Double.nan
    var belowText = Double.nan
    /// Between two texts: the font's leading, and the pixel it is rounded up to.
    var leading = Double.nan
    var pixel = 1.0

    static let zero = EdgeValues(any: 0)
    /// Nothing said.
    static let none = EdgeValues()

    /// Per category the larger; `any` only where both have it, so that one Spacer among other views does not hide their distances
    /// (measured: a ZStack of a Spacer and a view keeps 8 to its neighbours, one of Spacers alone 0).
    mutating func formUnion(_ other: EdgeValues) {
      any = any.isNaN || other.any.isNaN ? .nan : max(any, other.any)
      aboveText = larger(aboveText, other.aboveText)
      belowText = larger(belowText, other.belowText)
      if !other.leading.isNaN { (leading, pixel) = (larger(leading, other.leading), other.pixel) }
    }

    private func larger(_ a: Double, _ b: Double) -> Double { a.isNaN ? b : b.isNaN ? a : max(a, b) }
  }

  var top = EdgeValues(belowText: 0)
  var leading = EdgeValues()
  var bottom = EdgeValues(aboveText: 0)
  var trailing = EdgeValues()

  /// The spacing of an ordinary view: 8 to another ordinary view, the font's distance to a text above or below.
  static let view = ViewSpacing()

  /// No distance on any edge.
  public static let zero = ViewSpacing(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)

  /// The spacing of an ordinary view.
  public init() {}

  init(top: EdgeValues, leading: EdgeValues, bottom: EdgeValues, trailing: EdgeValues) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  subscript(edge: Edge) -> EdgeValues {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Takes the larger of both preferences on `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].formUnion(other[edge]) }
  }

  /// The larger of both preferences on `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// These edges ask for what an ordinary view asks.
  func reset(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result[edge] = ViewSpacing.view[edge] }
    return result
  }

  /// The preferred distance to `next`, which follows this view along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { CGFloat(gap(to: next, axis)) }

  func gap(to next: ViewSpacing, _ axis: Axis) -> Double {
    let (a, b) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    var result = Double.nan
    func take(_ value: Double) { if !value.isNaN { result = result.isNaN ? value : max(result, value) } }
    take(a.aboveText + b.aboveText)
    take(a.belowText + b.belowText)
    // Two texts: the lower one's leading, rounded up to a pixel (0 for plain system fonts).
    if !a.leading.isNaN, !b.leading.isNaN { take((b.leading / b.pixel).rounded(.up) * b.pixel) }
    if result.isNaN {
      take(a.any)
      take(b.any)
    }
    return result.isNaN ? Fidelity.defaultSpacing : result
  }
}
