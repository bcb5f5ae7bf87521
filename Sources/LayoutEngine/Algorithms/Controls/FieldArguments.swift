import LayoutModel

/// The arguments of a field with one line of text, and the lengths that it has by them.
///
/// A UITextField without a border is 1.5 higher than its line, one with a rounded border 34 high (reported).
struct FieldArguments {
  static let parameters = [
    Parameter("style", .choice(["plain", "roundedBorder"]), "plain by default: a line and 1.5, rounded up to a pixel; roundedBorder: 34."),
    Parameter("text", .text, "A label for people: what stands in it."),
  ]
  let lengths: ControlLengths

  init(_ arguments: ArgumentReader) {
    let pixels = arguments.environment.displayScale
    let plain = ((arguments.lineHeight + 1.5) * pixels).rounded(.up) / pixels
    lengths = ControlLengths(
      width: .fills(ideal: Fidelity.unspecifiedLength), height: .own(arguments.text("style") == "roundedBorder" ? 34 : plain))
  }
}
