import LayoutModel

/// Rows of cells that share their columns: `GridAlgorithm`.
package struct Grid: Primitive {
  let core: GridCore

  package static let role = NodeRole.container
  package var scope: PlacingScope { .own }
  package static let traits = Traits(.isGrid, .readsPriority, along: .vertical, aligns: .both)
  package static let summary = "Arranges cells in rows that share their columns."
  package static let parameters = [
    Parameter("alignment", .alignment, "Where a cell lies in its slot unless the cell, its column or its row says otherwise; center by default."),
    Parameter("horizontalSpacing", .length, "Points between columns; by default what the cells prefer, usually 8."),
    Parameter("verticalSpacing", .length, "Points between rows; by default what the cells prefer, usually 8."),
    Parameter("children", .children, "GridRows, top first; any other view is a row of its own and spans all columns."),
  ]

  package typealias Rules = GridRule
  package typealias Reasons = GridReason

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { core = try GridCore(arguments) }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    let state = tree.grids[Int(core.state)]
    GridSetup.run(core.style, node, tree, into: state)
    let cells = state.cells
    tree.nodes[node].explicitGuides = cells.reduce(0) { $0 | tree.nodes[$1.node].explicitGuides } & Guides.combined
    tree.nodes[node].priority = cells.isEmpty ? -.infinity : 0
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let algorithm = GridAlgorithm(state: pass.tree.grids[Int(core.state)], pass: pass)
    if algorithm.state.cells.isEmpty { return Reply(.zero, GridRule.empty.rawValue, GridRule.empty.rawValue) }
    algorithm.arrange(proposal)
    return Reply(algorithm.state.size, GridRule.columns.rawValue, GridRule.rows.rawValue)
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    let algorithm = GridAlgorithm(state: pass.tree.grids[Int(core.state)], pass: pass)
    algorithm.arrange(at.proposal)
    algorithm.drawLines()
    for index in 0..<Int(pass.nodes[node].childCount) {
      let child = pass.tree.child(index, of: node)
      guard case .gridRow = pass.nodes[child].primitive else {
        algorithm.place(algorithm.state.firstCell(inRow: child), in: node, at: .zero)
        continue
      }
      let rectangle = algorithm.rectangle(ofRow: child)
      pass.finishPlacing(pass.beginPlacing(child, Proposal(rectangle.size)), at: rectangle.origin, parent: node)
    }
  }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    let algorithm = GridAlgorithm(state: pass.tree.grids[Int(core.state)], pass: pass)
    algorithm.arrange(at.proposal)
    algorithm.drawLines()
    var combination = GuideCombination(guide)
    let axis = pass.tree.guides.axis(of: guide)
    for cell in algorithm.state.cells where pass.nodes[cell.node].explicitGuides & Guides.bit(guide) != 0 {
      let child = algorithm.measured(cell)
      guard let value = pass.explicitGuide(guide, cell.node, child) else { continue }
      combination.add(value + algorithm.origin(cell, child)[axis])
    }
    return combination.value
  }

  package func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing { tree.grids[Int(core.state)].spacing(tree) }
}

/// A Grid's alignment and spacing.
struct GridStyle: BitwiseCopyable {
  let alignment: AlignmentGuides
  let horizontalSpacing: Double?
  let verticalSpacing: Double?

  /// nil: the cells' preferred distances.
  func spacing(_ axis: Axis) -> Double? { axis == .horizontal ? horizontalSpacing : verticalSpacing }
}

/// A Grid's arguments, and where its state is kept.
struct GridCore: BitwiseCopyable {
  let style: GridStyle
  let state: Int32

  init(_ arguments: ArgumentReader) throws(ArgumentError) {
    func spacing(_ name: String) throws(ArgumentError) -> Double? {
      let value = try arguments.number(name)
      if value == -.infinity { throw ArgumentError(name, "must not be -infinity") }
      return value
    }
    style = GridStyle(
      alignment: try arguments.alignment("alignment"), horizontalSpacing: try spacing("horizontalSpacing"), verticalSpacing: try spacing("verticalSpacing"))
    arguments.tree.grids.append(GridState(isRecorded: true))
    state = Int32(arguments.tree.grids.count - 1)
  }
}

/// Why a Grid asks its cells.
package enum GridReason: UInt8, LayoutReason {
  case minimum = 1, maximum, ideal, share, span, unsized, slot, again

  package var entry: (name: String, asks: String, doc: String) {
    switch self {
    case .minimum: ("grid-probe-minimum", "for its minimum", "A Grid offers 0 x 0 to learn how far the cell can shrink.")
    case .maximum: ("grid-probe-maximum", "for its maximum", "A Grid offers infinity x infinity to learn how far the cell can grow.")
    case .ideal: ("grid-ideal", "for its ideal size", "A Grid that was proposed nil x nil proposes nil x nil to each cell.")
    case .share:
      (
        "grid-share", "with its share of column and row",
        "A Grid offers the cell an equal share for its column and its row, or the width and height they already have."
      )
    case .span:
      (
        "grid-span", "with its share of the columns it covers",
        "A Grid offers a cell over several columns a share for each of them, and a view that is no row all of its width."
      )
    case .unsized:
      (
        "grid-unsized", "with what column and row have",
        "A Grid offers a cell with gridCellUnsizedAxes, on those axes, what its columns and its row have at present."
      )
    case .slot: ("grid-slot", "with its slot", "A Grid offers the cell its slot, to align it.")
    case .again: ("grid-again", "with what it answered", "A Grid places a cell that fills its slot, and offers it once more what it answered so to.")
    }
  }

  var code: VocabularyCode { AnyPrimitive.code(Grid.kind, rawValue) }
}

/// How a Grid's reply comes about.
package enum GridRule: UInt8, LayoutRule {
  case columns = 1, rows, empty

  package var entry: (code: String, title: String, doc: String) {
    switch self {
    case .columns: ("grid.sum_of_columns", "sum of its columns", "A Grid is as wide as its columns and the gaps between them, whatever it was proposed.")
    case .rows: ("grid.sum_of_rows", "sum of its rows", "A Grid is as high as its rows and the gaps between them, whatever it was proposed.")
    case .empty: ("grid.empty", "nothing in it", "A Grid without cells is 0 x 0.")
    }
  }
  package var basis: [ReplyBasis] {
    switch self {
    case .columns, .rows: [.tracks]
    case .empty: []
    }
  }
}
