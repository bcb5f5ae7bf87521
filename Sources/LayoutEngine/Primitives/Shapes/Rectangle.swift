import LayoutModel

/// A rectangle: as large as it is offered.
package struct Rectangle: GreedyLeaf {
  package static let traits = Traits(.fills, draws: "rectangle")
  package static let summary = "A rectangle as large as it is offered."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
