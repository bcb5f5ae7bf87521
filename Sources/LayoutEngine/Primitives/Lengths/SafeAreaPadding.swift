import LayoutModel

/// Adds to the safe area: the view is laid out as in padding, and what ignores the safe area inside it reaches the padding's edge.
package struct SafeAreaPadding: PaddingPrimitive {
  let insets: EdgeInsets

  package static let traits = Traits(.insets, .opens, reads: ["defaultPadding", "safeArea"])
  package static let summary = "Keeps space at the view's edges as part of its safe area."
  package static let parameters = Padding.parameters

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { insets = try EdgeInsets(padding: arguments) }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    SafeArea(pass: pass).inset(node, at.size, by: insets) { placeWrapped(node, at, pass) }
  }
}
