import LayoutModel

/// A rectangle whose corners have radii of their own: as large as it is offered.
package struct UnevenRoundedRectangle: GreedyLeaf {
  package static let traits = Traits(.fills, draws: "rounded")
  package static let summary = "A rectangle whose corners have radii of their own: as large as it is offered."
  package static let parameters = [Parameter("cornerRadii", .any, "Points. They have no effect on layout.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
