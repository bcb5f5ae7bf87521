extension View {
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { tagged(AnyHashable(tag)) }
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { tagged(AnyHashable(tag)) }

  /// Known to a Picker around it by the tag.
  nonisolated private func tagged(_ tag: AnyHashable) -> some View {
    nonisolated(unsafe) let tag = tag
    return evaluated { view, scope in view._list(scope).mapped { $0.tag = tag } }
  }
}
