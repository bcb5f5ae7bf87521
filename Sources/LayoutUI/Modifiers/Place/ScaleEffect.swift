extension View {
  nonisolated public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.ScaleEffect.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("x", .length(scale)), ("y", .length(scale)), ("anchor", anchor == .center ? nil : .unitPoint(anchor)))
    }
  }
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.ScaleEffect.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("x", .length(scale.width)), ("y", .length(scale.height)), ("anchor", anchor == .center ? nil : .unitPoint(anchor)))
    }
  }
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.ScaleEffect.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("x", .length(x)), ("y", .length(y)), ("anchor", anchor == .center ? nil : .unitPoint(anchor)))
    }
  }
}
