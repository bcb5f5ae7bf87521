import LayoutModel

/// A label that shares something: laid out as the label.
package struct ShareLink: ButtonPrimitive {
  package let border: ButtonBorder

  package static let summary = "A label that shares something: as large as the label."
  package static let approximation: String? = "as its label"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { border = ButtonBorder(arguments) }
}
