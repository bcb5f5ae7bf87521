/// Colours that run into one another.
public struct Gradient: ShapeStyle, Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}

/// A gradient of a colour's own.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  let gradient: Gradient
  public init(_ gradient: Gradient) { self.gradient = gradient }
}
