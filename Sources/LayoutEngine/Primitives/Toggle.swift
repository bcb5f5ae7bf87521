import LayoutModel

/// A label and a switch: laid out as its label, and 51 × 31 at the trailing edge.
package struct Toggle: LabelledControl {
  /// A UISwitch on iOS 16 to 18, and on 26 in an app that was built without its design (recorded).
  package static let control = Size(51, 31)
  package static let summary = "A label and a switch: its label at the leading edge and a switch, 51 x 31, at the trailing one."
  package static let approximation: String? = "as its label and a switch of 51 x 31"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
