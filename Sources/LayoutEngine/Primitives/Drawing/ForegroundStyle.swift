import LayoutModel

/// Gives text, symbols and shapes a colour or gradient. No effect on layout.
package struct ForegroundStyle: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, arguments: "_ style", draws: "foreground")
  package static let summary = "Gives text, symbols and shapes a colour or gradient."
  package static let parameters = [Parameter("style", .text, "A label for people: a colour's name, `secondary`.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
