extension View {
  /// Gives the views around it a value.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    nonisolated(unsafe) let value = value
    return evaluated { view, scope in
      var list = view._list(scope)
      list.preferences.set(K.self, value)
      return list
    }
  }
  nonisolated public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View {
    evaluated { view, scope in
      var list = view._list(scope)
      var value = list.preferences.value(K.self)
      callback(&value)
      list.preferences.set(K.self, value)
      return list
    }
  }
}
