import LayoutModel

/// The reader's text size for what is inside, SwiftUI's `DynamicTypeSize`.
package struct DynamicTypeSizeModifier: EnvironmentPrimitive {
  private let size: DynamicTypeSize

  package static let name = "dynamicTypeSize"
  package static let traits = Traits(sets: ["dynamicTypeSize"], arguments: "_ size")
  package static let summary = "The size of the texts inside that have a text style."
  package static let parameters = [
    Parameter("size", .choice(DynamicTypeSize.allCases.map(\.rawValue)), required: true, "large by default.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    size = arguments.text("size").flatMap { DynamicTypeSize(rawValue: $0) } ?? .large
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.text.dynamicTypeSize = size }
}
