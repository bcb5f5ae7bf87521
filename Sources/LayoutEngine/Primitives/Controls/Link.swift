import LayoutModel

/// A label that opens a URL: laid out as the label.
package struct Link: ButtonPrimitive {
  package let border: ButtonBorder

  package static let summary = "A label that opens a URL: as large as the label."
  package static let approximation: String? = "as its label"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { border = ButtonBorder(arguments) }
}
