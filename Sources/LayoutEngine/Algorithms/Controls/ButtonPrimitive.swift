import LayoutModel

/// A control that is a button in other words: as large as its label, in a bordered style with the room of the border around it.
package protocol ButtonPrimitive: CompositePrimitive { var border: ButtonBorder { get } }

extension ButtonPrimitive {
  package static var traits: Traits { ButtonBorder.traits }
  package var part: ControlPart? { border.around(.slot("children", in: HStack.self)) }
}

/// The border around a button's label (semantics B6).
///
/// On iOS (reported): 7 above and below its label and 12 beside; small and mini 5 and 10 around a label of 15 points, large 15 and 20.
package struct ButtonBorder: Sendable, BitwiseCopyable {
  private let look: ButtonLook
  private let size: ControlSize

  static let traits = Traits(.isControl, reads: ["buttonStyle", "controlSize"])
  static let parameters = [
    Parameter("style", .choice(ButtonLook.allCases.map(\.rawValue)), "buttonStyle's where it is absent; automatic is the label alone."),
    Parameter("controlSize", .choice(ControlSize.allCases.map(\.rawValue)), "controlSize's where it is absent."),
  ]

  init(_ arguments: ArgumentReader) {
    look = arguments.look(\.buttonStyle)
    size = arguments.choice("controlSize") ?? arguments.environment.controls.controlSize
    if isVisible {
      arguments.tree.warn("LT401", "Button is laid out with the room around its label that UIKit's bordered buttons have, until that is measured")
    }
  }

  private var isVisible: Bool {
    switch look {
    case .bordered, .borderedProminent, .glass, .glassProminent: true
    case .automatic, .plain, .borderless, .link, .accessoryBar: false
    }
  }

  func around(_ label: ControlPart) -> ControlPart {
    if !isVisible { return label }
    return switch size {
    case .mini, .small: label.font(.subheadline).padding(horizontal: 10, vertical: 5)
    case .regular: label.padding(horizontal: 12, vertical: 7)
    case .large, .extraLarge: label.padding(horizontal: 20, vertical: 15)
    }
  }
}
