import LayoutModel

/// A choice out of several.
///
/// - menu: the choice that is made with a mark, in a button's room. In a row of a list, and on macOS, its label and these at the trailing edge; on macOS, as
///   NSPopUpButton has it, there is room for the widest choice, whichever is made.
/// - segmented: choices of equal width, 32 high, in one line of 13 points whatever the Dynamic Type size (recorded of UISegmentedControl). wheel: 216 high. Both are as wide as they are offered (reported).
/// - inline: the label and the choices one below another, in a list each a row.
package struct Picker: CompositePrimitive {
  private let look: PickerLook
  private let selection: Int32
  private let hidesLabel: Bool
  private let isOfMac: Bool
  /// Of the list that it stands in; nil: it stands in none.
  private let rowMinimum: Double?

  /// Whether its choices are rows of the list that it stands in.
  var areRows: Bool { rowMinimum != nil && isInline }
  /// A button with the choice that is made, without the label: on iOS outside of lists.
  private var isMenu: Bool { rowMinimum == nil && !isOfMac }
  private var isInline: Bool { look == .inline || look == .radioGroup }

  package static let traits = Traits(.isControl, reads: ["pickerStyle", "labelsHidden"])
  package static let summary = "A choice out of several, as a menu, segments, a wheel or a list."
  package static let approximation: String? = "as its label and the choice that is made, or by its style"
  package static let parameters = [
    Parameter("style", .choice(PickerLook.allCases.map(\.rawValue)), "pickerStyle's where it is absent; automatic is menu."),
    Parameter("selection", .integer, "Which choice is made, from 0; the first by default."),
    Parameter("label", .content, "What is chosen; several views are a title and its subtitles. Segmented, wheel, and a menu outside of a list show none."),
    Parameter("children", .children, "The choices."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    (look, hidesLabel) = (arguments.look(\.pickerStyle), arguments.environment.controls.hidesLabels)
    (isOfMac, rowMinimum) = (arguments.environment.system == .macOS, arguments.environment.controls.row?.minimum)
    let index = try arguments.finite("selection") ?? 0
    if index < 0 || index != index.rounded() || index > 1e6 { throw ArgumentError("selection", "must be a whole number from 0 on") }
    selection = Int32(exactly: index) ?? 0
  }

  private static let atTheStart: [String: ArgumentValue] = ["alignment": .alignment(horizontal: GuideName(name: "leading"), vertical: nil)]

  package var part: ControlPart? {
    let label = ControlPart.titles("label"), choice = ControlPart.view(Int(selection), of: "children")
    if isInline, let rowMinimum { return .rows(hidesLabel ? .nothing : label, each: "children", minimum: rowMinimum) }
    return switch look {
    case .segmented, .palette:
      ControlPart.node(
        FontModifier.self, ["font": .font(FontDescription(size: 13))],
        [
          .node(
            LineLimit.self, ["value": .number(1)],
            [.node(HStack.self, ["spacing": .number(0)], [.each(of: "children", in: Frame.self, ["maxWidth": .number(.infinity)])])])
        ]
      ).frame(["height": 32])
    case .wheel: ControlPart.node(ZStack.self, [:], [choice]).frame(["maxWidth": .infinity, "minHeight": 216, "maxHeight": 216])
    case .inline, .radioGroup: .node(VStack.self, [:], [hidesLabel ? .nothing : label, .slot("children", in: VStack.self)])
    case .automatic where isMenu, .menu where isMenu:
      // A button's room around the choice and its mark (reported).
      .node(HStack.self, [:], [choice, .mark]).padding(horizontal: 12, vertical: 7)
    case .automatic, .menu, .navigationLink:
      .row(
        label, [isOfMac ? .node(ZStack.self, Self.atTheStart, [choice, .each(of: "children", but: Int(selection), in: Hidden.self)]) : choice, .mark],
        hidesLabel: hidesLabel)
    }
  }
}
