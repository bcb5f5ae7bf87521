import LayoutModel

/// The style of the Pickers inside.
package struct PickerStyleModifier: EnvironmentPrimitive {
  private let value: PickerLook

  package static let name = "pickerStyle"
  package static let traits = Traits(sets: ["pickerStyle"], arguments: "_ style")
  package static let summary = "The style of the Pickers inside."
  package static let parameters = [Parameter("style", .choice(PickerLook.allCases.map(\.rawValue)), required: true, "SwiftUI's name of the style.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { value = arguments.choice("style") ?? .automatic }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.pickerStyle = value }
}
