extension View {
  /// The first of several views.
  nonisolated func firstAlone() -> some View { oneAlone { nil } }

  /// The view that is tagged with a value; where none is, the first.
  nonisolated func oneAlone(_ selection: @escaping @MainActor () -> AnyHashable?) -> some View {
    evaluated { view, scope in
      var list = view._list(scope)
      let value = selection(), index = value.flatMap { value in list.elements.firstIndex { ($0.tag ?? $0.identity) == value } } ?? 0
      list.elements = list.elements.indices.contains(index) ? [list.elements[index]] : []
      return list
    }
  }
}
