extension View {
  /// The first of several views.
  nonisolated func firstAlone() -> some View {
    evaluated { view, scope in
      var list = view._list(scope)
      list.elements = Array(list.elements.prefix(1))
      return list
    }
  }
}
