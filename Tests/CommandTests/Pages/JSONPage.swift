import Foundation

/// A value as a strict reader sees it.
enum JSONTree: Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case list([JSONTree])
  case object([String: JSONTree])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let list = try? container.decode([JSONTree].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  subscript(key: String) -> JSONTree? { if case .object(let members) = self { members[key] } else { nil } }
  var items: [JSONTree] { if case .list(let items) = self { items } else { [] } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
}

/// What docs/json.md says: the keys of each object with their types, and which object each command answers with.
struct JSONPage {
  /// `string or null`: the types a key may have, as written.
  typealias Types = [String]

  private(set) var objects: [String: [(key: String, types: Types)]] = [:]
  private(set) var answers: [String: Types] = [:]

  /// Rows of tables: under `## Answers` of commands, under a `###` of its keys.
  init(_ text: String) {
    var object: String?
    var isAnswers = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        isAnswers = line == "## Answers"
        object = line.hasPrefix("### ") ? String(line.dropFirst(4)) : nil
      }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0).replacing("`", with: "") }
      guard line.hasPrefix("| `"), cells.count > 3 else { continue }
      let types = Self.withoutLinks(cells[2]).components(separatedBy: " or ").map { $0.trimmingCharacters(in: .whitespaces) }
      let name = cells[1].trimmingCharacters(in: .whitespaces)
      if isAnswers { answers[name] = types }
      if let object { objects[object, default: []].append((name, types)) }
    }
  }

  /// `list of [step](#step)` is `list of #step`.
  private static func withoutLinks(_ text: String) -> String { text.replacing(#/\[[^\]]*\]\((#[^)]*)\)/#) { String($0.output.1) } }

  /// Each key with each of its types: `step.by: null`.
  var everything: Set<String> {
    Set(objects.flatMap { object, keys in keys.flatMap { key in key.types.map { "\(object).\(key.key): \($0)" } } })
  }
}

/// Holds answers against the page, and notes what of the page they have.
struct JSONReading {
  let page: JSONPage
  private(set) var seen: Set<String> = []

  init(_ page: JSONPage) { self.page = page }

  /// - Returns: what is not as the page says.
  mutating func problems(_ value: JSONTree, _ types: JSONPage.Types, at place: String, key: String? = nil) -> [String] {
    var found: [String] = []
    for type in types {
      let problems = problems(value, type, at: place)
      if problems.isEmpty {
        if let key { seen.insert("\(key): \(type)") }
        return []
      }
      if type.contains("#") || found.isEmpty { found = problems }
    }
    return found
  }

  private mutating func problems(_ value: JSONTree, _ type: String, at place: String) -> [String] {
    if type.hasPrefix("list of ") {
      guard case .list(let items) = value else { return ["\(place) is no list"] }
      return items.flatMap { problems($0, [String(type.dropFirst(8))], at: "\(place)[]") }
    }
    if type.hasPrefix("#") {
      guard case .object(let members) = value, let keys = page.objects[String(type.dropFirst())] else { return ["\(place) is no \(type)"] }
      let unknown = members.keys.filter { key in !keys.contains { $0.key == key } }
      return unknown.map { "\(place).\($0) is not on the page" } + keys.flatMap { problems(members[$0.key], $0, of: String(type.dropFirst()), at: place) }
    }
    return Self.isA(type, value) ? [] : ["\(place) is no \(type): \(value)"]
  }

  private mutating func problems(_ value: JSONTree?, _ key: (key: String, types: JSONPage.Types), of object: String, at place: String) -> [String] {
    if let value { return problems(value, key.types, at: "\(place).\(key.key)", key: "\(object).\(key.key)") }
    if !key.types.contains("absent") { return ["\(place).\(key.key) is not there"] }
    seen.insert("\(object).\(key.key): absent")
    return []
  }

  private static func isA(_ type: String, _ value: JSONTree) -> Bool {
    func numbers(_ count: Int, or other: String = "number") -> Bool {
      if case .list(let items) = value { items.count == count && items.allSatisfy { isA("number", $0) || isA(other, $0) } } else { false }
    }
    switch (type, value) {
    case ("null", .null), ("boolean", .boolean), ("string", .string), ("number", .number): return true
    case ("integer", .number(let number)): return number == number.rounded()
    case ("number", .string(let text)): return text == "infinity" || text == "-infinity"
    case ("size", _), ("point", _), ("range", _): return numbers(2)
    case ("proposal", _): return numbers(2, or: "null")
    case ("rectangle", _): return numbers(4)
    case ("row", .object(let members)): return members.values.allSatisfy { isA("null", $0) || isA("string", $0) || isA("number", $0) }
    case (_, .string(let text)): return type == "\"\(text)\""
    default: return false
    }
  }
}
