import LayoutModel

/// Space after every character, unless `tracking` is set.
package struct KerningModifier: EnvironmentPrimitive {
  private let kerning: Double

  package static let name = "kerning"
  package static let traits = Traits(sets: ["kerning"], arguments: "_ kerning")
  package static let summary = "Adds space after every character of the texts inside that have no tracking."
  package static let parameters = [
    Parameter("kerning", .number, required: true, "Points; negative draws the letters together.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    kerning = try arguments.finite("kerning") ?? 0
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.text.kerning = kerning }
}
