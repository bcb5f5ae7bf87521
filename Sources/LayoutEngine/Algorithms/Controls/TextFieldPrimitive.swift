import LayoutModel

/// A field with one line of text: as wide as it is offered, a line and the room around it.
///
/// A UITextField without a border is 1.5 higher than its line, one with a rounded border 34 high (reported).
package protocol TextFieldPrimitive: ControlLeaf {}

extension TextFieldPrimitive {
  package static var traits: Traits { Traits(.hasContent, reads: ["font", "dynamicTypeSize", "textFieldStyle"], draws: "rounded") }
  package static var approximation: String? { "as wide as it is offered, and a line and 1.5 or 34 high" }
  package static var parameters: [Parameter] {
    [
      Parameter(
        "style", .choice(FieldLook.allCases.map(\.rawValue)),
        "textFieldStyle's where it is absent; plain and automatic: a line and 1.5, rounded up to a pixel; roundedBorder and squareBorder: 34."),
      Parameter("text", .text, "A label for people: what stands in it."),
    ]
  }

  static func lengths(_ arguments: ArgumentReader) -> ControlLengths {
    let pixels = arguments.environment.displayScale
    let plain = ((arguments.lineHeight + 1.5) * pixels).rounded(.up) / pixels
    let hasBorder = [.roundedBorder, .squareBorder].contains(arguments.look(\.fieldStyle))
    return ControlLengths(width: .fills(ideal: Fidelity.unspecifiedLength), height: .own(hasBorder ? 34 : plain))
  }
}
