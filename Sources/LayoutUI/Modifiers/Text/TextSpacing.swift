extension View {
  nonisolated public func kerning(
    _ kerning: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.KerningModifier.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("kerning", .number(Double(kerning)))] }
  }
  nonisolated public func tracking(
    _ tracking: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Tracking.self, at: SourcePlace(_file, _line, _column, _function)) { _ in [Argument("tracking", .number(Double(tracking)))] }
  }
  nonisolated public func baselineOffset(
    _ baselineOffset: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.BaselineOffset.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument("baselineOffset", .number(Double(baselineOffset)))]
    }
  }
  nonisolated public func lineSpacing(
    _ lineSpacing: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    setting(\.lineSpacing, to: lineSpacing, at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public func minimumScaleFactor(
    _ factor: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    setting(\.minimumScaleFactor, to: factor, at: SourcePlace(_file, _line, _column, _function))
  }
}
