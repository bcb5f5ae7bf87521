/// A direction of layout. Algorithms take it as a value, so that nothing is written twice for width and height.
public enum Axis: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case horizontal
  case vertical

  /// The other axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// `w` or `h`, as commands and traces abbreviate the dimension along this axis.
  public var letter: String { self == .horizontal ? "w" : "h" }

  /// Of `w` and `h`; nil for another text.
  public init?(letter: String?) {
    guard let axis = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = axis
  }

  /// `width` or `height`.
  public var dimension: String { self == .horizontal ? "width" : "height" }

  /// A set of axes, as `ScrollView` takes.
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// One bit an axis: 1 horizontal, 2 vertical.
    public let rawValue: UInt8
    /// From the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)
    /// Whether `axis` is in the set.
    public func contains(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
  }
}

/// A side of a rectangle; leading is left in a left-to-right environment.
public enum Edge: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case top, leading, bottom, trailing

  /// A set of edges, as `padding` takes.
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// One bit an edge, in the order of `Edge`.
    public let rawValue: UInt8
    /// From the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The direction in which a view's leading edge points.
public enum LayoutDirection: String, CaseIterable, Sendable, BitwiseCopyable {
  case leftToRight
  case rightToLeft
}
