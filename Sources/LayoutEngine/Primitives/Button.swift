import LayoutModel

/// Its label and nothing more, as a button of plain style is (semantics B6).
package struct Button: LabelPrimitive {
  package static let summary = "A button of plain style: as large as its label."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
