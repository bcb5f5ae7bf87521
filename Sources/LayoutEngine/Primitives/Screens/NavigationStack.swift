import LayoutModel

/// A screen below a navigation bar, of which the views in it say what is in it.
///
/// On iOS 26 the bar is 54 high, and 52 more with a large title: lists on 402 × 874 with a safe area of 62 begin at 116 and at 168 (recorded). Before it is 44,
/// and on devices with a Dynamic Island begins 5.333 above the end of the safe area: lists on 393 × 852 with a safe area of 59 begin at 97.667 (recorded). A bar at the
/// bottom, which is there for ToolbarItems of that placement, is 49 high (reported).
package struct NavigationStack: BarContainer {
  package private(set) var bars = Bars()
  /// The height of a bar with its title in one line.
  private let inline: Double
  private let stated: BarSayings
  private let isEarlier: Bool

  package static let otherNames = ["NavigationView"]
  package static let summary = "A screen below a navigation bar of 54, on iOS 18 44, and 52 more with a large title."
  package static let approximation: String? = "as large as it is offered, its content below the bar"
  package static let parameters = [
    Parameter("title", .text, "A label for people: the screen's title; navigationTitle inside of it does the same."),
    Parameter(
      "titleDisplayMode", .choice(TitleDisplayMode.allCases.map(\.rawValue)),
      "inline: no large title; automatic, which is the default: large if there is a title."),
    Parameter("hidesBar", .bool, "Whether there is no bar; false by default."),
    Parameter("children", .children, "The screen; several views are an implicit VStack."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let environment = arguments.environment, island = environment.safeArea.top >= 59 ? 16.0 / 3 : 0
    isEarlier = environment.controlSystem == .iOS18
    inline = isEarlier ? 44 - island : 54
    var stated = BarSayings()
    (stated.hasTitle, stated.mode, stated.isHidden) = (arguments.text("title") != nil, arguments.choice("titleDisplayMode"), arguments.bool("hidesBar"))
    self.stated = stated
    bars = height(stated)
  }

  private func height(_ said: BarSayings) -> Bars {
    let mode = said.mode ?? .automatic, isLarge = mode == .large || mode == .automatic && said.hasTitle
    let bottom = said.hasBottomItems ? 49.0 : 0
    if said.isHidden == true { return Bars(bottom: bottom) }
    return Bars(top: inline + (isLarge ? 52 : 0) + (said.hasSearch && isEarlier ? 52 : 0), bottom: bottom, line: inline)
  }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    let said = BarSayings(inside: node, tree)
    var all = said, resolved = self
    all.hasTitle = stated.hasTitle || said.hasTitle
    (all.mode, all.isHidden) = (said.mode ?? stated.mode, said.isHidden ?? stated.isHidden)
    resolved.bars = resolved.height(all)
    tree.nodes[node].primitive = .navigationStack(resolved)
  }
}
