import LayoutModel

/// Draws nothing; the view keeps its space. No effect on layout.
package struct Hidden: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, .hides)
  package static let summary = "Draws nothing; the view keeps its space."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
