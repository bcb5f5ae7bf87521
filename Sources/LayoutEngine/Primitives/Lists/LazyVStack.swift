import LayoutModel

/// Children one below another in a container that scrolls: `LazyStack` along the vertical axis.
package struct LazyVStack: LazyStackPrimitive {
  static let axis = Axis.vertical
  let core: LazyStackCore

  package static let summary = "Arranges its children in a vertical line, as they come into sight."
  package static let parameters = [
    Parameter("spacing", .length, "Points between neighbours; by default what the neighbours prefer, usually 8."),
    Parameter("alignment", .horizontalAlignment, "The guide by which children line up; center by default."),
    Parameter("children", .children, "The views, top first."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { core = try LazyStackCore(arguments, Self.axis) }
}
