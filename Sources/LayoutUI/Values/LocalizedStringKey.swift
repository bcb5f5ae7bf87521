/// A text that is looked up by the user's language; here its own words, which are Markdown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// In it `MarkdownText.value` stands for each of the values.
  private let format: String
  private let values: [Text]
  public init(_ value: String) { (format, values) = (value, []) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { (format, values) = (stringInterpolation.format, stringInterpolation.values) }

  /// As it is shown, in texts each of which is of one kind.
  var texts: [Text] {
    var values = values[...]
    return MarkdownText.runs(format).flatMap { run -> [Text] in
      func styled(_ text: Text) -> Text {
        let strong = run.isStrong ? text.bold() : text, slanted = run.isEmphasized ? strong.italic() : strong
        return run.isCode ? slanted.monospaced() : slanted
      }
      let words = run.text.split(separator: MarkdownText.value, omittingEmptySubsequences: false).map { Text(_withoutPlace: String($0)) }
      return words.enumerated().flatMap { number, words in (number == 0 ? nil : values.popFirst()).map { [$0, words] } ?? [words] }.map(styled)
    }
  }

  /// The words of each kind, with the values in them as they are written.
  var runs: [MarkdownText.Run] {
    var values = values[...]
    return MarkdownText.runs(format).map { run in
      var run = run
      run.text = run.text.map { $0 == MarkdownText.value ? values.popFirst()?.string ?? "" : String($0) }.joined()
      return run
    }
  }

  /// Whether some words agree in number with others: `^[3 item](inflect: true)`.
  var isInflected: Bool { format.contains("](inflect:") }

  /// The words alone.
  var text: String { texts.map(\.string).joined() }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var format = ""
    fileprivate var values: [Text] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { format += literal }
    public mutating func appendInterpolation(_ text: Text) {
      format.append(MarkdownText.value)
      values.append(text)
    }
    public mutating func appendInterpolation(_ string: String) { appendInterpolation(Text(_withoutPlace: string)) }
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation("\u{FFFC}") }
    public mutating func appendInterpolation(_ attributed: AttributedString) { appendInterpolation(Text(_withoutPlace: attributed)) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { appendInterpolation(style.text(date, now: Date())) }
    public mutating func appendInterpolation<T>(_ value: T) { appendInterpolation("\(value)") }
    /// SwiftUI formats it by `%lld` in the user's language: `1,234`.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      appendInterpolation(IntegerFormatStyle<T>(locale: .english).format(value))
    }
    /// SwiftUI formats it by `%lf` in the user's language: `1,234.500000`.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      appendInterpolation(FloatingPointFormatStyle<Double>(locale: .english).precision(.fractionLength(6)).format(Double(value)))
    }
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
      appendInterpolation((value as? any CVarArg).map { String(format: specifier, $0) } ?? "\(value)")
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(format.locale(.english).format(value))
    }
  }
}

extension Locale {
  /// The language of every text, whatever the machine's is.
  static let english = Locale(identifier: "en_US")
}
