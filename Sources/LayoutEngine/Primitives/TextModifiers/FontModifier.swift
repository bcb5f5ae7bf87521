import LayoutModel

/// The font of the texts it wraps; a text's own wins.
package struct FontModifier: EnvironmentPrimitive {
  private let index: Int32

  package static let name = "font"
  package static let traits = Traits(sets: ["font"], arguments: "_ font")
  package static let summary = "The font of the texts inside."
  package static let parameters = [
    Parameter("font", .font, required: true, "A text style, a size of San Francisco with its weight and design, or a fixed pitch.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    index = arguments.tree.kept.keep(font: arguments.font("font"))
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) {
    environment.font = tree.kept.fonts[Int(index)]?.completed(from: environment.font)
  }
}
