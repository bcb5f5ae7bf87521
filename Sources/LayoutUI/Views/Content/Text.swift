/// Words. Its font is the environment's, unless it has one of its own.
nonisolated public struct Text: _Primitive, Equatable, Sendable, _TextWithoutPlace {
  var string: String { words.map(\.string).joined() }
  /// Several where texts were added.
  private var words: [TextWords]
  /// Innermost first.
  private var modifiers: [TextModifier] = []
  private let place: SourcePlace?
  private var isInflected = false
  /// The name of its colour, that which is said first; of a sum the first part's.
  private var color: String?

  private nonisolated init(_ string: String, at place: SourcePlace?) { (words, self.place) = ([TextWords(string)], place) }

  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (words, place) = (TextWords.joined(key.texts.flatMap(\.styledWords)), SourcePlace(_file, _line, _column, _function))
    isInflected = key.isInflected
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ content: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(String(content), at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    verbatim content: String, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(content, at: SourcePlace(_file, _line, _column, _function)) }
  // A literal is a key, not one of these.
  @_disfavoredOverload nonisolated public init(
    _ content: AttributedString, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (words, place) = (TextWords.runs(of: content), SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(_ image: Image, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function) {
    self.init("\u{FFFC}", at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    _ date: Date, style: DateStyle, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(style.text(date, now: Date()), at: SourcePlace(_file, _line, _column, _function)) }
  /// The beginning and the end of a time: `9:30 – 10:15 AM`.
  nonisolated public init(
    _ interval: ClosedRange<Date>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(DateStyle.text(interval), at: SourcePlace(_file, _line, _column, _function)) }
  /// A time that runs, as it is written at its beginning.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    let seconds = countsDown ? Int(clamping: timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound).rounded()) : 0
    self.init(Self.clock(seconds, showsHours: showsHours), at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(format.inEnglish.format(input), at: SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<Subject>(
    _ subject: Subject, formatter: Formatter, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    self.init(formatter.string(for: subject) ?? "\(subject)", at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(_withoutPlace string: String) { self.init(string, at: nil) }
  nonisolated init(_withoutPlace text: AttributedString) { (words, place) = (TextWords.runs(of: text), nil) }

  /// `1:02:03`, or `62:03` without hours.
  nonisolated static func clock(_ seconds: Int, showsHours: Bool) -> String {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (seconds / 60, twoDigits(seconds % 60))
    return showsHours && minutes >= 60 ? "\(minutes / 60):\(twoDigits(minutes % 60)):\(rest)" : "\(minutes):\(rest)"
  }

  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: String, Hashable, Sendable { case head, middle, tail }
  public struct Scale: Hashable, Sendable { public static let `default` = Scale(), secondary = Scale() }
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    public static let single = LineStyle()
  }
  /// With what is said of it as a whole; nil says nothing.
  private nonisolated func saying(_ saying: TextModifier.Saying?, at place: SourcePlace) -> Text {
    guard let saying else { return self }
    var text = self
    text.modifiers.append(TextModifier(saying: saying, place: place))
    return text
  }
  nonisolated public func font(
    _ font: Font?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> Text { saying(font.map { .font($0) }, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func fontWeight(
    _ weight: Font.Weight?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> Text { saying(weight.map { .weight($0) }, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func fontDesign(
    _ design: Font.Design?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> Text { saying(design.map { .design($0) }, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func bold(
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> Text { saying(.bold, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func bold(
    _ isActive: Bool, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> Text { saying(isActive ? .bold : nil, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func italic(
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> Text { saying(.italic, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func monospaced(
    _ isActive: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> Text { saying(isActive ? .monospaced : nil, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func monospacedDigit(
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> Text { saying(.monospacedDigit, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func kerning(
    _ kerning: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> Text { saying(.kerning(kerning), at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func tracking(
    _ tracking: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> Text { saying(.tracking(tracking), at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func baselineOffset(
    _ offset: CGFloat, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> Text { saying(.baselineOffset(offset), at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { colored(color?.name) }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { colored(style.styleName) }
  private nonisolated func colored(_ name: String?) -> Text {
    var text = self
    text.color = color ?? name
    return text
  }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  nonisolated public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  nonisolated public static func + (a: Text, b: Text) -> Text {
    var sum = a
    (sum.words, sum.modifiers) = (a.styledWords + b.styledWords, [])
    return sum
  }

  /// Its words with what is said of the whole, as a sum has them.
  private nonisolated var styledWords: [TextWords] {
    modifiers.isEmpty ? words : words.map { words in modifiers.reduce(words) { $0.said($1.saying) } }
  }

  /// A text is its first words, to which the engine appends the others; where something is said of the first alone, they are appended, too.
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    let whole = modifiers.lazy.compactMap(\.font).first ?? scope.environment.font
    for words in words {
      if let place, let reason = (words.font ?? whole)?.unmeasured { scope.graph.approximate("Text: \(reason) is not measured", place) }
    }
    if let place, isInflected { scope.graph.approximate("Text: inflected words stay as they are written", place) }
    let first = words[0].isPlain ? words[0].string : "", others = words[0].isPlain ? words.dropFirst() : words[...]
    let arguments = [Argument](("string", .text(first)), ("color", color.map { .text($0) }), ("plus", others.isEmpty ? nil : .parts(others.map(\.appended))))
    var element = Element(LayoutEngine.Text.self, arguments, at: place, scope.inside("Text"))
    element.modifiers = modifiers.map { $0.element(owner: scope.owner) }
    return _ViewList(element)
  }

  nonisolated public static func == (a: Text, b: Text) -> Bool { a.words == b.words && a.modifiers == b.modifiers && a.color == b.color }
}

extension EnvironmentValues {
  private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}
