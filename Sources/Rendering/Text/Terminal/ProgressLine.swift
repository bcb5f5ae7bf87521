import Platform

/// How far a recording is, in one line: `recording trace.db: 12,345,678 calls · 1.93 M rows/s · 214 MB`.
package struct ProgressLine: Sendable {
  package var path: String
  package var calls: Int
  /// Of late; nil while nothing is known.
  package var rowsPerSecond: Double?
  /// Of the file and the -wal beside it.
  package var bytes: Int
  /// Whether everything is laid out and the index is being built.
  package var isFinishing: Bool

  package init(path: String, calls: Int, rowsPerSecond: Double?, bytes: Int, isFinishing: Bool) {
    (self.path, self.calls, self.rowsPerSecond, self.bytes, self.isFinishing) = (path, calls, rowsPerSecond, bytes, isFinishing)
  }

  /// At most `width` columns, so that it can be rewritten in place.
  package func text(width: Int) -> String {
    let rate = isFinishing ? nil : rowsPerSecond.map { Self.scaled($0, ["rows/s", "k rows/s", "M rows/s"]) }
    let parts = [calls.of("call"), rate, Self.scaled(Double(bytes), ["bytes", "kB", "MB", "GB", "TB"])].compactMap { $0 }
    return "\(isFinishing ? "finishing" : "recording") \(path.printable): \(parts.joined(separator: " · "))".cut(toColumns: width)
  }

  /// Three digits and a unit, each unit a thousand of the one before.
  private static func scaled(_ value: Double, _ units: [String]) -> String {
    var (value, units) = (value, units[...])
    // What would be rounded to 1000 is one of the next.
    while value >= 999.5, units.count > 1 {
      value /= 1000
      units = units.dropFirst()
    }
    // Decimals are for numbers below a hundred that are no longer whole.
    let isWhole = value >= 99.95 || value == value.rounded()
    return "\(fixed(value, decimals: isWhole ? 0 : value >= 9.995 ? 1 : 2)) \(units.first ?? "")"
  }

  /// A number of 0 or more with so many decimals, its zeros too.
  private static func fixed(_ value: Double, decimals: Int) -> String {
    let scale = [1.0, 10, 100][decimals], (whole, rest) = Int64(clamping: (value * scale).rounded()).quotientAndRemainder(dividingBy: Int64(scale))
    return decimals == 0 ? "\(whole)" : "\(whole)." + String(Int64(scale) + rest).dropFirst()
  }
}
