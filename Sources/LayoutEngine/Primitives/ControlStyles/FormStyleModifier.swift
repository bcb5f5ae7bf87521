import LayoutModel

/// The style of the Forms inside: on iOS all of them are grouped.
package struct FormStyleModifier: EnvironmentPrimitive {
  package static let name = "formStyle"
  package static let traits = Traits(arguments: "_ style")
  package static let summary = "The style of the Forms inside: on iOS all of them are grouped."
  package static let parameters = [Parameter("style", .choice(["automatic", "columns", "grouped"]), required: true, "SwiftUI's name of the style.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) {}
}
