import LayoutModel

/// A label and a value at both edges of a row.
package struct LabeledContent: CompositePrimitive {
  private let hidesLabel: Bool

  package static let traits = Traits(.isControl, reads: ["labelsHidden"])
  package static let summary = "A label at the leading edge and a value at the trailing one."
  package static let approximation: String? = "as its label, a Spacer and its value"
  package static let parameters = [
    Parameter("label", .content, "What the value is; several views are a title and its subtitles, one below another."),
    Parameter("children", .children, "The value."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { hidesLabel = arguments.environment.controls.hidesLabels }

  package var part: ControlPart? { .row(.titles("label"), [.slot("children", in: HStack.self)], hidesLabel: hidesLabel) }
}
