import LayoutModel

/// Views in the bars of the screen that this modifier stands in: the first child is the view, the second holds the items.
///
/// The view is laid out as without it. Where no NavigationStack or TabView is around the items are not placed.
package struct Toolbar: RenderOnlyPrimitive {
  package static let placesAll = false
  package static let changesInPlace = false
  package static let implicitStack: (any Primitive.Type)? = ToolbarItems.self
  package static let traits = Traits(.opens)
  package static let summary = "Views in the bars of the NavigationStack around it; the view itself is laid out as without them."
  package static let approximation: String? = "with its items 16 from the sides of the bar and 12 apart"
  package static let parameters = [Parameter("content", .content, required: true, "ToolbarItems; a view alone stands at the trailing end.")]

  package enum Reasons: UInt8, LayoutReason {
    case items = 1
    package var entry: (name: String, asks: String, doc: String) {
      ("toolbar-items", "with the screen", "A toolbar offers its items the screen that they stand in the bars of.")
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    placeWrapped(node, at, pass)
    guard pass.nodes[node].childCount > 1, let screen = pass.surroundings.screens.last else { return }
    let items = pass.beginPlacing(
      pass.tree.nodes[node + 1].last + 1, Proposal(screen.frame.size), AnyPrimitive.code(Self.kind, Reasons.items.rawValue))
    pass.finishPlacing(items, onCanvas: screen.frame.origin, parent: node)
  }
}
