import LayoutModel

/// Figures of one width.
package struct MonospacedDigit: EnvironmentPrimitive {
  package static let traits = Traits(sets: ["monospacedDigit"])
  package static let summary = "Digits as wide as one another in the texts inside."
  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.text.hasMonospacedDigits = true }
}
