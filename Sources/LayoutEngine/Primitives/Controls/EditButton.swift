import LayoutModel

/// A button that switches editing on and off: its word.
package struct EditButton: ButtonPrimitive {
  package let border: ButtonBorder

  package static let summary = "A button with the word Edit."
  package static let approximation: String? = "as the word Edit"
  package static let parameters: [Parameter] = []

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { border = ButtonBorder(arguments) }

  package var part: ControlPart? { border.around(.node(Text.self, ["string": .text("Edit")])) }
}
