/// A label that does something when it is tapped.
nonisolated public struct Button<Label: View>: _Primitive {
  private let label: Label
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let place: SourcePlace

  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (self.label, role, self.action, place) = (label(), nil, action, SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.label, self.role, self.action, place) = (label(), role, action, SourcePlace(_file, _line, _column, _function))
  }

  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    let content = LabelInButtonStyle(label: label, role: role, action: action)._list(scope.inside("Button"))
    var element = Element(LayoutEngine.Button.self, children: content.elements, at: place, scope.inside("Button"))
    if scope.environment[style: ButtonStyleConfiguration.self]?.acts ?? true { element.action = action }
    return _ViewList(element, content.preferences)
  }
}

extension Button where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    self.init(action: action, label: { Text(titleKey, _file: _file, _line: _line, _column: _column) }, _file: _file, _line: _line, _column: _column)
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    self.init(action: action, label: { Text(title, _file: _file, _line: _line, _column: _column) }, _file: _file, _line: _line, _column: _column)
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    self.init(role: role, action: action, label: { Text(titleKey, _file: _file, _line: _line, _column: _column) }, _file: _file, _line: _line, _column: _column)
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    self.init(role: role, action: action, label: { Text(title, _file: _file, _line: _line, _column: _column) }, _file: _file, _line: _line, _column: _column)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(
    _ configuration: PrimitiveButtonStyleConfiguration, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, role, action, place) = (configuration.label, configuration.role, configuration.action, SourcePlace(_file, _line, _column, _function))
  }
}
