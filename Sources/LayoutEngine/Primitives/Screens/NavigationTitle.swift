import LayoutModel

/// The title of the screen in the NavigationStack around it.
package struct NavigationTitle: BarPrimitive {
  private let mode: TitleDisplayMode?

  package var saying: BarSaying? { .title(mode) }

  package static let traits = Traits(arguments: "_ title")
  package static let otherNames = ["navigationBarTitle"]
  package static let summary = "The title of the screen in the NavigationStack around it: a large one, unless the display mode is inline."
  package static let parameters = [
    Parameter("title", .text, required: true, "A label for people: the screen's title."),
    Parameter("displayMode", .choice(TitleDisplayMode.allCases.map(\.rawValue)), "As navigationBarTitleDisplayMode says it."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { mode = arguments.choice("displayMode") }
}
