import LayoutModel

/// A value within bounds: its label above a line as wide as it is offered and 4 high between the bounds' labels, the value below; in the circular styles a
/// circle of about 58 (reported) with the value in it.
package struct Gauge: CompositePrimitive {
  private let look: GaugeLook
  private let hidesLabel: Bool

  package static let traits = Traits(.isControl, reads: ["gaugeStyle", "labelsHidden"])
  package static let summary = "A value within bounds: a line as wide as it is offered, or a circle."
  package static let approximation: String? = "as its labels around a line 4 high, or a circle 58 across"
  package static let parameters = [
    Parameter("style", .choice(GaugeLook.allCases.map(\.rawValue)), "gaugeStyle's where it is absent; automatic is a line."),
    Parameter("label", .content, "What the value is."), Parameter("minimum", .content, "The label of the lower bound."),
    Parameter("maximum", .content, "The label of the upper bound."), Parameter("children", .children, "The label of the value."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    (look, hidesLabel) = (arguments.look(\.gaugeStyle), arguments.environment.controls.hidesLabels)
  }

  package var part: ControlPart? {
    let current = ControlPart.slot("children", in: HStack.self)
    let line = ControlPart.node(HStack.self, [:], [.slot("minimum", in: HStack.self), .control("line", nil, 4), .slot("maximum", in: HStack.self)])
    return switch look {
    case .accessoryCircular, .accessoryCircularCapacity: .node(ZStack.self, [:], [.control("circle", 58, 58), current])
    case .accessoryLinear, .accessoryLinearCapacity: line
    case .automatic, .linearCapacity: .node(VStack.self, [:], [hidesLabel ? .nothing : .slot("label", in: HStack.self), line, current])
    }
  }
}
