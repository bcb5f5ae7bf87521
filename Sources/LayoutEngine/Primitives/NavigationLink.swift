import LayoutModel

/// A label that leads to another screen: laid out as the label.
package struct NavigationLink: LabelPrimitive {
  package static let summary = "A label that leads to another screen: as large as the label."
  package static let approximation: String? = "as its label"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
