/// A text that is looked up by the user's language; here its own words.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation(_ text: Text) { self.text += text.string }
    public mutating func appendInterpolation(_ image: Image) { text += "\u{FFFC}" }
    public mutating func appendInterpolation(_ attributed: AttributedString) { text += String(attributed.characters) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += style.text(date) }
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
    /// SwiftUI formats it by `%lld` in the user's language: `1,234`.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { text += IntegerFormatStyle<T>(locale: Self.english).format(value) }
    /// SwiftUI formats it by `%lf` in the user's language: `1,234.500000`.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      text += FloatingPointFormatStyle<Double>(locale: Self.english).precision(.fractionLength(6)).format(Double(value))
    }
    private static let english = Locale(identifier: "en_US")
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
      if let value = value as? any CVarArg { text += String(format: specifier, value) } else { text += "\(value)" }
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(value)
    }
  }
}
