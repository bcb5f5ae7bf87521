/// A choice: laid out as its label and the first of its choices in a row.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let label: Label
  private let content: Content
  private let place: SourcePlace
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.label, self.content, place) = (label(), content(), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.label, self.content, place) = (label, content(), SourcePlace(_file, _line, _column, _function))
  }
  @MainActor public var body: some View {
    Approximation(
      what: "Picker: its label and the first of its choices",
      content: HStack {
        label; Spacer(); content.firstAlone()
      }, place: place)
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, self.content, place) = (Text(titleKey, _file: _file, _line: _line, _column: _column), content(), SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    label = Text(title, _file: _file, _line: _line, _column: _column)
    (self.content, place) = (content(), SourcePlace(_file, _line, _column, _function))
  }
}
