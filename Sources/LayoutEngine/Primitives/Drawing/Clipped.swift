import LayoutModel

/// Cuts what is drawn at the view's edges. No effect on layout.
package struct Clipped: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, .clips, draws: "clip")
  package static let summary = "Cuts what is drawn at the view's edges."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
