import LayoutModel

/// Cells filled in row by row, the columns given: `LazyGrid` along the vertical axis.
package struct LazyVGrid: LazyGridPrimitive {
  static let axis = Axis.vertical
  var core: LazyGridCore

  package static let summary = "Cells in columns of fixed, flexible or adaptive width; it grows along the vertical axis."
  package static let parameters = [
    Parameter("columns", .gridItems, required: true, "One item a column; an adaptive one is as many as fit."),
    Parameter("spacing", .length, "Points between what it adds along its axis; 8 by default."),
    Parameter("alignment", .horizontalAlignment, "Where the columns go when they leave room; center by default."),
    Parameter("children", .children, "The cells, row by row."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { core = try LazyGridCore(arguments, Self.axis, tracks: "columns") }
}
