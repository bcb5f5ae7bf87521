import LayoutModel

/// Whether the TabView around it shows no bar: `.toolbar(.hidden, for: .tabBar)`.
package struct TabBarHidden: BarPrimitive {
  private let isHidden: Bool

  package var saying: BarSaying? { .hidesTabs(isHidden) }

  package static let traits = Traits(arguments: "_ hidden")
  package static let summary = "Whether the TabView around it shows no bar."
  package static let parameters = [Parameter("hidden", .bool, "Whether there is no bar; true by default.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { isHidden = arguments.bool("hidden") ?? true }
}
