import LayoutModel

/// Draws a line along a shape's edge, over what fills it, or in place of the shape. No effect on layout.
package struct Stroke: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, arguments: "_ color, lineWidth, isInside", draws: "outline")
  package static let summary = "Draws a line along a shape's edge: over what fills it, or in place of the shape where nothing does."
  package static let parameters = [
    Parameter("color", .text, "A label for people."), Parameter("lineWidth", .number, "How wide the line is; 1 by default."),
    Parameter("isInside", .bool, "Whether it lies inside of the edge, and not on it."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
