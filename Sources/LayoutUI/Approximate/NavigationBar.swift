/// What the views of a screen say of the navigation bar above it.
struct NavigationBarFacts {
  var title: String?
  var isInline: Bool?
  var isHidden: Bool?
}

struct NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarFacts { NavigationBarFacts() }
  static func reduce(value: inout NavigationBarFacts, nextValue: () -> NavigationBarFacts) {
    let next = nextValue()
    (value.title, value.isInline, value.isHidden) = (value.title ?? next.title, value.isInline ?? next.isInline, value.isHidden ?? next.isHidden)
  }
}

/// A screen below the engine's navigation bar, which is as high as the views in it say.
nonisolated struct BarredScreen<Root: View>: _Primitive {
  let root: Root
  let place: SourcePlace

  @MainActor func _list(_ scope: _ViewScope) -> _ViewList {
    let type = LayoutEngine.NavigationStack.self
    if let what = type.approximation { scope.graph.approximate("\(type.name): \(what)", place) }
    let inner = root._list(scope.inside(type.name)), bar = inner.preferences.value(NavigationBarKey.self)
    let arguments = [Argument](
      ("title", bar.title.map { .text($0) }), ("titleDisplayMode", bar.isInline.map { .text($0 ? "inline" : "large") }),
      ("hidesBar", bar.isHidden.map { .bool($0) }))
    return _ViewList(Element(type, arguments, children: inner.elements, at: place, scope.inside(type.name)), inner.preferences)
  }
}

extension View {
  /// Says something of the bar above the screen; what a view inside of it says counts first.
  nonisolated func sayingOfBar(_ change: @escaping @MainActor (inout NavigationBarFacts) -> Void) -> some View {
    evaluated { view, scope in
      var list = view._list(scope)
      var facts = NavigationBarFacts()
      change(&facts)
      var bar = list.preferences.value(NavigationBarKey.self)
      NavigationBarKey.reduce(value: &bar) { facts }
      list.preferences.set(NavigationBarKey.self, bar)
      return list
    }
  }
}
