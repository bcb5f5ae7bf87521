extension View {
  nonisolated public func navigationTitle(
    _ title: LocalizedStringKey, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { titled(title.text, at: SourcePlace(_file, _line, _column, _function)) }
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(
    _ title: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    titled(String(title), at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public func navigationTitle(
    _ title: Text, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { titled(title.string, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func navigationTitle(
    _ title: Binding<String>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { titled(title.wrappedValue, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func navigationBarTitle(
    _ title: LocalizedStringKey, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { titled(title.text, at: SourcePlace(_file, _line, _column, _function)) }
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    titled(String(title), at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    titled(title.string, at: SourcePlace(_file, _line, _column, _function)).navigationBarTitleDisplayMode(
      displayMode, _file: _file, _line: _line, _column: _column, _function: _function)
  }
  nonisolated public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    titled(title.text, at: SourcePlace(_file, _line, _column, _function)).navigationBarTitleDisplayMode(
      displayMode, _file: _file, _line: _line, _column: _column, _function: _function)
  }

  nonisolated private func titled(_ title: @autoclosure @escaping @MainActor () -> String, at place: SourcePlace) -> some View {
    modified(LayoutEngine.NavigationTitle.self, at: place) { _ in [Argument("title", .text(title()))] }
  }
}
