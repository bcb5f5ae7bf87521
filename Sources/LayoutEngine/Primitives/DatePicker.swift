import LayoutModel

/// A date that can be chosen: laid out as its label, and 100 × 34 at the trailing edge.
package struct DatePicker: LabelledControl {
  /// A date in compact style (a guess: no size is recorded).
  package static let control = Size(100, 34)
  package static let summary = "A date that can be chosen: its label at the leading edge and the date, 100 x 34, at the trailing one."
  package static let approximation: String? = "as its label and the date of 100 x 34"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
