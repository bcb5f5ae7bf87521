/// Commands behind a label: laid out as the label.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let place: SourcePlace
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.label, place) = (label(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View { Control(LayoutEngine.Menu.self, label, place) }
}

extension Menu where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, place) = (Text(titleKey, _file: _file, _line: _line, _column: _column), SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    label = Text(title, _file: _file, _line: _line, _column: _column)
    place = SourcePlace(_file, _line, _column, _function)
  }
}

extension Menu where Label == LayoutUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    self.init(
      content: content, label: { LayoutUI.Label(titleKey, systemImage: name, _file: _file, _line: _line, _column: _column) }, _file: _file, _line: _line,
      _column: _column, _function: _function)
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    self.init(
      content: content, label: { LayoutUI.Label(title, systemImage: name, _file: _file, _line: _line, _column: _column) }, _file: _file, _line: _line,
      _column: _column, _function: _function)
  }
}

extension Menu {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.label, place) = (label(), SourcePlace(_file, _line, _column, _function)) }
}

extension Menu where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (label, place) = (Text(titleKey, _file: _file, _line: _line, _column: _column), SourcePlace(_file, _line, _column, _function)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { (label, place) = (Text(title, _file: _file, _line: _line, _column: _column), SourcePlace(_file, _line, _column, _function)) }
}

extension Menu where Label == LayoutUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(titleKey, systemImage: name, content: content, _file: _file, _line: _line, _column: _column, _function: _function) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(title, systemImage: name, content: content, _file: _file, _line: _line, _column: _column, _function: _function) }
}
