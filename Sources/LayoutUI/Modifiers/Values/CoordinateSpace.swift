extension View {
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    nonisolated(unsafe) let name = AnyHashable(name)
    return namingSpace(name)
  }
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    var space: AnyHashable?
    if case .named(let name) = name.coordinateSpace { space = name }
    return namingSpace(space ?? AnyHashable(""))
  }
  private nonisolated func namingSpace(_ name: AnyHashable) -> some View {
    nonisolated(unsafe) let name = name
    return evaluated { view, scope in
      let mark = scope.inside("space").path
      scope.graph.geometry.spaces[name] = mark
      return view._list(scope).mapped { $0.mark(mark) }
    }
  }
}
