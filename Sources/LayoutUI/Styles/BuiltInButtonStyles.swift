/// A button style of the library. Plain and borderless buttons are their label; the others are laid out so, too, which a note says.
protocol BuiltInButtonStyle: PrimitiveButtonStyle { var name: String { get } }

extension BuiltInButtonStyle {
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

nonisolated public struct DefaultButtonStyle: BuiltInButtonStyle {
  public init() {}
  let name = "plain"
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated public struct PlainButtonStyle: BuiltInButtonStyle {
  public init() {}
  let name = "plain"
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated public struct BorderlessButtonStyle: BuiltInButtonStyle {
  public init() {}
  let name = "borderless"
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated public struct BorderedButtonStyle: BuiltInButtonStyle {
  public init() {}
  let name = "bordered"
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
  public init() {}
  let name = "borderedProminent"
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated public struct LinkButtonStyle: BuiltInButtonStyle {
  public init() {}
  let name = "link"
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
