import LayoutModel

/// Lets the ScrollViews inside draw beyond their edges, down to the next one of it. No effect on layout.
package struct ScrollClipDisabled: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, arguments: "_ value", draws: "unclipped")
  package static let summary = "Lets the ScrollViews inside draw beyond their edges."
  package static let parameters = [Parameter("value", .bool, "true by default; false lets them clip again.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
