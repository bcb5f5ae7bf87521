/// Views in a box: laid out with 16 points around, its label above.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let place: SourcePlace
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.label, self.content, place) = (label(), content(), SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    label: Label, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.label, self.content, place) = (label, content(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View {
    StyledControl(
      GroupBoxStyleConfiguration(label: .init(label), content: .init(content)),
      Control(LayoutEngine.GroupBox.self, [.init("label", label), .init("children", content)], place))
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  nonisolated public init(
    _ configuration: GroupBoxStyleConfiguration, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (label, content, place) = (configuration.label, configuration.content, SourcePlace(_file, _line, _column, _function)) }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (label, self.content, place) = (EmptyView(), content(), SourcePlace(_file, _line, _column, _function)) }
}

extension GroupBox where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, self.content, place) = (Text(titleKey, _file: _file, _line: _line, _column: _column), content(), SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (label, self.content, place) = (Text(title, _file: _file, _line: _line, _column: _column), content(), SourcePlace(_file, _line, _column, _function)) }
}
