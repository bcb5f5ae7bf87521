/// A label that shows or hides views.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let stated: Binding<Bool>?
  private let place: SourcePlace
  /// Whether it is open, where nobody else keeps that.
  @State private var isOpen = false

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.label, self.content, stated, place) = (label(), content(), nil, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { (self.label, self.content, stated, place) = (label(), content(), isExpanded, SourcePlace(_file, _line, _column, _function)) }

  @MainActor public var body: some View {
    let isExpanded = stated ?? $isOpen
    StyledControl(
      DisclosureGroupStyleConfiguration(label: .init(label), content: .init(content), isExpanded: isExpanded),
      Control(LayoutEngine.DisclosureGroup.self, [.init("label", label), .init("children", content)], place) { _ in
        [Argument("isExpanded", .bool(isExpanded.wrappedValue))]
      }.tapped { isExpanded.wrappedValue.toggle() })
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, self.content, stated, place) = (
      Text(titleKey, _file: _file, _line: _line, _column: _column), content(), nil, SourcePlace(_file, _line, _column, _function)
    )
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, self.content, stated, place) = (
      Text(titleKey, _file: _file, _line: _line, _column: _column), content(), isExpanded, SourcePlace(_file, _line, _column, _function)
    )
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, self.content, stated, place) = (
      Text(title, _file: _file, _line: _line, _column: _column), content(), nil, SourcePlace(_file, _line, _column, _function)
    )
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, self.content, stated, place) = (
      Text(title, _file: _file, _line: _line, _column: _column), content(), isExpanded, SourcePlace(_file, _line, _column, _function)
    )
  }
}

extension DisclosureGroup where Label == _StylePart, Content == _StylePart {
  nonisolated public init(
    _ configuration: DisclosureGroupStyleConfiguration, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (label, content, stated, place) = (configuration.label, configuration.content, configuration.$isExpanded, SourcePlace(_file, _line, _column, _function)) }
}
