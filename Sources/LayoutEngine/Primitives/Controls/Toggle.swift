import LayoutModel

/// A label and a switch at the trailing edge.
///
/// A UISwitch is 61 x 28 on iOS 26 (reported), and 51 x 31 on iOS 16 to 18 (recorded; also on 26 in an app that was built without its design).
package struct Toggle: CompositePrimitive {
  private let look: ToggleLook
  private let hidesLabel: Bool
  private let isEarlier: Bool

  package static let traits = Traits(.isControl, reads: ["toggleStyle", "labelsHidden"])
  package static let summary = "A label and a switch: its label at the leading edge and a switch, 61 x 28, on iOS 18 51 x 31, at the trailing one."
  package static let approximation: String? = "as its label and a switch, or by its style"
  package static let parameters = [
    Parameter("style", .choice(ToggleLook.allCases.map(\.rawValue)), "toggleStyle's where it is absent; automatic is switch."),
    Parameter("children", .children, "The label; several views are a title and its subtitles, one below another."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    look = arguments.look(\.toggleStyle)
    (hidesLabel, isEarlier) = (arguments.environment.controls.hidesLabels, arguments.environment.controlSystem == .iOS18)
  }

  package var part: ControlPart? {
    let label = ControlPart.titles("children")
    return switch look {
    case .automatic, .switch: .row(label, [isEarlier ? .control("switch", 51, 31) : .control("switch", 61, 28)], hidesLabel: hidesLabel)
    case .button: label.padding(horizontal: 12, vertical: 7)
    case .checkbox: .node(HStack.self, [:], [.control("checkbox", 14, 14), hidesLabel ? .nothing : label])
    }
  }
}
