/// How such a view looks: all styles are laid out alike, which a note says.
public protocol IndexViewStyle {}
public struct BuiltInIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable { public static let automatic = Self(), interactive = Self(), always = Self(), never = Self() }
  public init() {}
}
extension IndexViewStyle where Self == BuiltInIndexViewStyle {
  public static var page: BuiltInIndexViewStyle { BuiltInIndexViewStyle() }
  public static func page(backgroundDisplayMode: BuiltInIndexViewStyle.BackgroundDisplayMode) -> BuiltInIndexViewStyle { BuiltInIndexViewStyle() }
}

extension View {
  nonisolated public func indexViewStyle<S: IndexViewStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("indexViewStyle: all styles are laid out alike", at: SourcePlace(_file, _line, _column, _function)) }
}
