import LayoutModel

/// Controls that belong together: side by side.
package struct ControlGroup: StackPrimitive {
  static let axis = Axis.horizontal
  let core: StackCore

  package static let summary = "Controls that belong together, side by side."
  package static let approximation: String? = "as its controls side by side"
  package static let parameters = [Parameter("children", .children, "The controls, leading first.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { core = StackCore(arguments.tree, Self.axis, spacing: nil) }
}
