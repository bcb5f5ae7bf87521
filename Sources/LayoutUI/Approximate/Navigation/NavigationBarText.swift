extension View {
  /// Bars are not laid out, which a note says.
  nonisolated public func navigationSubtitle(
    _ subtitle: Text, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    approximated("navigationSubtitle: not laid out", at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public func navigationSubtitle(
    _ subtitleKey: LocalizedStringKey, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    approximated("navigationSubtitle: not laid out", at: SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(
    _ subtitle: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    approximated("navigationSubtitle: not laid out", at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public func navigationSplitViewColumnWidth(
    _ width: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    approximated("navigationSplitViewColumnWidth: columns are not laid out", at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    approximated("navigationSplitViewColumnWidth: columns are not laid out", at: SourcePlace(_file, _line, _column, _function))
  }
}
