import LayoutModel

/// Animates the view's coming and going. No effect on layout.
package struct Transition: DrawingPrimitive {
  package static let summary = "Animates the view's coming and going."
  package static let parameters = [Parameter("value", .any, "Free text: the transition.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
