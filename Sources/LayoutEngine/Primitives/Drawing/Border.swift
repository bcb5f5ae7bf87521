import LayoutModel

/// Draws a line inside the view's edges, over its content. No effect on layout.
package struct Border: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, arguments: "_ color", draws: "border")
  package static let summary = "Draws a line inside the view's edges, over its content."
  package static let parameters = [Parameter("width", .length, "Points; 1 by default."), Parameter("color", .text, "A label for people.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
