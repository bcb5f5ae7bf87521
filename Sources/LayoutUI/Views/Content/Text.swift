/// Words. Its font is the environment's, unless it has one of its own.
nonisolated public struct Text: _Primitive, Equatable, Sendable, _TextWithoutPlace {
  var string: String { parts.map(\.string).joined() }
  /// Several where texts were added.
  private var parts: [Part]
  private let place: SourcePlace?

  private nonisolated init(_ string: String, at place: SourcePlace?) { (parts, self.place) = ([Part(string: string)], place) }

  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (parts, place) = ([], SourcePlace(_file, _line, _column, _function))
    for part in key.texts.flatMap(\.parts) where !part.string.isEmpty {
      if let last = parts.last, last.isLike(part) { parts[parts.count - 1].string += part.string } else { parts.append(part) }
    }
    if parts.isEmpty { parts = [Part(string: "")] }
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
  ) { self.init(String(content.characters), at: SourcePlace(_file, _line, _column, _function)) }
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
  /// What is said of a sum is said of each part that has not said it itself.
  private nonisolated func changed(_ change: (inout Part) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index]) }
    return text
  }
  nonisolated public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = $0.weight ?? weight } }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.design = $0.design ?? design } }
  nonisolated public func bold() -> Text { fontWeight(.bold) }
  nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? fontWeight(.bold) : self }
  nonisolated public func italic() -> Text { changed { $0.isItalic = true } }
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }
  nonisolated public func monospacedDigit() -> Text { changed { $0.hasMonospacedDigits = true } }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  nonisolated public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = $0.kerning ?? kerning } }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { changed { $0.tracking = $0.tracking ?? tracking } }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> Text { changed { $0.baselineOffset = $0.baselineOffset ?? offset } }
  nonisolated public static func + (a: Text, b: Text) -> Text {
    var sum = a
    sum.parts += b.parts
    return sum
  }

  /// A text is its first part, to which the engine appends the others. Spacing of a first part stands around a text alone, and in a sum that part is appended, too.
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    for part in parts {
      if let place, let reason = (part.font ?? scope.environment.font)?.unmeasured { scope.graph.approximate("Text: \(reason) is not measured", place) }
    }
    let stands = parts.count == 1 || parts[0].spacing.isEmpty
    let first = stands ? parts[0] : Part(string: ""), others = stands ? Array(parts.dropFirst()) : parts
    let arguments = [Argument](
      ("string", .text(first.string)), ("font", first.description.map { .font($0) }), ("plus", others.isEmpty ? nil : .parts(others.map(\.appended))))
    var element = Element(LayoutEngine.Text.self, arguments, at: place, scope.inside("Text"))
    element.modifiers = first.spacing.map { type, name, points in
      ElementModifier(kind: .primitive(type), arguments: [Argument(name, .number(Double(points)))], place: place, owner: scope.owner)
    }
    return _ViewList(element)
  }

  nonisolated public static func == (a: Text, b: Text) -> Bool { a.parts == b.parts }
}

/// Words of a text, and what is said of them alone.
private struct Part: Hashable, Sendable {
  var string: String
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic = false
  var hasMonospacedDigits = false
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?

  /// Whether the same is said of both.
  func isLike(_ other: Part) -> Bool {
    var own = self
    own.string = other.string
    return own == other
  }

  /// The engine's modifiers for what is said of its spacing.
  var spacing: [(type: any Primitive.Type, argument: String, points: CGFloat)] {
    let all: [(any Primitive.Type, String, CGFloat?)] = [
      (LayoutEngine.KerningModifier.self, "kerning", kerning), (LayoutEngine.Tracking.self, "tracking", tracking),
      (LayoutEngine.BaselineOffset.self, "baselineOffset", baselineOffset),
    ]
    return all.compactMap { type, name, points in points.map { (type, name, $0) } }
  }

  /// The font with what is said beside it; nil where nothing is said.
  var description: FontDescription? {
    var own = font ?? Font()
    own.weight = weight ?? own.weight
    own.design = design ?? own.design
    own.isItalic = own.isItalic || isItalic
    own.hasMonospacedDigits = own.hasMonospacedDigits || hasMonospacedDigits
    return own == Font() ? nil : own.description
  }

  var appended: TextPart {
    TextPart(
      string: string, font: description, tracking: tracking.map { Double($0) }, kerning: kerning.map { Double($0) },
      baselineOffset: baselineOffset.map { Double($0) })
  }
}

extension EnvironmentValues {
  private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}
