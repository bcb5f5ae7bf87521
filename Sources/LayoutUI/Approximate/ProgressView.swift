/// A progress: without a value 20 × 20, with one as wide as it is offered and 4 high, its label above.
nonisolated public struct ProgressView<Label: View>: View {
  private let label: Label
  private let hasValue: Bool
  private let place: SourcePlace
  nonisolated public init(
    @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.label, hasValue, place) = (label(), false, SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View {
    VStack {
      label
      Control(LayoutEngine.ProgressView.self, EmptyView(), place) { _ in [Argument("style", .text(hasValue ? "linear" : "circular"))] }
    }
  }
}

extension ProgressView where Label == EmptyView {
  nonisolated public init(_file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function) {
    (label, hasValue, place) = (EmptyView(), false, SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (label, hasValue, place) = (EmptyView(), value != nil, SourcePlace(_file, _line, _column, _function)) }
}

extension ProgressView where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, hasValue, place) = (Text(titleKey, _file: _file, _line: _line, _column: _column), false, SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, hasValue, place) = (Text(titleKey, _file: _file, _line: _line, _column: _column), value != nil, SourcePlace(_file, _line, _column, _function))
  }
}
