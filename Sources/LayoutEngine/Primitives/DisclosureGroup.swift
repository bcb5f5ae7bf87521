import LayoutModel

/// A label that shows or hides views: laid out as the label.
package struct DisclosureGroup: LabelPrimitive {
  package static let summary = "A label that shows or hides views: as large as the label, closed."
  package static let approximation: String? = "as its label, closed"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
