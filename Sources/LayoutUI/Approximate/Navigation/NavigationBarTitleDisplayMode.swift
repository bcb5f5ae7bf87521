extension View {
  nonisolated public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.NavigationBarTitleDisplayMode.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("mode", .text("\(mode)"))] }
  }
}

public enum NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
