import LayoutModel

/// Its label; a bordered one with the room of the border around it (semantics B6).
package struct Button: ButtonPrimitive {
  package let border: ButtonBorder

  package static let summary = "A button: as large as its label, with a border's room around it in the bordered styles."
  package static let parameters =
    ButtonBorder.parameters + [Parameter("children", .children, "The label; several views stand side by side.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { border = ButtonBorder(arguments) }
}
