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

/// The view that a modifier with a closure stands on, as the closure is given it.
nonisolated public struct PlaceholderContentView<Value: View>: View {
  let value: Value
  @MainActor public var body: some View { value }
}

extension View {
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(value: self), $0) }, animation: animation, _file: _file, _line: _line, _column: _column,
      _function: _function)
  }
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation, _file: _file, _line: _line, _column: _column, _function: _function)
  }
}
