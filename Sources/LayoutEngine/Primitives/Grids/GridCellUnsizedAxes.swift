import LayoutModel

/// Says to the Grid that it should not offer the cell more on these axes than its column and row already have. No effect on layout elsewhere.
package struct GridCellUnsizedAxes: RenderOnlyPrimitive {
  let axes: Axis.Set

  package var scope: PlacingScope { .own }
  package static let traits = Traits(.advisesGrid, arguments: "_ axes")
  package static let summary = "Keeps a flexible cell from widening its column or heightening its row."
  package static let parameters = [
    Parameter("axes", .choices(["horizontal", "vertical"]), required: true, "The axes on which the cell gets no space of its own.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    var axes = Axis.Set()
    for word in arguments.words("axes") ?? [] { axes.formUnion(word == "horizontal" ? .horizontal : .vertical) }
    self.axes = axes
  }
}
