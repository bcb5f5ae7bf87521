#if !canImport(Darwin)
  // Formatters that Foundation has on Apple's systems alone, in American English.

  /// `2 hours ago`, `yesterday`.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    open var unitsStyle = UnitsStyle.full
    open var dateTimeStyle = DateTimeStyle.numeric
    open var calendar: Calendar! = .english
    open var locale: Locale! = .english
    open var formattingContext = Context.unknown

    open func localizedString(for date: Date, relativeTo reference: Date) -> String { localizedString(fromTimeInterval: date.timeIntervalSince(reference)) }
    open func localizedString(from components: DateComponents) -> String {
      let now = Date.now
      return localizedString(fromTimeInterval: (calendar.date(byAdding: components, to: now) ?? now).timeIntervalSince(now))
    }
    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
      let style: Date.RelativeFormatStyle.UnitsStyle =
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
      // A moment more: the style compares with its own now, which is later.
      let moment = interval < 0 ? 0 : 0.5
      return Date.RelativeFormatStyle(presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: style, locale: locale, calendar: calendar)
        .format(Date.now.addingTimeInterval(interval + moment))
    }
    open override func string(for object: Any?) -> String? { (object as? Date).map { localizedString(for: $0, relativeTo: .now) } }
  }

  /// `9:41:30`, `9h 41m 30s`, `9hr 41min 30sec`, `9 hr, 41 min, 30 sec`, `9 hours, 41 minutes, 30 seconds`, as Apple documents the styles.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let `default` = Self(rawValue: 1), dropLeading = Self(rawValue: 2), dropMiddle = Self(rawValue: 4), dropTrailing = Self(rawValue: 8)
      public static let dropAll = Self(rawValue: 14), pad = Self(rawValue: 65536)
    }
    /// None: days, hours, minutes and seconds.
    open var allowedUnits: NSCalendar.Unit = []
    open var unitsStyle = UnitsStyle.positional
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var maximumUnitCount = 0
    open var calendar: Calendar? = .english
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false

    private static let units: [(unit: NSCalendar.Unit, seconds: Int, words: [String])] = [
      (.year, 31_536_000, ["y", "yr", "year"]), (.month, 2_592_000, ["mo", "mth", "month"]), (.weekOfMonth, 604_800, ["w", "wk", "week"]),
      (.day, 86_400, ["d", "day", "day"]), (.hour, 3600, ["h", "hr", "hour"]), (.minute, 60, ["m", "min", "minute"]), (.second, 1, ["s", "sec", "second"]),
    ]

    open func string(from interval: TimeInterval) -> String? {
      guard var left = Int(exactly: abs(interval).rounded()) else { return nil }
      let allowed = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
      var parts: [(count: Int, words: [String])] = Self.units.filter { allowed.contains($0.unit) }.map { unit in
        defer { left %= unit.seconds }
        return (left / unit.seconds, unit.words)
      }
      let isPositional = unitsStyle == .positional, keepsAll = zeroFormattingBehavior.contains(.pad)
      // Of what is positional only leading zeros go.
      if !keepsAll, let first = parts.firstIndex(where: { $0.count > 0 }) ?? parts.indices.last { parts.removeFirst(first) }
      if !keepsAll, !isPositional { parts = parts.filter { $0.count > 0 || parts.count == 1 } }
      if parts.isEmpty { return nil }
      if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
      let text = (interval < 0 ? "-" : "") + joined(parts, padsFirst: keepsAll)
      return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func joined(_ parts: [(count: Int, words: [String])], padsFirst: Bool) -> String {
      func plural(_ part: (count: Int, words: [String]), _ word: String) -> String { "\(part.count) \(word)\(part.count == 1 ? "" : "s")" }
      return switch unitsStyle {
      case .positional:
        parts.enumerated().map { $0.offset > 0 || padsFirst ? String(format: "%02d", $0.element.count) : "\($0.element.count)" }.joined(separator: ":")
      case .abbreviated: parts.map { "\($0.count)\($0.words[0])" }.joined(separator: " ")
      case .brief: parts.map { "\($0.count)\($0.words[1])" }.joined(separator: " ")
      // Hours, minutes and seconds have one form.
      case .short: parts.map { ["h", "m", "s"].contains($0.words[0]) ? "\($0.count) \($0.words[1])" : plural($0, $0.words[1]) }.joined(separator: ", ")
      case .full, .spellOut: parts.map { plural($0, $0.words[2]) }.joined(separator: ", ")
      }
    }

    open func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }
    open func string(from components: DateComponents) -> String? {
      let counts = [components.year, components.month, components.weekOfMonth, components.day, components.hour, components.minute, components.second]
      return string(from: zip(counts, Self.units).reduce(0.0) { $0 + Double($1.0 ?? 0) * Double($1.1.seconds) })
    }
    open override func string(for object: Any?) -> String? { (object as? DateComponents).flatMap { string(from: $0) } }
  }

  /// `a, b, and c`.
  open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .english
    open var itemFormatter: Formatter?
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and).locale(.english)) }
    open func string(from items: [Any]) -> String? { Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" }) }
    open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap { string(from: $0) } }
  }
#endif
