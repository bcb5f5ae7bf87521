extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let value = value
    let place = SourcePlace(_file, _line, _column, _function)
    return evaluated { view, scope in
      let modifier = ElementModifier(kind: .layoutValue(LayoutValuePair<K>(value: value)), place: place, owner: scope.owner)
      return view._list(scope).mapped { $0.modifiers.append(modifier) }
    }
  }
}
