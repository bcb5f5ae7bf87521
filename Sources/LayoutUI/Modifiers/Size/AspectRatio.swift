extension View {
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.AspectRatio.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("ratio", .length(aspectRatio)), ("contentMode", .text(contentMode.rawValue)))
    }
  }
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.AspectRatio.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("ratio", .number(Double(aspectRatio.width / aspectRatio.height))), ("contentMode", .text(contentMode.rawValue)))
    }
  }
}
