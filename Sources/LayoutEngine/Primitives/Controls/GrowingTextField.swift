import LayoutModel

/// A field that grows with its text, SwiftUI's `TextField(axis: .vertical)`: as wide as it is offered and as high as its lines, with the room of a field of one
/// line.
package struct GrowingTextField: CompositePrimitive {
  /// Above and below the lines together, points.
  private let room: Double

  package static let traits = Traits(.isControl, reads: ["textFieldStyle"])
  package static let summary =
    "A text that can be edited and grows: as wide as it is offered, its lines and 1.5 high, with 13 in place of 1.5 in style roundedBorder."
  package static let approximation: String? = "as its text, as wide as it is offered and 1.5 higher"
  package static let parameters = [
    Parameter(
      "style", .choice(FieldLook.allCases.map(\.rawValue)),
      "textFieldStyle's where it is absent; plain and automatic: 1.5, rounded up to a pixel; roundedBorder and squareBorder: 13."),
    Parameter("children", .children, "The text in it, or its title; several stand one below another."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let pixels = arguments.environment.displayScale
    let hasBorder = [.roundedBorder, .squareBorder].contains(arguments.look(\.fieldStyle))
    // A field with a border is 34 high with a line of the body font.
    room = hasBorder ? 13 : (1.5 * pixels).rounded(.up) / pixels
  }

  package var part: ControlPart? {
    let leading = ArgumentValue.alignment(horizontal: GuideName(name: "leading"), vertical: nil)
    let text = ControlPart.node(Frame.self, ["maxWidth": .number(.infinity), "alignment": leading], [.slot("children", in: VStack.self)])
    return text.padding(horizontal: 0, vertical: room / 2)
  }
}
