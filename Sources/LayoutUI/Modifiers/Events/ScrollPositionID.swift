/// Scrolls to the view whose id the binding has, at first and whenever it gets another one: as `scrollTo`, in a pass of its own.
extension View {
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    let place = SourcePlace(_file, _line, _column, _function)
    return evaluated { view, scope in
      let target = id.wrappedValue.map { ProgramScroll(id: AnyHashable($0), anchor: anchor) }, graph = scope.graph
      return view.event(.change, "scrollPosition(id:)", place) { kept in
        (target != nil && (kept as? AnyHashable) != target?.id, target?.id)
      } run: { _ in
        if let target { graph.scroll(to: target) }
      }._list(scope)
    }
  }
}
