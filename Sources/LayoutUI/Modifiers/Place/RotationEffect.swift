extension View {
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.RotationEffect.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("degrees", .number(angle.degrees)), ("anchor", anchor == .center ? nil : .unitPoint(anchor)))
    }
  }
}
