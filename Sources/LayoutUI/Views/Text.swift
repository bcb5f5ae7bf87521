/// Words. Its font is the environment's, unless it has one of its own.
nonisolated public struct Text: _Primitive, Equatable, Sendable {
  let string: String
  var font: Font?
  private var change = FontChange()
  private let place: SourcePlace?

  private nonisolated init(_ string: String, at place: SourcePlace?) { (self.string, self.place) = (string, place) }

  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    self.init(key.text, at: SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ content: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(String(content), at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    verbatim content: String, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(content, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    _ content: AttributedString, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(String(content.characters), at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(_ image: Image, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function) {
    self.init("\u{FFFC}", at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    _ date: Date, style: DateStyle, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(style.text(date), at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(format.format(input), at: SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<Subject>(
    _ subject: Subject, formatter: Formatter, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    self.init(formatter.string(for: subject) ?? "\(subject)", at: SourcePlace(_file, _line, _column, _function))
  }
  // Without a place, for `names.map(Text.init)`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { self.init(String(content), at: nil) }
  @_disfavoredOverload nonisolated public init(verbatim content: String) { self.init(content, at: nil) }

  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: String, Hashable, Sendable { case head, middle, tail }
  public struct Scale: Hashable, Sendable { public static let `default` = Scale(), secondary = Scale() }
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    public static let single = LineStyle()
  }
  /// How a date is written that goes on.
  public struct DateStyle: Hashable, Sendable {
    let format: String
    public static let time = DateStyle(format: "h:mm a"), date = DateStyle(format: "MMMM d, yyyy"), relative = DateStyle(format: "h:mm a")
    public static let offset = DateStyle(format: "h:mm a"), timer = DateStyle(format: "h:mm")
    func text(_ date: Date) -> String {
      let formatter = DateFormatter()
      (formatter.locale, formatter.timeZone, formatter.dateFormat) = (Locale(identifier: "en_US"), TimeZone(secondsFromGMT: 0), format)
      return formatter.string(from: date)
    }
  }

  nonisolated func changed(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }
  nonisolated public func font(_ font: Font?) -> Text { changed { $0.font = font } }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.change.weight = weight } }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.change.design = design } }
  nonisolated public func bold() -> Text { fontWeight(.bold) }
  nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? fontWeight(.bold) : self }
  nonisolated public func italic() -> Text { changed { $0.change.isItalic = true } }
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { changed { $0.change.design = isActive ? .monospaced : nil } }
  nonisolated public func monospacedDigit() -> Text { self }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  nonisolated public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { changed { $0.change.isSpaced = kerning != 0 } }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { changed { $0.change.isSpaced = tracking != 0 } }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> Text { changed { $0.change.isSpaced = offset != 0 } }
  nonisolated public static func + (a: Text, b: Text) -> Text {
    var sum = Text(a.string + b.string, at: a.place)
    (sum.font, sum.change) = (a.font ?? b.font, a.change)
    return sum
  }

  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    let own = font ?? scope.environment.font
    if let place, change.isApproximated || own?.isApproximated == true {
      scope.graph.approximate("Text: its weight, design and spacing are not measured", place)
    }
    var text = string
    if let textCase = scope.environment.textCase { text = textCase == .uppercase ? text.uppercased() : text.lowercased() }
    let arguments = [Argument](("string", .text(text)), ("font", font.map { .font($0.description) }))
    return _ViewList(Element(LayoutEngine.Text.self, arguments, at: place, scope.inside("Text")))
  }

  nonisolated public static func == (a: Text, b: Text) -> Bool { a.string == b.string && a.font == b.font && a.change == b.change }
}

/// What is said of a text's font beside its size.
struct FontChange: Hashable, Sendable {
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic = false
  var isSpaced = false
  var isApproximated: Bool { isItalic || isSpaced || weight.map { $0 != .regular } ?? false || design.map { $0 != .default } ?? false }
}

extension EnvironmentValues {
  private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}
