import LayoutEngine

/// What stands for a view that is not laid out here: as large as it is offered, or as a person says (`--placeholder MapView=300x200`).
nonisolated struct ViewPlaceholder: _Primitive {
  let name: String
  /// Why it is not laid out, after its name.
  let reason: String
  let place: SourcePlace

  @MainActor func _list(_ scope: _ViewScope) -> _ViewList {
    let size = scope.graph.placeholderSizes[name]
    scope.graph.placeholderTypes.insert(name)
    if size?.width == nil || size?.height == nil {
      scope.graph.approximate("\(name) \(reason): a placeholder as large as it is offered stands for it", place)
    }
    func length(_ length: CGFloat?) -> ArgumentValue? { .length(length.map { max($0, 0) }) }
    let arguments = [Argument](("width", length(size?.width)), ("height", length(size?.height)), ("name", .text(name)))
    return _ViewList(Element(LayoutEngine.Placeholder.self, arguments, at: place.line == 0 ? nil : place, scope.inside(name)))
  }
}
