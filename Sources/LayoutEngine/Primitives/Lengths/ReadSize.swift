import LayoutModel

/// A GeometryReader in the view's background that writes the view's size to state.
///
/// 1. The view answers alone, as with any background.
/// 2. Placed, it reports its size; after the pass the size is written to the state. If that changes it, another pass follows.
package struct ReadSize: RenderOnlyPrimitive {
  private let state: Int32

  package static let traits = Traits(.readsSize)
  package static let summary = "Writes the view's size to a state, as a GeometryReader in its background does; a change starts another pass."
  package static let parameters = [Parameter("into", .sizeState, required: true, "The name of the state, which is a size.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    state = arguments.tree.kept.keep(stateName: arguments.text("into") ?? "")
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    placeWrapped(node, at, pass)
    pass.readings.append(SizeReading(node: node, state: pass.tree.kept.stateNames[Int(state)], size: at.size))
  }
}

/// A size that a view asked to have written to state.
package struct SizeReading: Sendable {
  /// The `readSize`.
  package let node: NodeID
  package let state: String
  package let size: Size
}
