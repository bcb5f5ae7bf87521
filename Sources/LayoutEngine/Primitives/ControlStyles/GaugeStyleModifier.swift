import LayoutModel

/// The style of the Gauges inside.
package struct GaugeStyleModifier: EnvironmentPrimitive {
  private let value: GaugeLook

  package static let name = "gaugeStyle"
  package static let traits = Traits(sets: ["gaugeStyle"], arguments: "_ style")
  package static let summary = "The style of the Gauges inside."
  package static let parameters = [Parameter("style", .choice(GaugeLook.allCases.map(\.rawValue)), required: true, "SwiftUI's name of the style.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { value = arguments.choice("style") ?? .automatic }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.gaugeStyle = value }
}
