extension View {
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.ContainerRelativeFrame.self, at: SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](("axes", .axes(axes)), ("alignment", alignment == .center ? nil : scope.alignment(alignment)))
    }
  }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.ContainerRelativeFrame.self, at: SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](
        ("axes", .axes(axes)), ("count", .number(Double(count))), ("span", .number(Double(span))), ("spacing", .length(spacing)),
        ("alignment", alignment == .center ? nil : scope.alignment(alignment)))
    }
  }
  /// Of two axes with a length each, the closure is asked for the horizontal one first.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    let place = SourcePlace(_file, _line, _column, _function)
    return evaluated { view, scope in
      var modifiers: [ElementModifier] = []
      for axis in Axis.allCases where axes.contains(axis) {
        let formula = ContainerLength(source: place.description) { length($0, axis) }
        let arguments = [Argument](
          ("axes", .words(["\(axis)"])), ("length", .formula(formula)), ("alignment", alignment == .center ? nil : scope.alignment(alignment)))
        modifiers.append(ElementModifier(kind: .primitive(LayoutEngine.ContainerRelativeFrame.self), arguments: arguments, place: place, owner: scope.owner))
      }
      return view._list(scope).mapped { $0.modifiers += modifiers }
    }
  }
}
