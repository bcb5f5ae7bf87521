/// How such a view looks: all styles are laid out alike, which a note says.
public protocol PickerStyle {}
public struct BuiltInPickerStyle: PickerStyle {
  public init() {}
}
public typealias SegmentedPickerStyle = BuiltInPickerStyle
public typealias WheelPickerStyle = BuiltInPickerStyle
extension PickerStyle where Self == BuiltInPickerStyle {
  public static var automatic: BuiltInPickerStyle { BuiltInPickerStyle() }
  public static var inline: BuiltInPickerStyle { BuiltInPickerStyle() }
  public static var menu: BuiltInPickerStyle { BuiltInPickerStyle() }
  public static var segmented: BuiltInPickerStyle { BuiltInPickerStyle() }
  public static var wheel: BuiltInPickerStyle { BuiltInPickerStyle() }
  public static var navigationLink: BuiltInPickerStyle { BuiltInPickerStyle() }
  public static var palette: BuiltInPickerStyle { BuiltInPickerStyle() }
  public static var radioGroup: BuiltInPickerStyle { BuiltInPickerStyle() }
}

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("pickerStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
