import LayoutModel

/// Draws a shape's outline in place of the shape. No effect on layout.
package struct Stroke: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, arguments: "_ color, lineWidth", draws: "outline")
  package static let summary = "Draws a shape's outline in place of the shape."
  package static let parameters = [
    Parameter("color", .text, "A label for people."), Parameter("lineWidth", .number, "How wide the line is; 1 by default."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
