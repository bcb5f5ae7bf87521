/// Controls that belong together: laid out side by side.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let place: SourcePlace
  nonisolated public init(
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.content, place) = (content(), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (self.content, place) = (content(), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (self.content, place) = (content(), SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.content, place) = (content(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View { Control(LayoutEngine.ControlGroup.self, content, place) }
}
