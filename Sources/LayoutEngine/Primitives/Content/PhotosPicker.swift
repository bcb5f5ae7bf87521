import LayoutModel

/// A button that lets a person choose pictures: as large as its label.
package struct PhotosPicker: ButtonPrimitive {
  package let border: ButtonBorder

  package static let summary = "A button that lets a person choose pictures: as large as its label."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { border = ButtonBorder(arguments) }
}
