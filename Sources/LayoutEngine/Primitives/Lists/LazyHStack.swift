import LayoutModel

/// Children side by side in a container that scrolls: `LazyStack` along the horizontal axis.
package struct LazyHStack: LazyStackPrimitive {
  static let axis = Axis.horizontal
  let core: LazyStackCore

  package static let summary = "Arranges its children in a horizontal line, as they come into sight."
  package static let parameters = [
    Parameter("spacing", .length, "Points between neighbours; by default what the neighbours prefer, usually 8."),
    Parameter("alignment", .verticalAlignment, "The guide by which children line up; center by default."),
    Parameter("children", .children, "The views, leading first."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { core = try LazyStackCore(arguments, Self.axis) }
}
