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
    let inside = scope.inside(type.name), inner = content._list(inside)
    return _ViewList(Element(type, arguments(scope), children: inner.elements, at: place, inside), inner.preferences)
  }
}
