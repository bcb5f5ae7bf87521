/// A label that opens a URL: laid out as its label.
nonisolated public struct Link<Label: View>: View {
  private let label: Label
  private let place: SourcePlace
  nonisolated public init(
    destination: URL, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.label, place) = (label(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View { Control(LayoutEngine.Link.self, LabelInButtonStyle(label: label), place) }
}

extension Link where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: URL, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, place) = (Text(titleKey, _file: _file, _line: _line, _column: _column), SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, destination: URL, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (label, place) = (Text(title, _file: _file, _line: _line, _column: _column), SourcePlace(_file, _line, _column, _function)) }
}
