extension View {
  /// Gives the views around it a value.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    nonisolated(unsafe) let value = value
    return evaluated { view, scope in
      var list = view._list(scope)
      if scope.isThere(list) { list.preferences.set(K.self, value) }
      return list
    }
  }
  nonisolated public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View {
    evaluated { view, scope in
      var list = view._list(scope)
      if !scope.isThere(list) { return list }
      var value = list.preferences.value(K.self)
      callback(&value)
      list.preferences.set(K.self, value)
      return list
    }
  }
}

extension _ViewScope {
  /// Views that the last layout did not place prefer nothing; a view of which nothing is laid out is there.
  func isThere(_ list: _ViewList) -> Bool { list.elements.isEmpty || list.elements.contains { graph.geometry.isThere($0.path) } }
}
