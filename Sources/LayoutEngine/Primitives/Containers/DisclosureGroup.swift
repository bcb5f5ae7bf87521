import LayoutModel

/// A label that shows or hides views.
package struct DisclosureGroup: CompositePrimitive {
  private let isExpanded: Bool
  /// Of the list that it stands in; nil: it stands in none.
  private let rowMinimum: Double?

  /// Whether its label and its views are rows of the list that it stands in.
  var areRows: Bool { rowMinimum != nil }

  package static let summary = "A label with a mark, and the views below it where it is open; in a list each is a row."
  package static let approximation: String? = "as its label, a Spacer and a mark 10.5 wide, with its views below where it is open, in a list not indented"
  package static let parameters = [
    Parameter("isExpanded", .bool, "Whether it is open; false by default."), Parameter("label", .content, "What it shows."),
    Parameter("children", .children, "The views, one below another."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    isExpanded = arguments.bool("isExpanded") == true
    rowMinimum = arguments.environment.controls.row?.minimum
  }

  package var part: ControlPart? {
    let head = ControlPart.row(.slot("label", in: HStack.self), [.mark])
    if let rowMinimum { return .rows(head, each: isExpanded ? "children" : "", minimum: rowMinimum) }
    return isExpanded ? .node(VStack.self, [:], [head, .slot("children", in: VStack.self)]) : head
  }
}
