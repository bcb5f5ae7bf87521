/// What is selected in a text field: nothing is while views are laid out.
public struct TextSelection: Hashable, Sendable {
  public let range: Range<String.Index>
  public init(range: Range<String.Index>) { self.range = range }
  public init(insertionPoint: String.Index) { range = insertionPoint..<insertionPoint }
  public var isInsertion: Bool { range.isEmpty }
}

extension TextField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal, _file: _file, _line: _line, _column: _column, _function: _function) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal, _file: _file, _line: _line, _column: _column, _function: _function) }
}
