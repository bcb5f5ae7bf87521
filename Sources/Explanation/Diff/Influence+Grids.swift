import LayoutModel

/// What the lengths in a Grid come from: a column is as wide as its widest cell, a row as high as its highest, the Grid as their sum.
/// A column or row stands in the graph as what one of its cells is proposed when it is placed.
extension Influence {
  /// The Grid around a cell and how many rows and cells come before it; nil for what is no cell of a row.
  func track(of slot: Int) -> (grid: Int, row: Int, column: Int)? {
    guard let row = a.nodes[slot].parent, a.nodes[row].kind == "GridRow", let grid = a.nodes[row].parent, a.nodes[grid].kind == "Grid" else { return nil }
    return (grid, a.nodes[row].ordinal, a.nodes[slot].ordinal)
  }

  /// Of a Grid its columns or rows, of a row its cells.
  func gridSize(_ node: Int, _ other: Int, _ axis: Axis) -> Sources? {
    switch (a.nodes[node].kind, b.nodes[other].kind) {
    case ("Grid", "Grid"):
      let rows = a.nodes[node].children.filter { a.nodes[$0].kind == "GridRow" }
      guard !rows.isEmpty else { return nil }
      let cells = axis == .horizontal ? rows.flatMap { a.nodes[$0].children } : rows.compactMap { a.nodes[$0].children.first }
      let tracks = first(cells.map { Quantity(node: matched($0), aspect: .proposal, axis: axis) })
      // A row or cell that is in one layout only makes a Grid larger without another being so.
      let lone = Sources(roots: roots(ofLoneIn: node, other) + roots(node, .size, axis))
      let found = lone + tracks
      return found.isEmpty ? nil : found
    case ("GridRow", "GridRow"):
      let lone = Sources(roots: roots(ofLoneIn: node, other))
      if axis == .vertical { return lone + first(a.nodes[node].children.map { Quantity(node: matched($0), aspect: .size, axis: axis) }) }
      return a.nodes[node].parent.map { lone + first([Quantity(node: $0, aspect: .size, axis: axis)]) }
    default: return nil
    }
  }

  /// What a cell is offered: the length of its column or row, which the cells in it make, or the Grid's proposal where they fill it.
  func gridOffer(to slot: Int, _ axis: Axis) -> Sources? {
    guard let place = track(of: slot) else { return nil }
    let rows = a.nodes[place.grid].children.filter { a.nodes[$0].kind == "GridRow" }
    let cells = rows.flatMap { a.nodes[$0].children }
    let along = cells.filter { axis == .horizontal ? a.nodes[$0].ordinal == place.column : a.nodes[$0].parent == a.nodes[slot].parent }
    func sizes(_ cells: [Int]) -> [Quantity] { cells.map { Quantity(node: matched($0), aspect: .size, axis: axis) } }
    return first(sizes(along), [Quantity(node: place.grid, aspect: .proposal, axis: axis)], sizes(cells))
  }

  /// A cell whose outermost modifier came or went is still the same view.
  private func matched(_ slot: Int) -> Int { matching.later[slot] == nil ? a.nodes[slot].view : slot }

  /// Differences of children that are in one layout only.
  private func roots(ofLoneIn node: Int, _ other: Int) -> [Int] {
    a.nodes[node].children.filter { matching.later[a.nodes[$0].view] == nil }.flatMap { roots(ofUnit: $0, in: a) }
      + b.nodes[other].children.filter { matching.earlier[b.nodes[$0].view] == nil }.flatMap { roots(ofUnit: $0, in: b) }
  }
}
