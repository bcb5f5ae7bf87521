import LayoutModel

/// The size of the controls inside; bordered Buttons are laid out by it.
package struct ControlSizeModifier: EnvironmentPrimitive {
  private let value: ControlSize

  package static let name = "controlSize"
  package static let traits = Traits(sets: ["controlSize"], arguments: "_ size")
  package static let summary = "The size of the controls inside; bordered Buttons are laid out by it."
  package static let parameters = [Parameter("size", .choice(ControlSize.allCases.map(\.rawValue)), required: true, "SwiftUI's name of the size.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { value = arguments.choice("size") ?? .regular }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.controlSize = value }
}
