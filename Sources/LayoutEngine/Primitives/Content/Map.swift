import LayoutModel

/// A map: as large as it is offered.
package struct Map: GreedyLeaf {
  package static let traits = Traits(.fills, draws: "rectangle")
  package static let summary = "A map: as large as it is offered."
  package static let parameters = [Parameter("name", .text, "A label for people. It has no effect on layout.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
