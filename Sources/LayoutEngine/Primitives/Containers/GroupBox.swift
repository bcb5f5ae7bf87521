import LayoutModel

/// Views in a box, 16 around, with a label above.
package struct GroupBox: CompositePrimitive {
  package static let summary = "Views in a box, 16 around, with a label above."
  package static let approximation: String? = "as its label and its views one below another, 16 around"
  package static let parameters = [Parameter("label", .content, "Stands above the views."), Parameter("children", .children, "The views, an implicit VStack.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package var part: ControlPart? {
    ControlPart.column([.slot("label", in: HStack.self), .slot("children", in: VStack.self)]).padding(horizontal: 16, vertical: 16)
  }
}
