import LayoutModel

/// The style of the TextFields and SecureFields inside.
package struct TextFieldStyleModifier: EnvironmentPrimitive {
  private let value: FieldLook

  package static let name = "textFieldStyle"
  package static let traits = Traits(sets: ["textFieldStyle"], arguments: "_ style")
  package static let summary = "The style of the TextFields and SecureFields inside."
  package static let parameters = [Parameter("style", .choice(FieldLook.allCases.map(\.rawValue)), required: true, "SwiftUI's name of the style.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { value = arguments.choice("style") ?? .automatic }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.fieldStyle = value }
}
