import LayoutModel

/// A colour. As a view it fills what it is offered; which colour it is has no effect on layout.
nonisolated public struct Color: ShapeStyle, Hashable, Sendable, _Primitive {
  /// What a person would recognise it by.
  let name: String
  let place: SourcePlace?

  nonisolated init(named name: String, at place: SourcePlace? = nil) { (self.name, self.place) = (name, place) }
  nonisolated public init(
    _ name: String, bundle: Bundle? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    self.init(named: name, at: SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.init(named: name) }
  nonisolated public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    self.init(named: Self.hex(red, green, blue, opacity), at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    _ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    self.init(named: Self.hex(white, white, white, opacity), at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    // Red, green and blue run around the circle of hues a third of a turn apart.
    let parts = [5.0, 3, 1].map { start in
      let turn = (start + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(turn, 4 - turn, 1)))
    }
    self.init(named: Self.hex(parts[0], parts[1], parts[2], opacity), at: SourcePlace(_file, _line, _column, _function))
  }

  /// `#1e90ff`, of components from 0 to 1; of one that covers its ground in part `#1e90ff.opacity(0.5)`.
  nonisolated private static func hex(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> String {
    let digits = [red, green, blue].map { part in
      let digits = String(Int(clamping: (max(0, min(part, 1)) * 255).rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return ColorName("#" + digits.joined()).faded(opacity).text
  }

  /// The space of a colour's components.
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  nonisolated public func opacity(_ opacity: Double) -> Color { Color(named: ColorName(name).faded(opacity).text, at: place) }
  nonisolated public func mix(with other: Color, by fraction: Double) -> Color { self }
  nonisolated public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  /// Its components: of a colour that is written in components these, of any other black's, since it is known by its name alone.
  nonisolated public func resolve(in environment: EnvironmentValues) -> Resolved {
    let digits = name.hasPrefix("#") ? UInt32(name.dropFirst().prefix(6), radix: 16) ?? 0 : 0
    func part(_ shift: UInt32) -> Float { Float(digits >> shift & 255) / 255 }
    return Resolved(red: part(16), green: part(8), blue: part(0), opacity: Float(ColorName(name).opacity))
  }

  /// A colour in components of sRGB, 0 to 1.
  public struct Resolved: ShapeStyle, Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float
    nonisolated public init(_ space: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }
  nonisolated public init(_ resolved: Resolved) {
    self.init(named: Self.hex(Double(resolved.red), Double(resolved.green), Double(resolved.blue), Double(resolved.opacity)))
  }

  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    _ViewList(Element(LayoutEngine.Color.self, [Argument("color", .text(name))], at: place, scope.inside("Color")))
  }

  nonisolated public static func == (a: Color, b: Color) -> Bool { a.name == b.name }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  public static let red = Color(named: "red"), orange = Color(named: "orange"), yellow = Color(named: "yellow"), green = Color(named: "green")
  public static let mint = Color(named: "mint"), teal = Color(named: "teal"), cyan = Color(named: "cyan"), blue = Color(named: "blue")
  public static let indigo = Color(named: "indigo"), purple = Color(named: "purple"), pink = Color(named: "pink"), brown = Color(named: "brown")
  public static let white = Color(named: "white"), gray = Color(named: "gray"), black = Color(named: "black"), clear = Color(named: "clear")
  public static let primary = Color(named: "primary"), secondary = Color(named: "secondary"), accentColor = Color(named: "accentColor")
}
