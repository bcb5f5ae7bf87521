/// A control of the engine around its label, which a recording notes as approximate.
nonisolated struct Control<Label: View>: _Primitive {
  let type: any Primitive.Type
  let label: Label
  let place: SourcePlace
  let arguments: @MainActor (_ViewScope) -> [Argument]

  nonisolated init(
    _ type: any Primitive.Type, _ label: Label, _ place: SourcePlace, _ arguments: @escaping @MainActor (_ViewScope) -> [Argument] = { _ in [] }
  ) {
    (self.type, self.label, self.place, self.arguments) = (type, label, place, arguments)
  }

  @MainActor func _list(_ scope: _ViewScope) -> _ViewList {
    if let what = type.approximation { scope.graph.approximate("\(type.name): \(what)", place) }
    return Holder(type, label, place, arguments)._list(scope)
  }
}
