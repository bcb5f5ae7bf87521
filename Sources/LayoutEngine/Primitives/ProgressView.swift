import LayoutModel

/// A progress: a line 4 high as a UIProgressView is, or a circle of 20 × 20 as a UIActivityIndicatorView of medium size (both recorded on Catalyst).
package struct ProgressView: ControlLeaf {
  package let lengths: ControlLengths

  package static let summary = "A progress: circular 20 x 20, linear as wide as it is offered and 4 high."
  package static let approximation: String? = "20 x 20, or with a value as wide as it is offered and 4 high"
  package static let parameters = [
    Parameter("value", .number, "How far it has come, 0 to 1; with one it is linear unless `style` says otherwise."),
    Parameter("style", .choice(["circular", "linear"]), "linear with a value, else circular by default."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let value = try arguments.number("value")
    let isLinear = arguments.text("style").map { $0 == "linear" } ?? (value != nil)
    lengths = isLinear ? ControlLengths(width: .fills(ideal: Fidelity.unspecifiedLength), height: .own(4)) : ControlLengths(width: .own(20), height: .own(20))
  }
}
