import LayoutModel

/// A screen below a navigation bar. On iOS 26 the bar is 54 high, and 52 more with a large title: lists on 402 × 874 with a safe area of 62 begin at 116 and
/// at 168 (recorded twice each, or near to it).
package struct NavigationStack: BarContainer {
  package static let isAtTop = true
  package let bar: Double

  package static let summary = "A screen below a navigation bar of 54, with a large title of 106."
  package static let approximation: String? = "as large as it is offered, its content below a bar of 54, or 106 with a large title"
  package static let parameters = [
    Parameter("title", .text, "A label for people: the screen's title."),
    Parameter(
      "titleDisplayMode", .choice(["automatic", "inline", "large"]), "inline: no large title; automatic, which is the default: large if there is a title."),
    Parameter("hidesBar", .bool, "Whether there is no bar; false by default."),
    Parameter("children", .children, "The screen; several views are an implicit VStack."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let mode = arguments.text("titleDisplayMode")
    let isLarge = mode == "large" || mode != "inline" && arguments.text("title") != nil
    bar = arguments.bool("hidesBar") == true ? 0 : isLarge ? 54 + 52 : 54
  }
}
