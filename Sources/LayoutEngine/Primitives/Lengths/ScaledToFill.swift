import LayoutModel

/// `aspectRatio` with the view's own ratio: fills the proposal.
package struct ScaledToFill: AspectRatioPrimitive {
  let layout = AspectRatioLayout(ratio: nil, fills: true)

  package static let summary = "Offers the view a rectangle of its own ratio that fills the proposal."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
