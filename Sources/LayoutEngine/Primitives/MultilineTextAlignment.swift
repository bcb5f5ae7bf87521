import LayoutModel

/// Where the lines of a text stand in its width. The width is that of the widest line, so layout does not see it.
package struct MultilineTextAlignment: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, arguments: "_ alignment")
  package static let summary = "Where the lines of a text stand in its width."
  package static let parameters = [
    Parameter("alignment", .choice(["leading", "center", "trailing"]), required: true, "leading by default. It has no effect on layout.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
