extension View {
  nonisolated public func listRowInsets(
    _ insets: EdgeInsets?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.ListRowInsets.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument](("insets", insets.map { .insets($0) })) }
  }
  nonisolated public func buttonBorderShape(
    _ shape: ButtonBorderShape, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("buttonBorderShape: not laid out", at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func headerProminence(
    _ prominence: Prominence, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("headerProminence: not laid out", at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func listRowSpacing(
    _ spacing: CGFloat?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("listRowSpacing: not laid out", at: SourcePlace(_file, _line, _column, _function)) }
}
public struct ButtonBorderShape: Sendable {
  public static let automatic = Self(), capsule = Self(), roundedRectangle = Self(), circle = Self()
  public static func roundedRectangle(radius: CGFloat) -> Self { Self() }
}
public enum Prominence: Sendable { case standard, increased }
