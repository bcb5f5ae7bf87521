import LayoutModel

/// Letters that move together before a text is cut.
package struct AllowsTightening: EnvironmentPrimitive {
  private let isAllowed: Bool

  package static let traits = Traits(sets: ["allowsTightening"], arguments: "_ flag")
  package static let summary = "Lets the letters of a text inside move together, by 5 % of the width at most, before it is cut."
  package static let parameters = [
    Parameter("flag", .bool, required: true, "Whether they may.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    isAllowed = arguments.bool("flag") ?? false
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.text.allowsTightening = isAllowed }
}
