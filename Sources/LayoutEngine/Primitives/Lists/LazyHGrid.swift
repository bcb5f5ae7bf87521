import LayoutModel

/// Cells filled in column by column, the rows given: `LazyGrid` along the horizontal axis.
package struct LazyHGrid: LazyGridPrimitive {
  static let axis = Axis.horizontal
  var core: LazyGridCore

  package static let summary = "Cells in rows of fixed, flexible or adaptive height; it grows along the horizontal axis."
  package static let parameters = [
    Parameter("rows", .gridItems, required: true, "One item a row; an adaptive one is as many as fit."),
    Parameter("spacing", .length, "Points between what it adds along its axis; 8 by default."),
    Parameter("alignment", .verticalAlignment, "Where the rows go when they leave room; center by default."),
    Parameter("children", .children, "The cells, column by column."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { core = try LazyGridCore(arguments, Self.axis, tracks: "rows") }
}
