import LayoutModel

/// Draws a shadow. No effect on layout.
package struct Shadow: DrawingPrimitive {
  package static let summary = "Draws a shadow."
  package static let parameters = [Parameter("radius", .length, "Points."), Parameter("x", .length, "Points."), Parameter("y", .length, "Points.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
