import LayoutModel

/// Draws the view transparently. No effect on layout.
package struct Opacity: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, arguments: "_ value", draws: "opacity")
  package static let summary = "Draws the view transparently."
  package static let parameters = [Parameter("value", .number, "0 to 1.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
