import LayoutModel

/// The font of the texts it wraps; a text's own wins.
package struct FontModifier: RenderOnlyPrimitive {
  private let index: Int32

  package static let name = "font"
  package static let scope = PlacingScope.own
  package static let summary = "The font of the texts inside."
  package static let parameters = [Parameter("font", .font, required: true, "Metrics, as a Text's.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    arguments.tree.fonts.append(arguments.font("font"))
    index = Int32(arguments.tree.fonts.count - 1)
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.font = tree.fonts[Int(index)] }
}
