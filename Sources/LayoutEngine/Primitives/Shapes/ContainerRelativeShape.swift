import LayoutModel

/// The shape of the container: as large as it is offered.
package struct ContainerRelativeShape: GreedyLeaf {
  package static let traits = Traits(.fills, draws: "rounded")
  package static let summary = "The shape of the container: as large as it is offered."
  package static let parameters = [Parameter("name", .text, "A label for people. It has no effect on layout.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
