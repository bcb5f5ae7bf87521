extension View {
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let value = value
    return event(.change, "onChange(of:)", SourcePlace(_file, _line, _column, _function), isDue: { changed(to: value, initial: initial, $0) }) { old in
      action(old as? V ?? value, value)
    }
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let value = value
    return event(.change, "onChange(of:)", SourcePlace(_file, _line, _column, _function), isDue: { changed(to: value, initial: initial, $0) }) { _ in action() }
  }
  @_disfavoredOverload nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let value = value
    return event(.change, "onChange(of:)", SourcePlace(_file, _line, _column, _function), isDue: { changed(to: value, initial: false, $0) }) { _ in
      action(value)
    }
  }
}
