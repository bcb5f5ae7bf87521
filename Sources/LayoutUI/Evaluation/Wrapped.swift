/// A view of the library that changes how another one is evaluated, or what it comes to.
nonisolated struct Wrapped<Content: View>: _Primitive {
  let content: Content
  let list: @MainActor (Content, _ViewScope) -> _ViewList

  nonisolated init(_ content: Content, _ list: @escaping @MainActor (Content, _ViewScope) -> _ViewList) { (self.content, self.list) = (content, list) }

  @MainActor func _list(_ scope: _ViewScope) -> _ViewList { list(content, scope) }
}

extension View {
  /// Evaluated otherwise.
  nonisolated func evaluated(_ list: @escaping @MainActor (Self, _ViewScope) -> _ViewList) -> some View { Wrapped(self, list) }

  /// In a modifier of the engine.
  nonisolated func modified(
    _ type: any Primitive.Type, at place: SourcePlace, _ arguments: @escaping @MainActor (_ViewScope) -> [Argument] = { _ in [] }
  ) -> some View {
    evaluated { view, scope in
      let modifier = ElementModifier(kind: .primitive(type), arguments: arguments(scope), place: place, owner: scope.owner)
      return view._list(scope).mapped { $0.modifiers.append(modifier) }
    }
  }

  /// In a modifier of the engine that shows other views, as `overlay` does.
  nonisolated func modified<Other: View>(
    _ type: any Primitive.Type, showing other: Other, at place: SourcePlace, _ arguments: @escaping @MainActor (_ViewScope) -> [Argument]
  ) -> some View { modified(type, showing: other, at: place) { scope, _ in arguments(scope) } }

  /// - Parameter arguments: of the views that it shows.
  nonisolated func modified<Other: View>(
    _ type: any Primitive.Type, showing other: Other, at place: SourcePlace, _ arguments: @escaping @MainActor (_ViewScope, [Element]) -> [Argument]
  ) -> some View {
    nonisolated(unsafe) let other = other
    return evaluated { view, scope in
      var list = view._list(scope.inside("view"))
      let content = other._list(scope.inside(type.name))
      list.preferences.append(content.preferences)
      // A layer without a view is one all the same: repetitions of its line are alike, and an edit changes all of them.
      if content.elements.isEmpty, type.traits.layer == nil { return list }
      let modifier = ElementModifier(
        kind: .primitive(type), arguments: arguments(scope, content.elements), content: content.elements, place: place, owner: scope.owner)
      return list.mapped { $0.modifiers.append(modifier) }
    }
  }

  /// In another environment.
  nonisolated func inEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> some View {
    evaluated { view, scope in view._list(scope.changing(change)) }
  }

  /// Without any change to its layout.
  nonisolated func ignoring(_ modifier: String) -> Self { self }
}
