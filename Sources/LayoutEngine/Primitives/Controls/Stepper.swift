import LayoutModel

/// A label and two buttons: 94 × 32 at the trailing edge, as a UIStepper (reported).
package struct Stepper: CompositePrimitive {
  private let hidesLabel: Bool

  package static let traits = Traits(.isControl, reads: ["labelsHidden"])
  package static let summary = "A label and two buttons: its label at the leading edge and buttons, 94 x 32, at the trailing one."
  package static let approximation: String? = "as its label and buttons of 94 x 32"

  package static let parameters = [Parameter("children", .children, "The label; several views are a title and its subtitles, one below another.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { hidesLabel = arguments.environment.controls.hidesLabels }

  package var part: ControlPart? { .row(.titles("children"), [.control("buttons", 94, 32)], hidesLabel: hidesLabel) }
}
