import LayoutModel

/// A colour that can be chosen: laid out as its label, and 28 × 28 at the trailing edge, which is a guess: no size is recorded.
package struct ColorPicker: CompositePrimitive {
  private let hidesLabel: Bool

  package static let traits = Traits(.isControl, reads: ["labelsHidden"])
  package static let summary = "A colour that can be chosen: its label at the leading edge and the colour, 28 x 28, at the trailing one."
  package static let approximation: String? = "as its label and the colour of 28 x 28"

  package static let parameters = [Parameter("children", .children, "The label; several views are a title and its subtitles, one below another.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { hidesLabel = arguments.environment.controls.hidesLabels }

  package var part: ControlPart? { .row(.titles("children"), [.control("colour", 28, 28)], hidesLabel: hidesLabel) }
}
