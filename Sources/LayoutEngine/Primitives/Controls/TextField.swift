import LayoutModel

/// A text that can be edited: as wide as it is offered, a line of text and the room around it.
package struct TextField: TextFieldPrimitive {
  package let lengths: ControlLengths

  package static let summary = "A text that can be edited: as wide as it is offered and a line of its font high, with 34 in style roundedBorder."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { lengths = Self.lengths(arguments) }
}
