import LayoutModel

/// A text that can be edited: as wide as it is offered, a line of text and the room around it.
package struct TextField: ControlLeaf {
  package let lengths: ControlLengths

  package static let traits = Traits(.hasContent, reads: ["font"], draws: "rounded")
  package static let summary = "A text that can be edited: as wide as it is offered and a line of its font high, with 34 in style roundedBorder."
  package static let approximation: String? = "as wide as it is offered, and a line and 1.5 or 34 high"
  package static let parameters = FieldArguments.parameters

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { lengths = FieldArguments(arguments).lengths }
}
