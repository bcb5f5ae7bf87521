extension View {
  nonisolated public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.NavigationBarTitleDisplayMode.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("mode", .text("\(mode)"))] }
  }
}

extension View {
  nonisolated public func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    navigationBarTitleDisplayMode(mode.mode, _file: _file, _line: _line, _column: _column, _function: _function)
      .approximated(mode.approximation, at: SourcePlace(_file, _line, _column, _function))
  }
}

/// How the title of a bar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  var approximation: String?
  public static let automatic = Self(mode: .automatic), inline = Self(mode: .inline), large = Self(mode: .large)
  public static let inlineLarge = Self(mode: .inline, approximation: "toolbarTitleDisplayMode(.inlineLarge): the bar is as high as with a title in one line")
}

public enum NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
