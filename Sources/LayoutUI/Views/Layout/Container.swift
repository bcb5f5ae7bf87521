/// A view of the library that holds others: what most containers have in common.
nonisolated struct Holder<Content: View>: _Primitive {
  let type: any Primitive.Type
  let content: Content
  let place: SourcePlace
  let arguments: @MainActor (_ViewScope) -> [Argument]

  nonisolated init(
    _ type: any Primitive.Type, _ content: Content, _ place: SourcePlace, _ arguments: @escaping @MainActor (_ViewScope) -> [Argument] = { _ in [] }
  ) {
    (self.type, self.content, self.place, self.arguments) = (type, content, place, arguments)
  }

  @MainActor func _list(_ scope: _ViewScope) -> _ViewList {
    let (margins, inside) = scope.margins(of: type), inner = content._list(inside.inside(type.name))
    var element = Element(type, arguments(scope), children: inner.elements, at: place, scope.inside(type.name))
    element.modifiers = margins
    return _ViewList(element, inner.preferences)
  }
}
