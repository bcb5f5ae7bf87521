/// A label and a switch at the trailing edge.
nonisolated public struct Toggle<Label: View>: View {
  private let label: Label
  private let isOn: Binding<Bool>
  private let place: SourcePlace
  nonisolated public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.label, self.isOn, place) = (label(), isOn, SourcePlace(_file, _line, _column, _function)) }

  /// On where all of several are.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { (self.label, self.isOn, place) = (label(), .all(sources, isOn), SourcePlace(_file, _line, _column, _function)) }

  @MainActor public var body: some View {
    StyledControl(
      ToggleStyleConfiguration(label: .init(label), isOn: isOn), Control(LayoutEngine.Toggle.self, label, place).tapped { isOn.wrappedValue.toggle() })
  }
}

extension Binding where Value == Bool {
  /// On where all of several are; written, it writes each.
  nonisolated fileprivate static func all<C: RandomAccessCollection>(_ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>) -> Binding<Bool> {
    nonisolated(unsafe) let sources = sources, isOn = isOn
    return Binding {
      sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
    } set: { value in
      for source in sources { source[keyPath: isOn].wrappedValue = value }
    }
  }
}

extension Toggle where Label == Text {
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    label = Text(titleKey, _file: _file, _line: _line, _column: _column)
    (self.isOn, place) = (.all(sources, isOn), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isOn: Binding<Bool>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (label, self.isOn, place) = (Text(titleKey, _file: _file, _line: _line, _column: _column), isOn, SourcePlace(_file, _line, _column, _function)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isOn: Binding<Bool>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    label = Text(title, _file: _file, _line: _line, _column: _column)
    (self.isOn, place) = (isOn, SourcePlace(_file, _line, _column, _function))
  }
}

extension Toggle where Label == LayoutUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, isOn: Binding<Bool>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    label = LayoutUI.Label(titleKey, systemImage: name, _file: _file, _line: _line, _column: _column)
    (self.isOn, place) = (isOn, SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, isOn: Binding<Bool>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    label = LayoutUI.Label(title, systemImage: name, _file: _file, _line: _line, _column: _column)
    (self.isOn, place) = (isOn, SourcePlace(_file, _line, _column, _function))
  }
}

extension Toggle where Label == _StylePart {
  nonisolated public init(
    _ configuration: ToggleStyleConfiguration, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (label, isOn, place) = (configuration.label, configuration.$isOn, SourcePlace(_file, _line, _column, _function)) }
}
