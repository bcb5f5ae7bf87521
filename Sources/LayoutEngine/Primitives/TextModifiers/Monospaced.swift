import LayoutModel

/// SF Mono, as `fontDesign(.monospaced)` gives it.
package struct Monospaced: EnvironmentPrimitive {
  private let isActive: Bool

  package static let traits = Traits(sets: ["fontDesign"], arguments: "_ isActive")
  package static let summary = "Texts inside in SF Mono, every character equally wide."
  package static let parameters = [
    Parameter("isActive", .bool, "true by default.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    isActive = arguments.bool("isActive") ?? true
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.text.design = isActive ? .monospaced : nil }
}
