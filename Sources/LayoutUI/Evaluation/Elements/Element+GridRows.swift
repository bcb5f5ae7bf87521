import LayoutEngine

extension [Element] {
  /// The views of a container, as it has them: of GridRows in a Grid each cell has the modifiers of its row, since they are said of the cells; elsewhere a GridRow
  /// is no view but its cells. So it is in a scene.
  func settled(in container: Element.Kind?) -> [Element] {
    guard contains(where: \.isGridRow) else { return self }
    if case .primitive(let type)? = container, type == LayoutEngine.Grid.self {
      return map { row in
        guard row.isGridRow, !row.modifiers.isEmpty else { return row }
        var bare = row
        bare.children = row.cells
        (bare.modifiers, bare.marks, bare.identity) = ([], [], nil)
        return bare
      }
    }
    return flatMap { $0.isGridRow ? $0.cells.settled(in: container) : [$0] }
  }
}

extension Element {
  fileprivate var isGridRow: Bool { if case .primitive(let type) = kind { type == LayoutEngine.GridRow.self } else { false } }

  /// The cells of a row, each in the row's modifiers.
  fileprivate var cells: [Element] {
    children.map { child in
      var cell = child
      cell.marks += marks.map { Mark(name: $0.name, modifiers: $0.modifiers + child.modifiers.count) }
      cell.modifiers += modifiers
      cell.isConditional = child.isConditional || isConditional
      if cell.identity == nil { cell.identity = identity }
      if cell.section == nil { cell.section = section }
      if cell.slot == "children" { cell.slot = slot }
      return cell
    }
  }
}
