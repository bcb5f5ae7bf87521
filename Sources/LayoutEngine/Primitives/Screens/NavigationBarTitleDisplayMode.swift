import LayoutModel

/// How the title of the screen in the NavigationStack around it is shown.
package struct NavigationBarTitleDisplayMode: BarPrimitive {
  private let mode: TitleDisplayMode

  package var saying: BarSaying? { .mode(mode) }

  package static let traits = Traits(arguments: "_ mode")
  package static let summary = "How the title of the screen in the NavigationStack around it is shown."
  package static let parameters = [
    Parameter("mode", .choice(TitleDisplayMode.allCases.map(\.rawValue)), required: true, "inline, large, or automatic: large if there is a title.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { mode = arguments.choice("mode") ?? .automatic }
}
