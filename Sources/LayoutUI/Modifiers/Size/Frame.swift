extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Frame.self, at: SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](("width", .length(width)), ("height", .length(height)), ("alignment", alignment == .center ? nil : scope.alignment(alignment)))
    }
  }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil, alignment: Alignment = .center, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.Frame.self, at: SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](
        ("minWidth", .length(minWidth)), ("idealWidth", .length(idealWidth)), ("maxWidth", .length(maxWidth)), ("minHeight", .length(minHeight)),
        ("idealHeight", .length(idealHeight)), ("maxHeight", .length(maxHeight)), ("alignment", alignment == .center ? nil : scope.alignment(alignment)))
    }
  }
}
