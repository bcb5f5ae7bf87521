import LayoutModel

/// Says to the Grid how the cells of the column line up in which this one starts. No effect on layout elsewhere.
package struct GridColumnAlignment: RenderOnlyPrimitive {
  let alignment: GuideID

  package var scope: PlacingScope { .own }
  package static let traits = Traits(.advisesGrid)
  package static let summary = "Aligns the column of a Grid in which the cell starts."
  package static let parameters = [
    Parameter("alignment", .horizontalAlignment, required: true, "The guide by which the column's cells line up; the first cell that declares one decides.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { alignment = try arguments.alignment("alignment").horizontal }
}
