/// A colour that can be chosen: laid out as its label, and 28 × 28 for the colour at the trailing edge.
nonisolated public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let place: SourcePlace
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { (self.label, place) = (label(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View { Control(LayoutEngine.ColorPicker.self, label, place) }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { (label, place) = (Text(titleKey, _file: _file, _line: _line, _column: _column), SourcePlace(_file, _line, _column, _function)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (label, place) = (Text(title, _file: _file, _line: _line, _column: _column), SourcePlace(_file, _line, _column, _function)) }
}
