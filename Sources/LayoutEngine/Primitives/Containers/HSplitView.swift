import LayoutModel

/// Views side by side with dividers to drag: an HStack without spacing.
package struct HSplitView: CompositePrimitive {
  package static let summary = "Views side by side with dividers to drag."
  package static let approximation: String? = "as an HStack without spacing"
  package static let parameters = [Parameter("children", .children, "The views, the leading one first.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package var part: ControlPart? { .node(HStack.self, ["spacing": .number(0)], [.slot("children")]) }
}
