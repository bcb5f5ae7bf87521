import LayoutModel

/// A button that pastes: a symbol and its word, 7 above and below, 12 beside, as a bordered button.
package struct PasteButton: CompositePrimitive {
  package static let summary = "A bordered button with a symbol and the word Paste."
  package static let approximation: String? = "as a bordered button with a Label"
  package static let parameters: [Parameter] = []

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package var part: ControlPart? { ControlPart.words("Paste", symbol: "document.on.clipboard").padding(horizontal: 12, vertical: 7) }
}
