/// How such a view looks: all styles are laid out alike, which a note says.
public protocol GaugeStyle {}
public struct BuiltInGaugeStyle: GaugeStyle {
  public init() {}
}
extension GaugeStyle where Self == BuiltInGaugeStyle {
  public static var automatic: BuiltInGaugeStyle { BuiltInGaugeStyle() }
}

extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("gaugeStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
