import LayoutModel

/// Raised or lowered text. A line grows by as much.
package struct BaselineOffset: EnvironmentPrimitive {
  private let offset: Double

  package static let traits = Traits(sets: ["baselineOffset"], arguments: "_ baselineOffset")
  package static let summary = "Raises the texts inside; their lines grow by as much."
  package static let parameters = [
    Parameter("baselineOffset", .number, required: true, "Points upwards; negative lowers.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    offset = try arguments.finite("baselineOffset") ?? 0
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.text.baselineOffset = offset }
}
