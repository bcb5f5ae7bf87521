import LayoutModel

/// `aspectRatio` with the view's own ratio: fits into the proposal.
package struct ScaledToFit: AspectRatioPrimitive {
  let layout = AspectRatioLayout(ratio: nil, fills: false)

  package static let summary = "Offers the view a rectangle of its own ratio that fits into the proposal."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
