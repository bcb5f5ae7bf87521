import LayoutModel

/// `AspectRatioLayout` with a ratio given or the view's own.
package struct AspectRatio: AspectRatioPrimitive {
  let layout: AspectRatioLayout

  package static let traits = Traits(.keepsRatio, aligns: .both, arguments: "_ ratio, contentMode")
  package static let summary = "Offers the view a rectangle of a ratio."
  package static let parameters = [
    Parameter("ratio", .number, "Width by height; the view's ideal ratio when absent."),
    Parameter("contentMode", .choice(["fit", "fill"]), required: true, "Whether the rectangle fits into the proposal or fills it."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let ratio = try arguments.finite("ratio")
    if ratio == 0 { throw ArgumentError("ratio", "must not be 0") }
    layout = AspectRatioLayout(ratio: ratio, fills: arguments.text("contentMode") == "fill")
  }
}
