/// A label and a value: at both edges of a row.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let place: SourcePlace
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.label, self.content, place) = (label(), content(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View {
    StyledControl(
      LabeledContentStyleConfiguration(label: .init(label), content: .init(content)),
      Control(LayoutEngine.LabeledContent.self, [.init("label", label), .init("children", content)], place))
  }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  nonisolated public init(
    _ configuration: LabeledContentStyleConfiguration, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (label, content, place) = (configuration.label, configuration.content, SourcePlace(_file, _line, _column, _function)) }
}

extension LabeledContent where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, self.content, place) = (Text(titleKey, _file: _file, _line: _line, _column: _column), content(), SourcePlace(_file, _line, _column, _function))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(
    _ titleKey: LocalizedStringKey, value: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    label = Text(titleKey, _file: _file, _line: _line, _column: _column)
    content = Text(value, _file: _file, _line: _line, _column: _column)
    place = SourcePlace(_file, _line, _column, _function)
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, T: StringProtocol>(
    _ title: S, value: T, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    label = Text(title, _file: _file, _line: _line, _column: _column)
    content = Text(value, _file: _file, _line: _line, _column: _column)
    place = SourcePlace(_file, _line, _column, _function)
  }
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content, place) = (
      Text(titleKey, _file: _file, _line: _line, _column: _column), Text(value, format: format), SourcePlace(_file, _line, _column, _function)
    )
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content, place) = (
      Text(title, _file: _file, _line: _line, _column: _column), Text(value, format: format), SourcePlace(_file, _line, _column, _function)
    )
  }
}

extension LabeledContent where Label == Text {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (label, self.content, place) = (Text(title, _file: _file, _line: _line, _column: _column), content(), SourcePlace(_file, _line, _column, _function)) }
}
