/// Tabs: laid out as the one that is selected, else the first, above the bar unless they are pages.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: Binding<SelectionValue>?
  private let place: SourcePlace
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.content, self.selection, place) = (content(), selection, SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View {
    Control(LayoutEngine.TabView.self, content.oneAlone { selection.map { AnyHashable($0.wrappedValue) } }, place)
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.content, selection, place) = (content(), nil, SourcePlace(_file, _line, _column, _function)) }
}
