/// A button whose label is a picture and words: laid out as a Label.
extension Button where Label == LayoutUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    self.init(
      role: role, action: action, label: { LayoutUI.Label(titleKey, systemImage: name, _file: _file, _line: _line, _column: _column) }, _file: _file,
      _line: _line,
      _column: _column, _function: _function)
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    self.init(
      role: role, action: action, label: { LayoutUI.Label(title, systemImage: name, _file: _file, _line: _line, _column: _column) }, _file: _file, _line: _line,
      _column: _column, _function: _function)
  }
}
