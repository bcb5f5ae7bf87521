/// How a Form looks. `_style` is the name that the engine knows the style by.
public protocol FormStyle { var _style: String { get } }

public struct AutomaticFormStyle: FormStyle {
  public init() {}
  public var _style: String { "automatic" }
}
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

public struct ColumnsFormStyle: FormStyle {
  public init() {}
  public var _style: String { "columns" }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

public struct GroupedFormStyle: FormStyle {
  public init() {}
  public var _style: String { "grouped" }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  nonisolated public func formStyle<S: FormStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { styled(style._style, by: LayoutEngine.FormStyleModifier.self, at: SourcePlace(_file, _line, _column, _function)) }
}
