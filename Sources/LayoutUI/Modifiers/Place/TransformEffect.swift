extension View {
  nonisolated public func transformEffect(
    _ transform: CGAffineTransform, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.TransformEffect.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](
        ("a", .length(transform.a)), ("b", .length(transform.b)), ("c", .length(transform.c)), ("d", .length(transform.d)), ("tx", .length(transform.tx)),
        ("ty", .length(transform.ty)))
    }
  }
}
