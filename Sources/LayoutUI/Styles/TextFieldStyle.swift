/// How a text field looks: as high as its line, or with a border, which a note calls approximate.
public protocol TextFieldStyle {}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}
public typealias DefaultTextFieldStyle = PlainTextFieldStyle
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var automatic: PlainTextFieldStyle { PlainTextFieldStyle() }
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
  public static var squareBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let hasBorder = style is RoundedBorderTextFieldStyle
    return inEnvironment { $0.fieldHasBorder = hasBorder }
  }
}

extension _ViewScope {
  /// Of the engine's TextField and SecureField.
  var fieldArguments: [Argument] { environment.fieldHasBorder ? [Argument("style", .text("roundedBorder"))] : [] }
}
