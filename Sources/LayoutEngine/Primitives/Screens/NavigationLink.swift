import LayoutModel

/// A label that leads to another screen: as large as the label; in a row of a list the label and a mark at the trailing edge.
package struct NavigationLink: ButtonPrimitive {
  package let border: ButtonBorder
  private let isInRow: Bool

  package static let summary = "A label that leads to another screen: as large as the label, in a row of a list with a mark at the trailing edge."
  package static let approximation: String? = "as its label, in a row of a list with a mark 10.5 wide at the trailing edge"
  package static let parameters = [Parameter("children", .children, "The label; several views stand side by side.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    border = ButtonBorder(arguments)
    isInRow = arguments.environment.controls.row != nil
  }

  package var part: ControlPart? {
    let label = ControlPart.slot("children", in: HStack.self)
    return isInRow ? .row(label, [.mark]) : border.around(label)
  }
}
