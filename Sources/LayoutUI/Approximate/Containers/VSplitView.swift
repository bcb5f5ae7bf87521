import LayoutEngine

/// Views one below another with dividers to drag.
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content
  private let place: SourcePlace
  nonisolated public init(
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.content, place) = (content(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View { Control(LayoutEngine.VSplitView.self, content, place) }
}
