extension View {
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    event(.task, "task", SourcePlace(_file, _line, _column, _function)) { _ in await action() }
  }
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let value = value
    return event(.task, "task(id:)", SourcePlace(_file, _line, _column, _function), isDue: { changed(to: value, initial: true, $0) }) { _ in await action() }
  }
}
