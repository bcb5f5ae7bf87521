/// A choice out of several. The one that is made is the one whose tag, or id in a ForEach, is the selection; else the first.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let label: Label
  private let content: Content
  private let selection: Binding<SelectionValue>
  private let place: SourcePlace
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.label, self.content, self.selection, place) = (label(), content(), selection, SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.label, self.content, self.selection, place) = (label, content(), selection, SourcePlace(_file, _line, _column, _function))
  }
  @MainActor public var body: some View {
    let value = AnyHashable(selection.wrappedValue)
    Control(LayoutEngine.Picker.self, [.init("label", label), .init("children", content)], place) { views in
      let choices = views.filter { $0.slot == "children" }
      return [Argument](("selection", choices.firstIndex { ($0.tag ?? $0.identity) == value }.map { .number(Double($0)) }))
    }
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, self.content, self.selection, place) = (
      Text(titleKey, _file: _file, _line: _line, _column: _column), content(), selection, SourcePlace(_file, _line, _column, _function)
    )
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    label = Text(title, _file: _file, _line: _line, _column: _column)
    (self.content, self.selection, place) = (content(), selection, SourcePlace(_file, _line, _column, _function))
  }
}

extension Picker where Label == LayoutUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, self.content, self.selection, place) = (
      LayoutUI.Label(titleKey, systemImage: name, _file: _file, _line: _line, _column: _column), content(), selection,
      SourcePlace(_file, _line, _column, _function)
    )
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, self.content, self.selection, place) = (
      LayoutUI.Label(title, systemImage: name, _file: _file, _line: _line, _column: _column), content(), selection,
      SourcePlace(_file, _line, _column, _function)
    )
  }
}

extension Picker {
  /// A choice with a label of its own for what is chosen: laid out as the choice, not as that label.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.label, self.content, self.selection, place) = (label(), content(), selection, SourcePlace(_file, _line, _column, _function)) }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(titleKey, selection: selection, content: content, _file: _file, _line: _line, _column: _column, _function: _function) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(title, selection: selection, content: content, _file: _file, _line: _line, _column: _column, _function: _function) }
}
