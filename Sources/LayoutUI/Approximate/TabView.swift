/// Tabs: laid out as the first one, above the bar unless they are pages.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let place: SourcePlace
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.content, place) = (content(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View {
    Control(LayoutEngine.TabView.self, content.firstAlone(), place)
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.content, place) = (content(), SourcePlace(_file, _line, _column, _function)) }
}
