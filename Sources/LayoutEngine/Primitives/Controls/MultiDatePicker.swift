import LayoutModel

/// A calendar in which several days can be chosen: as wide as it is offered and 330 high, as a graphical DatePicker (reported).
package struct MultiDatePicker: ControlLeaf {
  package static let summary = "A calendar in which several days can be chosen: as wide as it is offered and 330 high."
  package static let approximation: String? = "as wide as it is offered and 330 high"
  package static let parameters = [Parameter("title", .text, "A label for people. It has no effect on layout.")]

  package var lengths: ControlLengths { ControlLengths(width: .fills(ideal: 320), height: .own(330)) }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
