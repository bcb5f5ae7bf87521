extension View {
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    evaluated { view, scope in
      let mark = scope.inside("anchor \(String(describing: K.self))").path
      var list = view._list(scope).mapped { $0.mark(mark) }
      if scope.isThere(list) { list.preferences.set(K.self, transform(Anchor(path: mark, value: value.value))) }
      return list
    }
  }
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    evaluated { view, scope in
      let mark = scope.inside("anchor \(String(describing: K.self))").path
      var list = view._list(scope).mapped { $0.mark(mark) }
      if !scope.isThere(list) { return list }
      var joined = list.preferences.value(K.self)
      transform(&joined, Anchor(path: mark, value: value.value))
      list.preferences.set(K.self, joined)
      return list
    }
  }
}
