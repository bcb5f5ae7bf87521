/// Rows in a scrolling viewport.
///
/// A binding to a collection is itself a collection, of bindings: its own initializers go before those of any collection.
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
  @_disfavoredOverload nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) where Content == ForEach<Data, ID, Row> {
    holder = Holder(LayoutEngine.List.self, ForEach(data, id: id, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where Content == ForEach<Range<Int>, Int, Row> {
    holder = Holder(LayoutEngine.List.self, ForEach(data, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
}

extension List {
  @_disfavoredOverload nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where Content == ForEach<Data, ID, Row> {
    holder = Holder(LayoutEngine.List.self, ForEach(data, id: id, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where Content == ForEach<Range<Int>, Int, Row> {
    holder = Holder(LayoutEngine.List.self, ForEach(data, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where Content == ForEach<Data, ID, Row> {
    holder = Holder(LayoutEngine.List.self, ForEach(data, id: id, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where Content == ForEach<Range<Int>, Int, Row> {
    holder = Holder(LayoutEngine.List.self, ForEach(data, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
}

extension List where SelectionValue == Never {
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) where Content == ForEach<[BindingElement<Data>], Data.Element.ID, Row>, Data.Element: Identifiable, Data.Index: Hashable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, Row: View, ID: Hashable>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where Content == ForEach<[BindingElement<Data>], ID, Row>, Data.Index: Hashable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, id: id, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where Content == ForEach<[BindingElement<Data>], Data.Element.ID, Row>, Data.Element: Identifiable, Data.Index: Hashable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, Row: View, ID: Hashable>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where Content == ForEach<[BindingElement<Data>], ID, Row>, Data.Index: Hashable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, id: id, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
}

extension List {
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where Content == ForEach<[BindingElement<Data>], Data.Element.ID, Row>, Data.Element: Identifiable, Data.Index: Hashable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, Row: View, ID: Hashable>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where Content == ForEach<[BindingElement<Data>], ID, Row>, Data.Index: Hashable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, id: id, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where Content == ForEach<[BindingElement<Data>], Data.Element.ID, Row>, Data.Element: Identifiable, Data.Index: Hashable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, Row: View, ID: Hashable>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where Content == ForEach<[BindingElement<Data>], ID, Row>, Data.Index: Hashable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, id: id, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where Content == ForEach<[BindingElement<Data>], Data.Element.ID, Row>, Data.Element: Identifiable, Data.Index: Hashable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, Row: View, ID: Hashable>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where Content == ForEach<[BindingElement<Data>], ID, Row>, Data.Index: Hashable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, id: id, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where Content == ForEach<[BindingElement<Data>], Data.Element.ID, Row>, Data.Element: Identifiable, Data.Index: Hashable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, Row: View, ID: Hashable>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where Content == ForEach<[BindingElement<Data>], ID, Row>, Data.Index: Hashable {
    holder = Holder(LayoutEngine.List.self, ForEach(data, id: id, content: rowContent), SourcePlace(_file, _line, _column, _function))
  }
}
