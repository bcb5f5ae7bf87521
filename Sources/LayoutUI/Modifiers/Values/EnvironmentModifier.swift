extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    let place = SourcePlace(_file, _line, _column, _function)
    return evaluated { view, scope in
      let list = view._list(scope.changing { $0[keyPath: keyPath] = value })
      // What the engine itself goes by is a modifier of it.
      let arguments: [Argument] =
        switch keyPath as AnyKeyPath {
        case \EnvironmentValues.layoutDirection: [Argument](("layoutDirection", (value as? LayoutDirection).map { .text($0.rawValue) }))
        case \EnvironmentValues.displayScale: [Argument](("displayScale", (value as? CGFloat).map { .number(Double($0)) }))
        default: []
        }
      if arguments.isEmpty { return list }
      let modifier = ElementModifier(kind: .primitive(LayoutEngine.Environment.self), arguments: arguments, place: place, owner: scope.owner)
      return list.mapped { $0.modifiers.append(modifier) }
    }
  }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    nonisolated(unsafe) let object = object
    return inEnvironment { $0.set(object) }
  }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    nonisolated(unsafe) let object = object
    return inEnvironment { $0.set(object) }
  }
  nonisolated public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View {
    nonisolated(unsafe) let keyPath = keyPath
    return inEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}
