extension View {
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping @MainActor (T) -> Void, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    geometryEvent(of: transform, SourcePlace(_file, _line, _column, _function)) { _, new in action(new) }
  }
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping @MainActor (T, T) -> Void, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    geometryEvent(of: transform, SourcePlace(_file, _line, _column, _function), action)
  }
}
