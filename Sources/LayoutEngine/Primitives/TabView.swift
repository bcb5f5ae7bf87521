import LayoutModel

/// A tab above the tab bar, which takes 49 of the height on iOS 18 and iOS 26 alike (recorded).
package struct TabView: BarContainer {
  package static let isAtTop = false
  package let bar: Double

  package static let summary = "The tab in front, above a tab bar of 49."
  package static let approximation: String? = "as large as it is offered, its first tab above a bar of 49"
  package static let parameters = [
    Parameter("style", .choice(["automatic", "page"]), "page: no bar; automatic by default."),
    Parameter("children", .children, "The tab in front; several views are an implicit VStack."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { bar = arguments.text("style") == "page" ? 0 : 49 }
}
