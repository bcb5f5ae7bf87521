/// A picture and words side by side.
nonisolated public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  private let place: SourcePlace
  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.title, self.icon, place) = (title(), icon(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View {
    StyledControl(
      LabelStyleConfiguration(title: .init(title), icon: .init(icon)),
      Control(
        LayoutEngine.Label.self,
        Group {
          icon; title
        }, place))
  }
}

extension Label where Title == _StylePart, Icon == _StylePart {
  nonisolated public init(
    _ configuration: LabelStyleConfiguration, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (title, icon, place) = (configuration.title, configuration.icon, SourcePlace(_file, _line, _column, _function)) }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (title, icon, place) = (
      Text(titleKey, _file: _file, _line: _line, _column: _column), Image(systemName: name, _file: _file, _line: _line, _column: _column),
      SourcePlace(_file, _line, _column, _function)
    )
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    self.title = Text(title, _file: _file, _line: _line, _column: _column)
    (icon, place) = (Image(systemName: name, _file: _file, _line: _line, _column: _column), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image name: String, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (title, icon, place) = (
      Text(titleKey, _file: _file, _line: _line, _column: _column), Image(name, _file: _file, _line: _line, _column: _column),
      SourcePlace(_file, _line, _column, _function)
    )
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    self.title = Text(title, _file: _file, _line: _line, _column: _column)
    (icon, place) = (Image(name, _file: _file, _line: _line, _column: _column), SourcePlace(_file, _line, _column, _function))
  }
}
