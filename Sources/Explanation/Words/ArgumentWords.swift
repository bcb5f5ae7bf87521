import JSON
import LayoutModel

/// What a trace has as JSON, as a person reads it.
enum ArgumentWords {
  /// `["vertical"]` is `.vertical`, and `[{"fixed": 80}]` is `[(fixed: 80)]`; nil for what is no list.
  static func list(_ json: String) -> String? {
    json.first == "[" ? JSONValue(reading: json).map(swift) : nil
  }

  private static let bothEdges: [Set<String?>: String] = [["leading", "trailing"]: ".horizontal", ["top", "bottom"]: ".vertical"]

  /// As Swift writes it: `.top`, `[.top, .leading]`, `(fixed: 80)`. A list of one word is that word, one of two opposite edges their axis.
  static func swift(_ value: JSONValue) -> String {
    if let number = value.number { return number.short }
    if let word = value.string { return word.wholeMatch(of: /[a-z]\w*/) == nil ? "\"\(word)\"" : ".\(word)" }
    if let arguments = arguments(value) { return "(\(arguments))" }
    guard let items = value.items else { return value.text }
    if let both = bothEdges[Set(items.map(\.string))] { return both }
    return items.count == 1 && items[0].string != nil ? swift(items[0]) : "[\(items.map(swift).joined(separator: ", "))]"
  }

  /// An object as arguments are written: `{"advance": 8, "lineHeight": 20}` is `advance: 8, lineHeight: 20`; nil for another value.
  static func arguments(_ value: JSONValue) -> String? {
    value.members.map { $0.map { "\($0.key): \(swift($0.value))" }.joined(separator: ", ") }
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
