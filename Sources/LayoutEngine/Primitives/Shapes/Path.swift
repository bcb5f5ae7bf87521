import LayoutModel

/// An outline: as large as it is offered.
package struct Path: GreedyLeaf {
  package static let traits = Traits(.fills, draws: "rectangle")
  package static let summary = "An outline: as large as it is offered."
  package static let parameters = [Parameter("name", .text, "A label for people. It has no effect on layout.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
