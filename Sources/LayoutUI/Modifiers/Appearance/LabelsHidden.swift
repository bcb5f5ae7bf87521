extension View {
  nonisolated public func labelsHidden(_file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function)
    -> some View
  { modified(LayoutEngine.LabelsHidden.self, at: SourcePlace(_file, _line, _column, _function)) }

  /// Labels that are hidden outside stay so.
  nonisolated public func labelsVisibility(
    _ visibility: Visibility, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    evaluated { view, scope in
      if visibility != .hidden { return view._list(scope) }
      return view.labelsHidden(_file: _file, _line: _line, _column: _column, _function: _function)._list(scope)
    }
  }
}
