import LayoutModel

/// Children side by side: `StackAlgorithm` along the horizontal axis.
package struct HStack: StackPrimitive {
  static let axis = Axis.horizontal
  let core: StackCore

  package static let otherNames = ["HStackLayout"]
  package static let summary = "Arranges its children in a horizontal line."
  package static let parameters = [
    Parameter("spacing", .length, "Points between neighbours; by default what the neighbours prefer, usually 8."),
    Parameter("alignment", .verticalAlignment, "The guide by which children line up; center by default."),
    Parameter("children", .children, "The views, leading first."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { core = try StackCore(arguments, Self.axis) }
}
