import LayoutModel

/// A button that begins to rename: a pencil and its word.
package struct RenameButton: ButtonPrimitive {
  package let border: ButtonBorder

  package static let summary = "A button with a pencil and the word Rename."
  package static let approximation: String? = "as a Label with a pencil and the word Rename"
  package static let parameters: [Parameter] = []

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { border = ButtonBorder(arguments) }

  package var part: ControlPart? { border.around(.words("Rename", symbol: "pencil")) }
}
