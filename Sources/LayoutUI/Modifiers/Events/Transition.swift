extension View {
  nonisolated public func transition(
    _ transition: AnyTransition, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { modified(LayoutEngine.Transition.self, at: SourcePlace(_file, _line, _column, _function)) }
}
