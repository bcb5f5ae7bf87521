import LayoutEngine

/// Views side by side with dividers to drag.
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content
  private let place: SourcePlace
  nonisolated public init(
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.content, place) = (content(), SourcePlace(_file, _line, _column, _function))
  }
  @MainActor public var body: some View { Control(LayoutEngine.HSplitView.self, content, place) }
}
