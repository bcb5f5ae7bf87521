import LayoutModel

/// A date that can be chosen: compact 100 × 34 at the trailing edge of its label, a time 86 × 34 (guesses: no size is recorded), wheel 320 × 216, graphical as wide as it is
/// offered and 330 high (reported).
package struct DatePicker: CompositePrimitive {
  private let look: DatePickerLook
  private let hidesLabel: Bool
  private let showsTime: Bool
  private let showsDate: Bool

  package static let traits = Traits(.isControl, reads: ["datePickerStyle", "labelsHidden"])
  package static let summary = "A date that can be chosen: its label at the leading edge and the date, 100 x 34, at the trailing one, or a calendar or wheels."
  package static let approximation: String? = "as its label and the date of 100 x 34, or by its style"
  package static let parameters = [
    Parameter("style", .choice(DatePickerLook.allCases.map(\.rawValue)), "datePickerStyle's where it is absent; automatic is compact."),
    Parameter("components", .choices(["date", "hourAndMinute"]), "What is chosen, and shown side by side; date by default."),
    Parameter("children", .children, "The label; several views are a title and its subtitles, one below another. A calendar shows none."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let components = arguments.words("components") ?? ["date"]
    (showsDate, showsTime) = (components.contains { $0 == "date" }, components.contains { $0 == "hourAndMinute" })
    (look, hidesLabel) = (arguments.look(\.datePickerStyle), arguments.environment.controls.hidesLabels)
  }

  package var part: ControlPart? {
    let label = ControlPart.titles("children")
    return switch look {
    case .graphical: .control("calendar", nil, 330)
    case .wheel: .row(label, [.control("wheels", 320, 216)], hidesLabel: hidesLabel)
    case .automatic, .compact, .field, .stepperField:
      .row(
        label, (showsDate ? [.control("date", 100, 34)] : []) + (showsTime ? [.control("time", 86, 34)] : []), hidesLabel: hidesLabel)
    }
  }
}
