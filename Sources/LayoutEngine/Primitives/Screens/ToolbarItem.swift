import LayoutModel

/// Views in the bar of a screen: as large as these. Several stand side by side.
package struct ToolbarItem: LabelPrimitive {
  let placement: ToolbarPlacement

  package static let otherNames = ["ToolbarItemGroup"]
  package static let summary = "Views in the bar of a screen: as large as these."
  package static let parameters = [
    Parameter("placement", .choice(ToolbarPlacement.allCases.map(\.rawValue)), "Where it stands; automatic, which is the default, is topBarTrailing."),
    Parameter("children", .children, "The views; several stand side by side."),
  ]

  package var saying: BarSaying? { placement.group == .bottom ? .bottomItem : nil }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { placement = arguments.choice("placement") ?? .automatic }
}
