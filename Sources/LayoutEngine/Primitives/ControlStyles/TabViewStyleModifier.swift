import LayoutModel

/// The style of the TabViews inside.
package struct TabViewStyleModifier: EnvironmentPrimitive {
  private let value: TabLook

  package static let name = "tabViewStyle"
  package static let traits = Traits(sets: ["tabViewStyle"], arguments: "_ style")
  package static let summary = "The style of the TabViews inside."
  package static let parameters = [Parameter("style", .choice(TabLook.allCases.map(\.rawValue)), required: true, "SwiftUI's name of the style.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { value = arguments.choice("style") ?? .automatic }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.tabStyle = value }
}
