import LayoutModel

/// Children one below another: `StackAlgorithm` along the vertical axis.
package struct VStack: StackPrimitive {
  static let axis = Axis.vertical
  let core: StackCore

  package static let otherNames = ["VStackLayout"]
  package static let summary = "Arranges its children in a vertical line."
  package static let parameters = [
    Parameter("spacing", .length, "Points between neighbours; by default what the neighbours prefer: 8, less beside a Text."),
    Parameter("alignment", .horizontalAlignment, "The guide by which children line up; center by default."),
    Parameter("children", .children, "The views, top first."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { core = try StackCore(arguments, Self.axis) }
}
