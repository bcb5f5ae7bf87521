import LayoutModel

/// A rounded rectangle: as large as it is offered.
package struct RoundedRectangle: GreedyLeaf {
  package static let traits = Traits(.fills, draws: "rounded")
  package static let summary = "A rounded rectangle as large as it is offered."
  package static let parameters = [Parameter("cornerRadius", .length, "Points. It has no effect on layout.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
