import LayoutModel

/// A value on a line: as wide as it is offered, and 34 high as a UISlider is (reported).
package struct Slider: ControlLeaf {
  package let lengths = ControlLengths(width: .fills(ideal: Fidelity.unspecifiedLength), height: .own(34))

  package static let summary = "A value on a line: as wide as it is offered and 34 high."
  package static let approximation: String? = "as wide as it is offered and 34 high"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
