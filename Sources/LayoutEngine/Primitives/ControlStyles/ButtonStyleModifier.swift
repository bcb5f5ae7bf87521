import LayoutModel

/// The style of the Buttons inside.
package struct ButtonStyleModifier: EnvironmentPrimitive {
  private let value: ButtonLook

  package static let name = "buttonStyle"
  package static let traits = Traits(sets: ["buttonStyle"], arguments: "_ style")
  package static let summary = "The style of the Buttons inside."
  package static let parameters = [Parameter("style", .choice(ButtonLook.allCases.map(\.rawValue)), required: true, "SwiftUI's name of the style.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { value = arguments.choice("style") ?? .automatic }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.buttonStyle = value }
}
