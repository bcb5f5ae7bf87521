/// What views want to be told when they have been laid out, in their order.
package struct EventList {
  package struct Event {
    package enum Kind {
      case receive, appear, disappear, change, preference, geometry, task
    }
    package let kind: Kind
    /// The identity of the view, and the place among its events.
    package let key: String
    package let path: String
    /// As a person calls it, `onAppear`.
    package let name: String
    package let place: SourcePlace
    /// Whether it happens, by what was kept of it; nil where nothing was.
    package let isDue: @MainActor (Any?) -> (isDue: Bool, keep: Any?)
    package let run: @MainActor (Any?) async -> Void
  }

  package private(set) var events: [Event] = []
  private var keys: Set<String> = []

  mutating func add(
    _ kind: Event.Kind, _ name: String, _ scope: _ViewScope, _ path: String, _ place: SourcePlace,
    isDue: @escaping @MainActor (Any?) -> (isDue: Bool, keep: Any?), run: @escaping @MainActor (Any?) async -> Void
  ) {
    var key = "\(path)#\(name) \(place.line):\(place.column)"
    while !keys.insert(key).inserted { key += "'" }
    events.append(Event(kind: kind, key: key, path: path, name: name, place: place, isDue: isDue, run: run))
  }
}

extension View {
  /// With something that happens after a layout.
  nonisolated func event(
    _ kind: EventList.Event.Kind, _ name: String, _ place: SourcePlace,
    isDue: @escaping @MainActor (Any?) -> (isDue: Bool, keep: Any?) = { old in (old == nil, true) },
    run: @escaping @MainActor (Any?) async -> Void
  ) -> some View {
    evaluated { view, scope in
      let list = view._list(scope)
      scope.graph.events.add(kind, name, scope, list.elements.first?.path ?? scope.path, place, isDue: isDue, run: run)
      return list
    }
  }
}
