extension View {
  /// The older form of toolbar items.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    toolbar(
      content: {
        ToolbarItem(placement: .topBarLeading) { leading }; ToolbarItem(placement: .topBarTrailing) { trailing }
      }, _file: _file, _line: _line, _column: _column, _function: _function)
  }
  nonisolated public func navigationBarItems<L: View>(
    leading: L, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    toolbar(content: { ToolbarItem(placement: .topBarLeading) { leading } }, _file: _file, _line: _line, _column: _column, _function: _function)
  }
  nonisolated public func navigationBarItems<T: View>(
    trailing: T, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    toolbar(content: { ToolbarItem(placement: .topBarTrailing) { trailing } }, _file: _file, _line: _line, _column: _column, _function: _function)
  }
}
