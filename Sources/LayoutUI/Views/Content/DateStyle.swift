extension Text {
  /// How a date is written that goes on. In English, and in Greenwich's time.
  ///
  ///     in 10 minutes, at 9:41: time "9:51 AM", timer "10:00", relative "10 min", offset "+10 minutes"
  public struct DateStyle: Hashable, Sendable {
    private let name: String
    public static let time = DateStyle(name: "time"), date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative"), offset = DateStyle(name: "offset"), timer = DateStyle(name: "timer")

    private struct Unit {
      let seconds: Int
      /// `hr`, and `hour`.
      let short: String, word: String
      init(_ seconds: Int, _ short: String, _ word: String) { (self.seconds, self.short, self.word) = (seconds, short, word) }
      func count(of seconds: Int) -> Int { seconds / self.seconds }
      /// Abbreviated, `2 days` and `2 hr`.
      func words(_ count: Int) -> String { "\(count) \(short)\(short == word && count != 1 ? "s" : "")" }
    }
    private static let units = [
      Unit(31_536_000, "yr", "year"), Unit(2_592_000, "mo", "month"), Unit(604_800, "wk", "week"), Unit(86_400, "day", "day"), Unit(3_600, "hr", "hour"),
      Unit(60, "min", "minute"), Unit(1, "sec", "second"),
    ]

    nonisolated func text(_ date: Date, now: Date) -> String {
      let apart = Int(clamping: date.timeIntervalSince(now).rounded()), seconds = Int(clamping: apart.magnitude)
      let index = Self.units.firstIndex { $0.seconds <= seconds } ?? Self.units.count - 1
      let unit = Self.units[index], count = unit.count(of: seconds)
      switch name {
      case "timer": return Text.clock(seconds, showsHours: true)
      case "offset": return "\(apart < 0 ? "-" : "+")\(count) \(unit.word)\(count == 1 ? "" : "s")"
      case "relative":
        // The largest unit, and of the next one what is left.
        let next = Self.units.dropFirst(index + 1).first, rest = next?.count(of: seconds - count * unit.seconds) ?? 0
        return [unit.words(count), rest > 0 ? next?.words(rest) : nil].compactMap { $0 }.joined(separator: ", ")
      default: return Self.formatted(date, name == "time" ? "h:mm a" : "MMMM d, yyyy")
      }
    }

    /// Both times, with one AM or PM where it is the same.
    nonisolated static func text(_ interval: ClosedRange<Date>) -> String {
      let (start, end) = (formatted(interval.lowerBound, "h:mm a"), formatted(interval.upperBound, "h:mm a"))
      return "\(start.suffix(3) == end.suffix(3) ? String(start.dropLast(3)) : start) – \(end)"
    }

    nonisolated private static func formatted(_ date: Date, _ format: String) -> String {
      let formatter = DateFormatter()
      (formatter.locale, formatter.timeZone, formatter.dateFormat) = (.english, TimeZone(secondsFromGMT: 0), format)
      return formatter.string(from: date)
    }
  }
}
