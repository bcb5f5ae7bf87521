import LayoutModel

/// Draws the view above or below its siblings. No effect on layout.
package struct ZIndex: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, arguments: "_ value", draws: "order")
  package static let summary = "Draws the view above or below its siblings."
  package static let parameters = [Parameter("value", .number, "Higher is drawn above; 0 by default.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
