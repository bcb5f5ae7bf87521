import LayoutModel

/// The insets of the row that a view is, in place of the list's own. Outside of a list it does nothing.
package struct ListRowInsets: RenderOnlyPrimitive {
  /// nil: the list's own.
  let insets: EdgeInsets?

  package static let knowsRange = true
  package var scope: PlacingScope { .own }
  package static let traits = Traits(arguments: "_ insets")
  package static let summary = "The insets around the view as a row of a list on iOS, in place of the list's own."
  package static let parameters = [Parameter("insets", .insets, "Points: {top, leading, bottom, trailing}; null: the list's own.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { insets = arguments.insets("insets") }
}
