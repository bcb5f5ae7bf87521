extension View {
  /// With something that happens when what is made of the view's place becomes another value.
  nonisolated func geometryEvent<T: Equatable>(
    of transform: @escaping (GeometryProxy) -> T, _ place: SourcePlace, _ action: @escaping @MainActor (T, T) -> Void
  ) -> some View {
    evaluated { view, scope in
      // What an element's frame is called stands for all of its modifiers so far.
      let mark = scope.inside("geometry \(place.line):\(place.column)").path
      let list = view._list(scope).mapped { $0.mark(mark) }
      let graph = scope.graph
      @MainActor func value() -> T? {
        guard let told = graph.geometry.frames[mark].map(ToldFrame.init) else { return nil }
        defer { graph.geometry.note(told.isRead.inBodies, of: mark) }
        return transform(graph.proxy(told, of: mark))
      }
      graph.events.add(
        .geometry, "onGeometryChange", scope, list.elements.first?.path ?? scope.path, place,
        isDue: { old in
          guard let new = value() else { return (false, old) }
          return changed(to: new, initial: true, old)
        },
        run: { old in
          guard let new = value() else { return }
          action(old as? T ?? new, new)
        })
      return list
    }
  }
}
