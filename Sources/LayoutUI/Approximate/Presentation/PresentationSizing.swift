/// How large a sheet is where there is room: a note says that it is as large as any.
extension View {
  nonisolated public func presentationSizing(
    _ sizing: some PresentationSizing, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("presentationSizing: a sheet is as large as without it", at: SourcePlace(_file, _line, _column, _function)) }
}

public protocol PresentationSizing {}
public struct BuiltInPresentationSizing: PresentationSizing {
  public init() {}
  public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}
extension PresentationSizing where Self == BuiltInPresentationSizing {
  public static var automatic: Self { Self() }
  public static var form: Self { Self() }
  public static var page: Self { Self() }
  public static var fitted: Self { Self() }
}
