import LayoutModel

/// A view's identity: does nothing to layout.
package struct Id: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, arguments: "_ id")
  package static let summary = "Names the view, for scrolling to it or for telling it from another; does nothing to layout."
  package static let parameters = [Parameter("id", .any, required: true, "Any value.")]
  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
