/// A button style of the library: the engine lays the button out by it.
protocol BuiltInButtonStyle: PrimitiveButtonStyle, LibraryStyle {}

extension BuiltInButtonStyle {
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> AnyView { AnyView(Button(configuration).buttonStyle(self)) }
}

nonisolated public struct DefaultButtonStyle: BuiltInButtonStyle {
  public init() {}
  var name: String { "automatic" }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { DefaultButtonStyle() } }

nonisolated public struct PlainButtonStyle: BuiltInButtonStyle {
  public init() {}
  var name: String { "plain" }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { PlainButtonStyle() } }

nonisolated public struct BorderlessButtonStyle: BuiltInButtonStyle {
  public init() {}
  var name: String { "borderless" }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() } }

nonisolated public struct BorderedButtonStyle: BuiltInButtonStyle {
  public init() {}
  var name: String { "bordered" }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: BorderedButtonStyle { BorderedButtonStyle() } }

nonisolated public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
  public init() {}
  var name: String { "borderedProminent" }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated public struct LinkButtonStyle: BuiltInButtonStyle {
  public init() {}
  var name: String { "link" }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle { public static var link: LinkButtonStyle { LinkButtonStyle() } }

nonisolated public struct GlassButtonStyle: BuiltInButtonStyle {
  public init() {}
  var name: String { "glass" }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle { public static var glass: GlassButtonStyle { GlassButtonStyle() } }

nonisolated public struct GlassProminentButtonStyle: BuiltInButtonStyle {
  public init() {}
  var name: String { "glassProminent" }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
