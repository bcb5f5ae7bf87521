import LayoutModel

/// Animates changes. No effect on layout.
package struct Animation: DrawingPrimitive {
  package static let summary = "Animates changes."
  package static let parameters = [Parameter("value", .any, "Free text: the animation and what it follows.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
