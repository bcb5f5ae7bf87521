import LayoutModel

/// The controls inside show no label.
package struct LabelsHidden: EnvironmentPrimitive {
  package static let traits = Traits(sets: ["labelsHidden"])
  package static let summary = "The controls inside, Toggles, Pickers and the like, show no label."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.hidesLabels = true }
}
