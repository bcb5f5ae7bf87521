import LayoutModel

/// A label and two buttons: laid out as its label, and 94 × 32 at the trailing edge.
package struct Stepper: LabelledControl {
  /// A UIStepper (reported).
  package static let control = Size(94, 32)
  package static let summary = "A label and two buttons: its label at the leading edge and buttons, 94 x 32, at the trailing one."
  package static let approximation: String? = "as its label and buttons of 94 x 32"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
