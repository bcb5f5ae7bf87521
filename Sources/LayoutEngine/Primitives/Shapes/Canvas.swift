import LayoutModel

/// A picture that code draws: as large as it is offered.
package struct Canvas: GreedyLeaf {
  package static let traits = Traits(.fills, draws: "rectangle")
  package static let summary = "A picture that code draws: as large as it is offered."
  package static let parameters = [Parameter("name", .text, "A label for people. It has no effect on layout.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
