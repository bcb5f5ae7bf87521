import LayoutModel

/// The style of the Labels inside.
package struct LabelStyleModifier: EnvironmentPrimitive {
  private let value: LabelLook

  package static let name = "labelStyle"
  package static let traits = Traits(sets: ["labelStyle"], arguments: "_ style")
  package static let summary = "The style of the Labels inside."
  package static let parameters = [Parameter("style", .choice(LabelLook.allCases.map(\.rawValue)), required: true, "SwiftUI's name of the style.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { value = arguments.choice("style") ?? .automatic }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.labelStyle = value }
}
