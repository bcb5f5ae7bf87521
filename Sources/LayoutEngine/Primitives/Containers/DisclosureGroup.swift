import LayoutModel

/// A label that shows or hides views.
package struct DisclosureGroup: CompositePrimitive {
  private let isExpanded: Bool

  package static let summary = "A label with a mark, and the views below it where it is open."
  package static let approximation: String? = "as its label, a Spacer and a mark 10.5 wide, with its views below where it is open"
  package static let parameters = [
    Parameter("isExpanded", .bool, "Whether it is open; false by default."), Parameter("label", .content, "What it shows."),
    Parameter("children", .children, "The views, one below another."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { isExpanded = arguments.bool("isExpanded") == true }

  package var part: ControlPart? {
    let head = ControlPart.row(.slot("label", in: HStack.self), [.mark])
    return isExpanded ? .node(VStack.self, [:], [head, .slot("children", in: VStack.self)]) : head
  }
}
