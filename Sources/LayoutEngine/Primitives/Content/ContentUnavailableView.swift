import LayoutModel

/// Says that there is nothing: its parts one below another, in the middle of all it is offered.
package struct ContentUnavailableView: CompositePrimitive {
  package static let summary = "Says that there is nothing: its parts one below another, in the middle of all it is offered."
  package static let approximation: String? = "as its parts one below another"
  package static let parameters = [
    Parameter("label", .content, "A picture and a title."), Parameter("description", .content, "A sentence below."),
    Parameter("children", .children, "What can be done: buttons below."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package var part: ControlPart? {
    let description = ControlPart.slot("description", in: VStack.self).font(.subheadline)
    let column = ControlPart.node(VStack.self, [:], [.slot("label", in: VStack.self).font(.title2), description, .slot("children", in: VStack.self)])
    return column.frame(["maxWidth": .infinity, "maxHeight": .infinity])
  }
}
