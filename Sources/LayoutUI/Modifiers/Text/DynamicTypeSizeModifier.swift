extension View {
  nonisolated public func dynamicTypeSize(
    _ size: DynamicTypeSize, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    setting(\.dynamicTypeSize, to: size, at: SourcePlace(_file, _line, _column, _function))
  }
  /// The size of the environment, or the nearest in the range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View where T.Bound == DynamicTypeSize {
    let place = SourcePlace(_file, _line, _column, _function)
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return evaluated { view, scope in
      let current = scope.environment.dynamicTypeSize
      guard let least = allowed.first, let most = allowed.last else { return view._list(scope) }
      // A node at any size: two recordings of one program have the same ones.
      return view.setting(\.dynamicTypeSize, to: min(max(current, least), most), at: place)._list(scope)
    }
  }
}
