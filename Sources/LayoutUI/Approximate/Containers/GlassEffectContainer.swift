/// Views whose glass flows together: laid out as these views.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  private let place: SourcePlace
  nonisolated public init(
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (self.content, place) = (content(), SourcePlace(_file, _line, _column, _function))
  }
  @MainActor public var body: some View { Approximation(what: "GlassEffectContainer: its content", content: content, place: place) }
}
