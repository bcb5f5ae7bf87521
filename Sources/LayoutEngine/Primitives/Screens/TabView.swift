import LayoutModel

/// A tab above the tab bar, which takes 49 of the height on iOS 18 and iOS 26 alike (recorded), unless a view of the tab hides it.
package struct TabView: BarContainer {
  package private(set) var bars: Bars

  package static let summary = "The tab in front, above a tab bar of 49."
  package static let approximation: String? = "as large as it is offered, its first tab above a bar of 49, or where it has pages its first page"
  package static let parameters = [
    Parameter("style", .choice(TabLook.allCases.map(\.rawValue)), "tabViewStyle's where it is absent; page: no bar."),
    Parameter("children", .children, "The tab in front; several views are an implicit VStack."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { bars = Bars(bottom: arguments.look(\.tabStyle) == .page ? 0 : 49) }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    guard BarSayings(inside: node, tree, throughStacks: true).hidesTabs == true else { return }
    var resolved = self
    resolved.bars = Bars()
    tree.nodes[node].primitive = .tabView(resolved)
  }
}
