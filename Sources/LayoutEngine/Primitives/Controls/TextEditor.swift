import LayoutModel

/// A long text that can be edited: as large as it is offered.
package struct TextEditor: ControlLeaf {
  package let lengths = ControlLengths(width: .fills(ideal: Fidelity.unspecifiedLength), height: .fills(ideal: Fidelity.unspecifiedLength))

  package static let summary = "A long text that can be edited: as large as it is offered."
  package static let approximation: String? = "as large as it is offered"
  package static let parameters = [Parameter("text", .text, "A label for people: what stands in it.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
