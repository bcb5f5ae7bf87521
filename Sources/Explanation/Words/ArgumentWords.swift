import JSON
import LayoutModel

/// What a trace has as JSON, as a person reads it.
enum ArgumentWords {
  /// `["vertical"]` is `.vertical`, and `[{"fixed": 80}]` is `[(fixed: 80)]`; nil for what is no list.
  static func list(_ json: String) -> String? {
    guard json.first == "[", let items = JSONValue(reading: json)?.items else { return nil }
    let words = items.map(words)
    return words.count == 1 && items[0].string != nil ? words[0] : "[\(words.joined(separator: ", "))]"
  }

  private static func words(_ value: JSONValue) -> String {
    if let number = value.number { return number.short }
    if let word = value.string { return word.allSatisfy { $0.isLetter || $0.isNumber } && !word.isEmpty ? ".\(word)" : "\"\(word)\"" }
    if let members = value.members { return "(\(members.map { "\($0.key): \(words($0.value))" }.joined(separator: ", ")))" }
    if let items = value.items { return "[\(items.map(words).joined(separator: ", "))]" }
    return value.text
  }

  /// `advance 9 and lineHeight 22`: of an object the members that another one has not, or has otherwise; nil of what is no object.
  static func members(_ json: String, besides other: String?) -> String? {
    JSONValue(reading: json)?.membersByName.map { members($0, besides: other.flatMap { JSONValue(reading: $0)?.membersByName } ?? [:]) }
  }

  private static func members(_ members: [String: JSONValue], besides others: [String: JSONValue]) -> String {
    let told = members.keys.sorted().filter { others[$0] != members[$0] }
    return told.isEmpty ? "none" : told.map { "\($0) \(text(members[$0]))" }.listed
  }

  /// A value of a scene, as a sentence says it.
  static func text(_ value: JSONValue?) -> String {
    guard let value else { return "none" }
    if value["code"] != nil { return SwiftCall.closure }
    return value.membersByName.map { members($0, besides: [:]) } ?? value.sorted.text
  }
}
