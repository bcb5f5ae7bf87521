import LayoutModel

/// Cuts what is drawn to a rounded rectangle. No effect on layout.
package struct CornerRadius: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, .clips, arguments: "_ radius", draws: "corners")
  package static let summary = "Cuts what is drawn to a rounded rectangle."
  package static let parameters = [Parameter("radius", .length, "Points.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
