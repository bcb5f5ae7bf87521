extension View {
  /// The texts inside are measured without it, which a note says.
  nonisolated public func kerning(
    _ kerning: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("kerning: not measured", at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func tracking(
    _ tracking: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("tracking: not measured", at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func baselineOffset(
    _ offset: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("baselineOffset: not measured", at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func lineSpacing(
    _ spacing: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("lineSpacing: not measured", at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func minimumScaleFactor(
    _ factor: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("minimumScaleFactor: texts keep their size", at: SourcePlace(_file, _line, _column, _function)) }
}
