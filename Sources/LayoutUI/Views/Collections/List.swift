/// Rows in a scrolling viewport.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: _Primitive {
  private let holder: Holder<Content>
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    holder = Holder(LayoutEngine.List.self, content(), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    holder = Holder(LayoutEngine.List.self, content(), SourcePlace(_file, _line, _column, _function))
  }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { holder._list(scope) }
}

extension List where SelectionValue == Never {
  nonisolated public init(
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { holder = Holder(LayoutEngine.List.self, content(), SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) where Content == ForEach<Data, ID, Row> {
    holder = Holder(LayoutEngine.List.self, ForEach(data, id: id, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
}
