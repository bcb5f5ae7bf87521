/// The label of a button, or of a control that is one in other words, as the program's button style around it makes it.
nonisolated struct LabelInButtonStyle<Label: View>: _Primitive {
  let label: Label
  var role: ButtonRole?
  var action: @MainActor () -> Void = {}

  @MainActor func _list(_ scope: _ViewScope) -> _ViewList {
    guard let style = scope.environment[style: ButtonStyleConfiguration.self] else { return label._list(scope) }
    return style.body(ButtonStyleConfiguration(label: .init(label), role: role, action: action))._list(scope)
  }
}
