import Foundation
import TraceStore

/// A column that holds several rows: what SQLite's `json_group_array(json_object(…))` wrote.
enum FactList {
  /// What stands for infinity on the way.
  private static let largest = 1e308
  private static var infinity: Regex<(Substring, Substring)> { /:(-?)(?:9\.0e\+999|9e999|Inf)(?=[,}])/ }

  /// - Returns: nothing for a text that is no array of objects, which no rule writes.
  static func rows(_ json: String) -> [[String: SQLValue]] {
    // JSON has no infinity: SQLite writes a number for it that Foundation cannot read.
    let text = json.replacing(infinity) { ":\($0.1)\(largest)" }
    guard let objects = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]] else { return [] }
    return objects.map { $0.mapValues(value) }
  }

  private static func value(_ json: Any) -> SQLValue {
    switch json {
    case let text as String: .text(text)
    case let number as NSNumber where abs(number.doubleValue) == largest: .real(number.doubleValue < 0 ? -.infinity : .infinity)
    case let number as NSNumber:
      Int64(exactly: number.doubleValue).map { number.doubleValue == number.doubleValue.rounded() ? .integer($0) : .real(number.doubleValue) }
        ?? .real(number.doubleValue)
    default: .null
    }
  }
}
