import LayoutModel

/// Says to the Grid where the cell lies in its slot, whatever its column and row say. No effect on layout elsewhere.
package struct GridCellAnchor: RenderOnlyPrimitive {
  let anchor: Point

  package var scope: PlacingScope { .own }
  package static let traits = Traits(.advisesGrid)
  package static let summary = "Places a cell of a Grid in its slot by a point of both."
  package static let parameters = [
    Parameter("anchor", .unitPoint, required: true, "The point of the cell that meets the same point of its slot: topLeading …, or fractions of the size.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    anchor = try arguments.anchor() ?? Point(0.5, 0.5)
  }
}
