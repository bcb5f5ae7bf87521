import JSON
import TraceStore

/// A column that holds several rows: what SQLite's `json_group_array(json_object(…))` wrote.
enum FactList {
  /// What stands for infinity on the way.
  private static let largest = 1e308
  private static var infinity: Regex<(Substring, Substring)> { /:(-?)(?:9\.0e\+999|9e999|Inf)(?=[,}])/ }

  /// - Returns: nothing for a text that is no array of objects, which no rule writes.
  static func rows(_ json: String) -> [[String: SQLValue]] {
    // JSON has no infinity: SQLite writes a number for it that no double holds.
    let text = json.replacing(infinity) { ":\($0.1)\(largest)" }
    return (JSONValue(reading: text)?.items ?? []).compactMap { row in
      row.members.map { Dictionary($0.map { ($0.key, value($0.value)) }) { $1 } }
    }
  }

  private static func value(_ json: JSONValue) -> SQLValue {
    switch json {
    case .string(let text): .text(text)
    case .bool(let bool): .integer(bool ? 1 : 0)
    case .number(let number) where abs(number) == largest: .real(number < 0 ? -.infinity : .infinity)
    case .number(let number): Int64(exactly: number).map(SQLValue.integer) ?? .real(number)
    default: .null
    }
  }
}
