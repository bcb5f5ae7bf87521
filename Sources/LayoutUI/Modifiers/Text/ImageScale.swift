extension View {
  nonisolated public func imageScale(
    _ scale: Image.Scale, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    inEnvironment { $0.imageScale = scale }.modified(LayoutEngine.ImageScaleModifier.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument("scale", .text("\(scale)"))]
    }
  }
}
