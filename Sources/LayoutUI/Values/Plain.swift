// Values that views are given and that have no effect on layout, or say of the environment what it is.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public enum TextAlignment: String, CaseIterable, Hashable, Sendable { case leading, center, trailing }
public enum ContentMode: String, CaseIterable, Hashable, Sendable { case fit, fill }
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum VerticalEdge: CaseIterable, Hashable, Sendable {
  case top, bottom
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), bottom = Set(rawValue: 2), all: Set = [.top, .bottom]
  }
}
public enum HorizontalEdge: CaseIterable, Hashable, Sendable { case leading, trailing }
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color
  case luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
public struct FillStyle: Hashable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
  }
}
#if !canImport(CoreGraphics)
  public enum CGLineCap: Int32, Sendable { case butt, round, square }
  public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
#endif
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1), privacy = RedactionReasons(rawValue: 2), invalidated = RedactionReasons(rawValue: 4)
}
/// The role of a button.
public struct ButtonRole: Hashable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive"), cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close"), confirm = ButtonRole(name: "confirm")
}
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
}
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}
public struct OpenURLAction: @unchecked Sendable {
  public enum Result: Sendable { case handled, discarded, systemAction }
  private let handler: (URL) -> Result
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { _ = handler(url) }
}
public struct PreviewLayout: Sendable {
  public static let device = PreviewLayout(), sizeThatFits = PreviewLayout()
  public static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout { PreviewLayout() }
}
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel(), go = SubmitLabel(), send = SubmitLabel(), join = SubmitLabel(), route = SubmitLabel(), search = SubmitLabel()
  public static let `return` = SubmitLabel(), next = SubmitLabel(), `continue` = SubmitLabel()
}

/// Asks a person for a review, on a device.
nonisolated public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}
