import LayoutModel

/// Gives the Layout around the view a value; does nothing to layout by itself.
package struct LayoutValue: RenderOnlyPrimitive {
  private let kept: Int32

  package var scope: PlacingScope { .own }
  package static let summary = "Gives the Layout that contains the view a value it asks for."
  package static let parameters = [
    Parameter("key", .name, required: true, "The LayoutValueKey's name."),
    Parameter("value", .scalar, required: true, "What the key takes: a number, true, false or an expression."),
  ]

  /// The value with this number among those that a tree keeps.
  init(kept: Int32) { self.kept = kept }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    guard let value = arguments.values["value"] else { throw ArgumentError("value", "must not be nil") }
    kept = try arguments.tree.layouts.keep(arguments.text("key") ?? "", value)
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { tree.layouts.give(kept: kept, to: tree.innermostNode) }
}
