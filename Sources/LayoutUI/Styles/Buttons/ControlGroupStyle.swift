/// How such a view looks: all styles are laid out alike, which a note says.
public protocol ControlGroupStyle {}
public struct BuiltInControlGroupStyle: ControlGroupStyle {
  public init() {}
}
extension ControlGroupStyle where Self == BuiltInControlGroupStyle {
  public static var automatic: BuiltInControlGroupStyle { BuiltInControlGroupStyle() }
  public static var navigation: BuiltInControlGroupStyle { BuiltInControlGroupStyle() }
  public static var menu: BuiltInControlGroupStyle { BuiltInControlGroupStyle() }
  public static var compactMenu: BuiltInControlGroupStyle { BuiltInControlGroupStyle() }
  public static var palette: BuiltInControlGroupStyle { BuiltInControlGroupStyle() }
}

extension View {
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("controlGroupStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
