import LayoutModel

/// A button that opens an app's settings: as large as its label.
package struct SettingsLink: ButtonPrimitive {
  package let border: ButtonBorder

  package static let summary = "A button that opens an app's settings: as large as its label."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { border = ButtonBorder(arguments) }
}
