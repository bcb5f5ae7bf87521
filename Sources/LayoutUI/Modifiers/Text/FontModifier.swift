extension View {
  nonisolated public func font(_ font: Font?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function)
    -> some View
  {
    let place = SourcePlace(_file, _line, _column, _function)
    return evaluated { view, scope in
      let list = view._list(scope.changing { $0.font = font })
      guard let font else { return list }
      let modifier = ElementModifier(
        kind: .primitive(LayoutEngine.FontModifier.self), arguments: [Argument("font", .font(font.description))], place: place, owner: scope.owner)
      return list.mapped { $0.modifiers.append(modifier) }
    }
  }
}
