/// A view of the library that is laid out as something simpler until it is measured: `what` says as what.
nonisolated struct Approximation<Content: View>: _Primitive {
  let what: String
  let content: Content
  let place: SourcePlace

  @MainActor func _list(_ scope: _ViewScope) -> _ViewList {
    scope.graph.approximate(what, place)
    return content._list(scope.inside(what))
  }
}
