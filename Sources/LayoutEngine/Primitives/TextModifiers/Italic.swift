import LayoutModel

/// Slanted letters. They are laid out as wide as upright ones, which approximates.
package struct Italic: EnvironmentPrimitive {
  private let isActive: Bool

  package static let traits = Traits(sets: ["italic"], arguments: "_ isActive")
  package static let summary = "Italic texts inside."
  package static let parameters = [
    Parameter("isActive", .bool, "true by default.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    isActive = arguments.bool("isActive") ?? true
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.text.isItalic = isActive }
}
