import LayoutModel

/// A picture and words side by side, 8 apart (recorded in lists of iOS, where the picture's box is 24 wide).
package struct Label: StackPrimitive {
  static let axis = Axis.horizontal
  let core: StackCore

  package static let summary = "A picture and words side by side, 8 apart."
  package static let approximation: String? = "as its picture and its words, 8 apart"
  package static let parameters = [Parameter("children", .children, "The picture, then the words.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { core = StackCore(arguments.tree, Self.axis, spacing: 8) }
}
