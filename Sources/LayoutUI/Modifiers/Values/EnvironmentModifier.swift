extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    setting(keyPath, to: value, at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    nonisolated(unsafe) let object = object
    return inEnvironment { $0.set(object) }
  }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    nonisolated(unsafe) let object = object
    return inEnvironment { $0.set(object) }
  }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function, transform: @escaping (inout V) -> Void
  ) -> some View {
    nonisolated(unsafe) let transform = transform
    return changingEnvironment(keyPath, at: SourcePlace(_file, _line, _column, _function)) { value in
      var value = value
      transform(&value)
      return value
    }
  }

  /// A value of the environment for the views inside, and for the engine where it goes by that: what each modifier does that is called after one.
  nonisolated func setting<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, to value: V, at place: SourcePlace) -> some View {
    nonisolated(unsafe) let value = value
    return changingEnvironment(keyPath, at: place) { _ in value }
  }

  nonisolated func changingEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, at place: SourcePlace, _ change: @escaping @Sendable (V) -> V
  ) -> some View {
    nonisolated(unsafe) let keyPath = keyPath
    return evaluated { view, scope in
      let outer = scope.environment[keyPath: keyPath], value = change(outer)
      let setting = EnvironmentSetting(scope.position, place, in: scope.environment.setting(of: keyPath))
      let list = view._list(
        scope.changing {
          $0[keyPath: keyPath] = scope.graph.tried(setting, value, outer: outer)
          $0.note(setting, of: keyPath)
        })
      // What the engine itself goes by is a modifier of it, and what only code reads is one that hands on.
      let own = setting.isReadByCode ? EnvironmentPrimitive.ofCode(EnvironmentValues.name(of: keyPath, value), value) : nil
      guard let (type, arguments) = EnvironmentPrimitive.of(keyPath, value) ?? own else {
        if let what = EnvironmentPrimitive.approximation(keyPath, value) { scope.graph.approximate(what, place) }
        return list
      }
      var modifier = ElementModifier(kind: .primitive(type), arguments: arguments, place: place, owner: scope.owner)
      modifier.setting = setting.isReadByCode ? setting.id : nil
      return list.mapped { $0.modifiers.append(modifier) }
    }
  }
}
