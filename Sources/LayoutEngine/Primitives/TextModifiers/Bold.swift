import LayoutModel

/// Bold letters: the weight that `fontWeight(.bold)` gives.
package struct Bold: EnvironmentPrimitive {
  private let isActive: Bool

  package static let traits = Traits(sets: ["fontWeight"], arguments: "_ isActive")
  package static let summary = "Bold texts inside."
  package static let parameters = [
    Parameter("isActive", .bool, "true by default; false takes boldness away.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    isActive = arguments.bool("isActive") ?? true
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.text.weight = isActive ? .bold : nil }
}
