import LayoutModel

/// Cuts what is drawn to a shape. No effect on layout.
package struct ClipShape: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, .clips, arguments: "_ shape", draws: "clip")
  package static let summary = "Cuts what is drawn to a shape."
  package static let parameters = [Parameter("shape", .text, "The shape's name.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
