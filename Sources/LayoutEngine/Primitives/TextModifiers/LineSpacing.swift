import LayoutModel

/// Space between the lines of a text.
package struct LineSpacing: EnvironmentPrimitive {
  private let spacing: Double

  package static let traits = Traits(sets: ["lineSpacing"], arguments: "_ lineSpacing")
  package static let summary = "Adds space between the lines of each text inside."
  package static let parameters = [
    Parameter("lineSpacing", .number, required: true, "Points; less than 0 counts as 0.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    spacing = max(0, try arguments.finite("lineSpacing") ?? 0)
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.text.lineSpacing = spacing }
}
