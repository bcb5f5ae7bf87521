import LayoutModel

/// A progress: a line 4 high as a UIProgressView is, its label above, or a circle of 20 × 20 as a UIActivityIndicatorView of medium size is, its label below
/// (both recorded on Catalyst).
package struct ProgressView: CompositePrimitive {
  private let isLinear: Bool
  private let isLarge: Bool

  package static let traits = Traits(.isControl, reads: ["progressViewStyle", "controlSize"])
  package static let summary = "A progress: circular 20 x 20, linear as wide as it is offered and 4 high, with its labels."
  package static let approximation: String? = "as its labels around 20 x 20, or with a value around a line as wide as it is offered and 4 high"
  package static let parameters = [
    Parameter("value", .number, "How far it has come, 0 to 1; with one it is linear unless the style says otherwise."),
    Parameter(
      "style", .choice(ProgressLook.allCases.map(\.rawValue)), "progressViewStyle's where it is absent; automatic: linear with a value, else circular."),
    Parameter("label", .content, "What makes progress."), Parameter("children", .children, "The label of the value."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let value = try arguments.number("value"), look = arguments.look(\.progressStyle)
    isLinear = look == .linear || look == .automatic && value != nil
    // A large UIActivityIndicatorView is 37 x 37 (reported).
    isLarge = [.large, .extraLarge].contains(arguments.environment.controls.controlSize)
  }

  package var part: ControlPart? {
    let label = ControlPart.slot("label", in: HStack.self), current = ControlPart.slot("children", in: HStack.self)
    if isLinear { return .column([label, .control("line", nil, 4), current.font(.caption)]) }
    let side = isLarge ? 37.0 : 20
    return .node(VStack.self, [:], [.control("circle", side, side), label, current])
  }
}
