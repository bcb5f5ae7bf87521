import LayoutModel

/// A view that layouttrace does not know, by the size that it is known to have.
package struct Placeholder: ControlLeaf {
  package let lengths: ControlLengths

  package static let traits = Traits(.hasContent, draws: "rounded")
  package static let summary =
    "Stands for a view that layouttrace does not know: as large as it is said to be, along an axis without a length as large as it is offered."
  package static let parameters = [
    Parameter("width", .length, "Points; absent: what it is offered, 10 where that is nil."),
    Parameter("height", .length, "Points; absent: what it is offered, 10 where that is nil."),
    Parameter("name", .text, "A label for people: the view that it stands for."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    func length(_ name: String) throws(ArgumentError) -> ControlLengths.Length {
      guard let points = try arguments.finite(name) else { return .fills(ideal: Fidelity.unspecifiedLength) }
      // As a frame's: what is negative counts as 0.
      if points < 0 { arguments.tree.warn("LT101", "invalid placeholder dimension: \(name) \(points) is negative") }
      return .own(max(0, points))
    }
    if let name = arguments.text("name"), arguments.values["width"] == nil, arguments.values["height"] == nil {
      arguments.tree.warn("LT401", "a placeholder as large as it is offered stands for \(name)")
    }
    lengths = ControlLengths(width: try length("width"), height: try length("height"))
  }
}
