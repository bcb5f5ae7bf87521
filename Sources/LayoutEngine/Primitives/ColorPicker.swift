import LayoutModel

/// A colour that can be chosen: laid out as its label, and 28 × 28 at the trailing edge.
package struct ColorPicker: LabelledControl {
  /// A colour well (a guess: no size is recorded).
  package static let control = Size(28, 28)
  package static let summary = "A colour that can be chosen: its label at the leading edge and the colour, 28 x 28, at the trailing one."
  package static let approximation: String? = "as its label and the colour of 28 x 28"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
