import LayoutModel

/// The style of the Toggles inside.
package struct ToggleStyleModifier: EnvironmentPrimitive {
  private let value: ToggleLook

  package static let name = "toggleStyle"
  package static let traits = Traits(sets: ["toggleStyle"], arguments: "_ style")
  package static let summary = "The style of the Toggles inside."
  package static let parameters = [Parameter("style", .choice(ToggleLook.allCases.map(\.rawValue)), required: true, "SwiftUI's name of the style.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { value = arguments.choice("style") ?? .automatic }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.toggleStyle = value }
}
