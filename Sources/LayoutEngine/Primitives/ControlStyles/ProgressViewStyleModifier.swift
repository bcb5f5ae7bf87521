import LayoutModel

/// The style of the ProgressViews inside.
package struct ProgressViewStyleModifier: EnvironmentPrimitive {
  private let value: ProgressLook

  package static let name = "progressViewStyle"
  package static let traits = Traits(sets: ["progressViewStyle"], arguments: "_ style")
  package static let summary = "The style of the ProgressViews inside."
  package static let parameters = [Parameter("style", .choice(ProgressLook.allCases.map(\.rawValue)), required: true, "SwiftUI's name of the style.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { value = arguments.choice("style") ?? .automatic }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.progressStyle = value }
}
