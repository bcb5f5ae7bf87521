import LayoutModel

/// A label that shows commands: laid out as the label.
package struct Menu: ButtonPrimitive {
  package let border: ButtonBorder

  package static let summary = "A label that shows commands: as large as the label."
  package static let approximation: String? = "as its label"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { border = ButtonBorder(arguments) }
}
