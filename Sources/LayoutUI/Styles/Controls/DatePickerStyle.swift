/// How a DatePicker looks. `_style` is the name that the engine knows the style by.
public protocol DatePickerStyle { var _style: String { get } }

public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _style: String { "automatic" }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _style: String { "compact" }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _style: String { "graphical" }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _style: String { "wheel" }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

public struct FieldDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _style: String { "field" }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _style: String { "stepperField" }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { styled(style._style, by: LayoutEngine.DatePickerStyleModifier.self, at: SourcePlace(_file, _line, _column, _function)) }
}
