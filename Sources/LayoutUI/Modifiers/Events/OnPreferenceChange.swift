extension View {
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View where K.Value: Equatable {
    let place = SourcePlace(_file, _line, _column, _function)
    return evaluated { view, scope in
      let list = view._list(scope)
      nonisolated(unsafe) let value = list.preferences.value(K.self)
      scope.graph.events.add(
        .preference, "onPreferenceChange", scope, list.elements.first?.path ?? scope.path, place,
        isDue: { changed(to: value, initial: true, $0) }, run: { _ in action(value) })
      return list
    }
  }
}
