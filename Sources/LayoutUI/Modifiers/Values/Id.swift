extension View {
  /// Gives the view an identity of its own; a text names it for those who ask about it.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    nonisolated(unsafe) let id = id
    return evaluated { view, scope in
      view._list(scope.inside("id", id: id)).mapped { element in
        element.identity = AnyHashable(id)
        if let name = id as? String { element.name(scope.graph.lastingName(name)) }
      }
    }
  }
  /// Names the view for those who ask about it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    evaluated { view, scope in view._list(scope).mapped { $0.name(scope.graph.lastingName(identifier)) } }
  }
}
