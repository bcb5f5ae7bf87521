import LayoutModel

/// A colour: as large as it is offered.
package struct Color: GreedyLeaf {
  package static let traits = Traits(.fills, draws: "color")
  package static let summary = "Fills what it is offered."
  package static let parameters = [Parameter("color", .text, "A label for people: red, accentColor … It has no effect on layout.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
