extension View {
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    let place = SourcePlace(_file, _line, _column, _function)
    return modified(LayoutEngine.AlignmentGuide.self, at: place) { scope in
      [
        Argument("guide", .guide(scope.graph.guide(guide.declared))),
        Argument("value", .formula(GuideClosure(source: place.description) { Double(computeValue($0)) })),
      ]
    }
  }
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    let place = SourcePlace(_file, _line, _column, _function)
    return modified(LayoutEngine.AlignmentGuide.self, at: place) { scope in
      [
        Argument("guide", .guide(scope.graph.guide(guide.declared))),
        Argument("value", .formula(GuideClosure(source: place.description) { Double(computeValue($0)) })),
      ]
    }
  }
}
