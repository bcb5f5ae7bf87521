import LayoutModel

/// Columns of screens: laid out as the detail alone, which is what a compact width shows last.
package struct NavigationSplitView: CompositePrimitive {
  package static let summary = "Columns of screens: the detail alone."
  package static let approximation: String? = "as its detail alone"
  package static let parameters = [
    Parameter("sidebar", .content, "Not laid out."), Parameter("content", .content, "Not laid out."), Parameter("children", .children, "The detail."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package var part: ControlPart? { .slot("children", in: VStack.self) }
}
