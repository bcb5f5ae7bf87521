/// A colour's name, and how much of its ground the colour covers, as a scene and a trace write them: `white`, `white.opacity(0.2)`.
package struct ColorName: Sendable, Hashable {
  package let name: String
  /// From 0 to 1.
  package let opacity: Double

  private static let mark = ".opacity("

  /// A text that ends in no number between the parentheses is a name as it stands.
  package init(_ text: String) {
    guard text.hasSuffix(")"), let mark = text.firstRange(of: Self.mark), let opacity = Double(text[mark.upperBound...].dropLast()), opacity.isFinite else {
      (name, self.opacity) = (text, 1)
      return
    }
    (name, self.opacity) = (String(text[..<mark.lowerBound]), max(0, min(opacity, 1)))
  }

  private init(name: String, opacity: Double) { (self.name, self.opacity) = (name, opacity) }

  /// With an opacity on top of its own.
  package func faded(_ opacity: Double) -> ColorName { ColorName(name: name, opacity: max(0, min(opacity, 1)) * self.opacity) }

  package var text: String { opacity == 1 ? name : "\(name)\(Self.mark)\((opacity * 1000).rounded() / 1000))" }
}
