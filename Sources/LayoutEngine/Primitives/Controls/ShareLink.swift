import LayoutModel

/// A label that shares something: laid out as the label.
package struct ShareLink: LabelPrimitive {
  package static let summary = "A label that shares something: as large as the label."
  package static let approximation: String? = "as its label"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
