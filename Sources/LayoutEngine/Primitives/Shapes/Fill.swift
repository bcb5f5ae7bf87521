import LayoutModel

/// Fills a shape. No effect on layout.
package struct Fill: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, arguments: "_ color", draws: "fill")
  package static let summary = "Fills a shape."
  package static let parameters = [Parameter("color", .text, "A label for people.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
