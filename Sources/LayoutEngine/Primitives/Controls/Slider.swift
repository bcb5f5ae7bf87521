import LayoutModel

/// A value on a line: as wide as it is offered, and as high as a UISlider: 34 on iOS 26, 31 before (reported).
package struct Slider: ControlLeaf {
  package let lengths: ControlLengths

  package static let summary = "A value on a line: as wide as it is offered and 34 high, on iOS 18 31."
  package static let approximation: String? = "as wide as it is offered and as high as UIKit's"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let height = arguments.environment.controlSystem == .iOS18 ? 31.0 : 34
    lengths = ControlLengths(width: .fills(ideal: Fidelity.unspecifiedLength), height: .own(height))
  }
}
