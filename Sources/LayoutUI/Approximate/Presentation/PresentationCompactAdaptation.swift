/// What a popover or a sheet becomes where the screen is narrow: each is laid out as without it, which a note says.
extension View {
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation, _file: _file, _line: _line, _column: _column, _function: _function)
  }
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    approximated("presentationCompactAdaptation: what is presented is laid out as without it", at: SourcePlace(_file, _line, _column, _function))
  }
}
public struct PresentationAdaptation: Sendable {
  public static let automatic = Self(), none = Self(), popover = Self(), sheet = Self(), fullScreenCover = Self()
}
