import JSON
import LayoutEngine
import Platform

/// A JSON text whose values are checked as they are read: one that is not as it should be is an error at its place in the file.
struct CheckedDocument {
  typealias Value = JSONDocument.Value

  let json: JSONDocument
  let file: String
  /// The text comes from an edit: what is decoded has no place in the file.
  let isFragment: Bool
  /// Of the views of a program, what only that can run.
  private(set) var code: (any SceneCode)?

  init(_ json: JSONDocument, file: String, isFragment: Bool = false) { (self.json, self.file, self.isFragment) = (json, file, isFragment) }

  init(_ input: SceneInput) throws(SceneError) {
    do throws(JSONError) {
      self.init(try JSONDocument(input.bytes), file: input.file)
      code = input.code
    } catch {
      throw SceneError(error, file: input.file, bytes: input.bytes)
    }
  }

  // MARK: Objects

  /// The value of a key; null counts as absent.
  func member(_ object: Value, _ key: String) -> Value? {
    guard let value = json.member(object, key), json.kind(value) != .null else { return nil }
    return value
  }

  func key(_ value: Value) -> String { json.string(value) ?? "" }

  func checkKeys(_ object: Value, _ known: [String], of owner: String) throws(SceneError) {
    for value in json.keys(object) where !known.contains(key(value)) {
      throw fail(.unknownKey(key(value), of: owner, nearest: Suggestion.nearest(to: key(value), among: known), known: known), value)
    }
  }

  func expect(_ kind: JSONDocument.Kind, _ value: Value, _ what: String, _ takes: String) throws(SceneError) {
    if json.kind(value) != kind { throw wrongKind(what, takes, value) }
  }

  // MARK: Single values

  func text(_ value: Value, _ what: String) throws(SceneError) -> String {
    guard let text = json.string(value) else { throw wrongKind("'\(what)'", "a text", value) }
    return text
  }

  /// A finite number without expression.
  func number(_ value: Value, _ what: String, _ takes: String = "a number") throws(SceneError) -> Double {
    guard let number = json.number(value) else { throw wrongKind("'\(what)'", takes, value) }
    return number
  }

  /// The number of what only a program can run; nil for anything else.
  func codeNumber(_ object: Value) -> Int? {
    guard code != nil, json.kind(object) == .object, let number = member(object, "code").flatMap(json.number) else { return nil }
    return Int(exactly: number)
  }

  func flag(_ object: Value, _ name: String) throws(SceneError) -> Bool {
    guard let value = member(object, name) else { return false }
    guard let flag = json.bool(value) else { throw wrongKind("'\(name)'", "true or false", value) }
    return flag
  }

  func choice(_ value: Value, _ what: String, _ words: [String]) throws(SceneError) -> String {
    let word = try text(value, what)
    if !words.contains(word) { throw fail(.unknownWord(word, for: what, nearest: Suggestion.nearest(to: word, among: words), words: words), value) }
    return word
  }

  /// A name that expressions can use.
  func checkName(_ name: String, _ value: Value) throws(SceneError) {
    if ExpressionNames.reserved.contains(name) { throw fail(.reservedName(name), value) }
    if !ExpressionNames.isIdentifier(name) { throw fail(.notAName(name), value) }
  }

  // MARK: Errors

  func wrongKind(_ what: String, _ takes: String, _ value: Value) -> SceneError {
    fail(.wrongKind(what, takes: takes, found: found(value)), value)
  }

  /// A value as a message calls it.
  func found(_ value: Value) -> String {
    switch json.kind(value) {
    case .object: "an object"
    case .array: "an array"
    case .null: "null"
    case .bool, .number: json.source(value).shortened
    case .string: "the text \"\((json.string(value) ?? "").shortened)\""
    }
  }

  func fail(_ problem: SceneError.Problem, _ value: Value?, related: Value? = nil, offset: Int? = nil) -> SceneError {
    guard !isFragment, let value else { return SceneError(problem, file: isFragment ? SceneEditError.file : file) }
    return SceneError(
      problem, file: file, location: SourceLocation(offset: offset ?? json.offset(value), in: json.bytes), pointer: json.pointer(value).description,
      related: related.map { SourceLocation(offset: json.offset($0), in: json.bytes) })
  }
}
