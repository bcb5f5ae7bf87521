import LayoutModel

/// Space after every character.
package struct Tracking: EnvironmentPrimitive {
  private let tracking: Double

  package static let traits = Traits(sets: ["tracking"], arguments: "_ tracking")
  package static let summary = "Adds space after every character of the texts inside; it wins over kerning."
  package static let parameters = [
    Parameter("tracking", .number, required: true, "Points; negative draws the letters together.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    tracking = try arguments.finite("tracking") ?? 0
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.text.tracking = tracking }
}
