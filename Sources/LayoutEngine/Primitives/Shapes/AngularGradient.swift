import LayoutModel

/// Colours that run around a point: as large as it is offered.
package struct AngularGradient: GreedyLeaf {
  package static let traits = Traits(.fills, draws: "color")
  package static let summary = "Colours that run around a point: as large as it is offered."
  package static let parameters = [Parameter("colors", .text, "A label for people. It has no effect on layout.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
