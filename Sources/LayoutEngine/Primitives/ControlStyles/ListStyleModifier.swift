import LayoutModel

/// The look of the Lists and Forms inside.
package struct ListStyleModifier: EnvironmentPrimitive {
  private let style: ListStyle

  package static let name = "listStyle"
  package static let traits = Traits(sets: ["listStyle"], arguments: "_ style")
  package static let summary = "The style of the Lists and Forms inside. On macOS all are laid out alike."
  package static let parameters = [Parameter("style", .choice(ListStyle.allCases.map(\.rawValue)), required: true, "SwiftUI's name of the style.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { style = arguments.text("style").flatMap { ListStyle(rawValue: $0) } ?? .automatic }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.listStyle = style }
}
