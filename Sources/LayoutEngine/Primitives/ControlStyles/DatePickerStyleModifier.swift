import LayoutModel

/// The style of the DatePickers inside.
package struct DatePickerStyleModifier: EnvironmentPrimitive {
  private let value: DatePickerLook

  package static let name = "datePickerStyle"
  package static let traits = Traits(sets: ["datePickerStyle"], arguments: "_ style")
  package static let summary = "The style of the DatePickers inside."
  package static let parameters = [Parameter("style", .choice(DatePickerLook.allCases.map(\.rawValue)), required: true, "SwiftUI's name of the style.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { value = arguments.choice("style") ?? .automatic }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.datePickerStyle = value }
}
