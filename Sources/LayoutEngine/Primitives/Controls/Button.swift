import LayoutModel

/// Its label; a bordered one with the room of the border around it (semantics B6).
///
/// Bordered, on iOS (reported): 7 above and below its label and 12 beside; small and mini 5 and 10 around a label of 15 points, large 15 and 20.
package struct Button: CompositePrimitive {
  private let look: ButtonLook
  private let size: ControlSize

  package static let summary = "A button: as large as its label, with a border's room around it in the bordered styles."
  package static let traits = Traits(.isControl, reads: ["buttonStyle", "controlSize"])
  package static let parameters = [
    Parameter("style", .choice(ButtonLook.allCases.map(\.rawValue)), "buttonStyle's where it is absent; automatic is the label alone."),
    Parameter("controlSize", .choice(ControlSize.allCases.map(\.rawValue)), "controlSize's where it is absent."),
    Parameter("children", .children, "The label; several views stand side by side."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    look = arguments.look(\.buttonStyle)
    size = arguments.choice("controlSize") ?? arguments.environment.controls.controlSize
    if isBordered {
      arguments.tree.warn("LT401", "Button is laid out with the room around its label that UIKit's bordered buttons have, until that is measured")
    }
  }

  private var isBordered: Bool {
    switch look {
    case .bordered, .borderedProminent, .glass, .glassProminent: true
    case .automatic, .plain, .borderless, .link, .accessoryBar: false
    }
  }

  package var part: ControlPart? {
    let label = ControlPart.slot("children", in: HStack.self)
    if !isBordered { return label }
    return switch size {
    case .mini, .small: label.font(.subheadline).padding(horizontal: 10, vertical: 5)
    case .regular: label.padding(horizontal: 12, vertical: 7)
    case .large, .extraLarge: label.padding(horizontal: 20, vertical: 15)
    }
  }
}
