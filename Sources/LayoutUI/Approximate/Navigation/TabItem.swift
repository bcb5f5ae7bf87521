extension View {
  /// The label stands in the tab bar, which has a height of its own.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  nonisolated public func badge(
    _ count: Int, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { badged(at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func badge(
    _ label: Text?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { badged(at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func badge(
    _ key: LocalizedStringKey?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { badged(at: SourcePlace(_file, _line, _column, _function)) }
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(
    _ label: S?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { badged(at: SourcePlace(_file, _line, _column, _function)) }

  nonisolated private func badged(at place: SourcePlace) -> some View {
    approximated("badge: laid out without room, which it takes in a row of a List", at: place)
  }
}
