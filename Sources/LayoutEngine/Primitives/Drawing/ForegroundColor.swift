import LayoutModel

/// Colours text and shapes. No effect on layout.
package struct ForegroundColor: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, arguments: "_ color", draws: "foreground")
  package static let summary = "Colours text and shapes."
  package static let parameters = [Parameter("color", .text, "A label for people.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
