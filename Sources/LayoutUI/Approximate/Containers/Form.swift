/// Rows of controls: laid out as a List in the grouped style of iOS.
nonisolated public struct Form<Content: View>: View {
  private let content: Content
  private let place: SourcePlace
  nonisolated public init(
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.content, place) = (content(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View { Control(LayoutEngine.Form.self, content, place) }
}
