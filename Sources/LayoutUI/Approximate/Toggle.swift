/// A label and a switch: laid out as the label, and the room of a switch, 51 × 31, at the trailing edge.
nonisolated public struct Toggle<Label: View>: View {
  private let label: Label
  private let place: SourcePlace
  nonisolated public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.label, place) = (label(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View { Control(LayoutEngine.Toggle.self, label, place) }
}

extension Toggle where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isOn: Binding<Bool>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (label, place) = (Text(titleKey, _file: _file, _line: _line, _column: _column), SourcePlace(_file, _line, _column, _function)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isOn: Binding<Bool>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    label = Text(title, _file: _file, _line: _line, _column: _column)
    place = SourcePlace(_file, _line, _column, _function)
  }
}
