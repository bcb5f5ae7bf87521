import LayoutModel

/// Views one below another with dividers to drag: a VStack without spacing.
package struct VSplitView: CompositePrimitive {
  package static let summary = "Views one below another with dividers to drag."
  package static let approximation: String? = "as a VStack without spacing"
  package static let parameters = [Parameter("children", .children, "The views, top first.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package var part: ControlPart? { .node(VStack.self, ["spacing": .number(0)], [.slot("children")]) }
}
