/// A view that goes through phases: laid out in the first one.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phase: Phase?
  private let content: (Phase) -> Content
  private let place: SourcePlace
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default },
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (phase, self.content, place) = (phases.first { _ in true }, content, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (phase, self.content, place) = (phases.first { _ in true }, content, SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View { Approximation(what: "PhaseAnimator: its first phase", content: phase.map(content), place: place) }
}
