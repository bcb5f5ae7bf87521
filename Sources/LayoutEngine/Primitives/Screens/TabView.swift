import LayoutModel

/// A tab above the tab bar, which takes 49 of the height on iOS 18 and iOS 26 alike (recorded).
package struct TabView: BarContainer {
  package let bars: Bars

  package static let summary = "The tab in front, above a tab bar of 49."
  package static let approximation: String? = "as large as it is offered, its first tab above a bar of 49"
  package static let parameters = [
    Parameter("style", .choice(TabLook.allCases.map(\.rawValue)), "tabViewStyle's where it is absent; page: no bar."),
    Parameter("children", .children, "The tab in front; several views are an implicit VStack."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { bars = Bars(bottom: arguments.look(\.tabStyle) == .page ? 0 : 49) }
}
