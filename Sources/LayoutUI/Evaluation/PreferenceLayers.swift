extension View {
  /// With views over or behind it that are made of what is in it prefers.
  nonisolated func showing<K: PreferenceKey, V: View>(
    _ type: any Primitive.Type, of key: K.Type, _ alignment: Alignment, _ transform: @escaping (K.Value) -> V, _ place: SourcePlace
  ) -> some View {
    evaluated { view, scope in
      var list = view._list(scope.inside("view"))
      let content = transform(list.preferences.value(K.self))._list(scope.inside(type.name))
      list.preferences.append(content.preferences)
      let modifier = ElementModifier(
        kind: .primitive(type), arguments: [Argument](("alignment", alignment == .center ? nil : scope.alignment(alignment))), content: content.elements,
        place: place, owner: scope.owner)
      return list.mapped { $0.modifiers.append(modifier) }
    }
  }
}
