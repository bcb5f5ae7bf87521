/// Rows of controls: laid out as a List.
nonisolated public struct Form<Content: View>: View {
  private let content: Content
  private let place: SourcePlace
  nonisolated public init(
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.content, place) = (content(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View {
    Approximation(what: "Form: a List of its rows", content: List { content }, place: place)
  }
}
