import JSON
import LayoutEngine
import LayoutModel

/// Decodes and checks a scene. Whatever it does not know is an error: nothing is ignored.
struct SceneDecoder {
  let file: String
  let document: JSONDocument
  /// Filled by `SceneDecoder+Views`.
  var items: [SceneItem] = []
  /// The index of the first: those before it the scene has already.
  var firstItem: SceneItem.Index = 0
  /// Where each id was written first.
  var ids: [String: JSONDocument.Value?] = [:]
  var state: [StateVariable] = []
  var guides: [CustomGuide] = []
  /// What is wrong with what was decoded.
  var errors: [SceneError] = []
  /// The text comes from an edit: what is decoded has no place in the file.
  var isFragment = false

  typealias Value = JSONDocument.Value

  mutating func scene() throws(SceneError) -> Scene {
    let root = JSONDocument.root
    try expect(.object, root, "a scene", "an object")
    let known = ["$schema", "version", "name", "environment", "state", "alignments", "view", "passes"]
    try checkKeys(root, known, of: "a scene")
    guard let version = member(root, "version") else { throw fail(.missing("version", of: "a scene"), root) }
    guard document.number(version) == 1 else { throw fail(.version(found(version)), version) }
    guard let view = member(root, "view") else { throw fail(.missing("view", of: "a scene"), root) }
    let name = try member(root, "name").map { value throws(SceneError) in try text(value, "name") }
    state = try decodeState(member(root, "state"))
    guides = try decodeGuides(member(root, "alignments"))
    let environment = collect(else: LayoutEnvironment()) { decoder throws(SceneError) in try decoder.decodeEnvironment(decoder.member(root, "environment")) }
    // One that is wrong was told with the environment.
    let device = member(root, "environment").flatMap { member($0, "device") }.flatMap { try? self.device($0) }
    let passes = collect(else: []) { decoder throws(SceneError) in
      try decoder.decodePasses(decoder.member(root, "passes"), canvas: device?.proposal ?? Scene.defaultProposal)
    }
    let roots = try decodeViews(view, slot: "view", owner: -1, names: ExpressionNames(variables: Set(state.map(\.name)), guides: Set(guides.map(\.name))))
    if let error = SceneError(all: errors) { throw error }
    return Scene(
      file: file, document: document, name: name ?? "", environment: environment, state: state, guides: guides, passes: passes, items: SceneItems(items),
      roots: roots)
  }
}

extension SceneDecoder {
  /// Goes on where something is wrong, which is told with all else that is.
  mutating func collect<T>(else value: T, _ body: (inout SceneDecoder) throws(SceneError) -> T) -> T {
    do throws(SceneError) {
      return try body(&self)
    } catch {
      errors.append(error)
      return value
    }
  }
}

extension SceneError {
  /// All of them as one, in the order of the file; nil where nothing is wrong.
  init?(all errors: [SceneError]) {
    func place(_ index: Int) -> (Int, Int, Int) { (errors[index].location?.line ?? 0, errors[index].location?.column ?? 0, index) }
    let ordered = errors.indices.sorted { place($0) < place($1) }.map { errors[$0] }
    guard let first = ordered.first else { return nil }
    self = first
    others = Array(ordered.dropFirst().prefix(Self.limit - 1))
    untold = ordered.count - 1 - others.count
  }
}

extension Scene {
  /// Reads a scene from a path, `-` for standard input.
  package init(reading path: String) throws(SceneError) {
    try self.init(try SceneInput(reading: path))
  }

  package init(_ input: SceneInput) throws(SceneError) {
    LayoutBudget.current?.note(sceneOf: input.bytes.count)
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(input.bytes)
    } catch {
      throw SceneError(error, file: input.file, bytes: input.bytes)
    }
    var decoder = SceneDecoder(file: input.file, document: document)
    self = try decoder.scene()
  }
}

// What decoding anything needs.
extension SceneDecoder {
  /// The value of a key; null counts as absent.
  func member(_ object: Value, _ key: String) -> Value? {
    guard let value = document.member(object, key), document.kind(value) != .null else { return nil }
    return value
  }

  func key(_ value: Value) -> String { document.string(value) ?? "" }

  func checkKeys(_ object: Value, _ known: [String], of owner: String) throws(SceneError) {
    for value in document.keys(object) where !known.contains(key(value)) {
      throw fail(.unknownKey(key(value), of: owner, nearest: Suggestion.nearest(to: key(value), among: known), known: known), value)
    }
  }

  func expect(_ kind: JSONDocument.Kind, _ value: Value, _ what: String, _ takes: String) throws(SceneError) {
    if document.kind(value) != kind { throw wrongKind(what, takes, value) }
  }

  func text(_ value: Value, _ what: String) throws(SceneError) -> String {
    guard let text = document.string(value) else { throw wrongKind("'\(what)'", "a text", value) }
    return text
  }

  /// A finite number without expression.
  func number(_ value: Value, _ what: String, _ takes: String = "a number") throws(SceneError) -> Double {
    guard let number = document.number(value) else { throw wrongKind("'\(what)'", takes, value) }
    return number
  }

  func choice(_ value: Value, _ what: String, _ words: [String]) throws(SceneError) -> String {
    let word = try text(value, what)
    if !words.contains(word) { throw fail(.unknownWord(word, for: what, nearest: Suggestion.nearest(to: word, among: words), words: words), value) }
    return word
  }

  func wrongKind(_ what: String, _ takes: String, _ value: Value) -> SceneError {
    fail(.wrongKind(what, takes: takes, found: found(value)), value)
  }

  /// A value as a message calls it.
  func found(_ value: Value) -> String {
    switch document.kind(value) {
    case .object: "an object"
    case .array: "an array"
    case .null: "null"
    case .bool, .number: document.source(value).shortened
    case .string: "the text \"\((document.string(value) ?? "").shortened)\""
    }
  }

  func fail(_ problem: SceneError.Problem, _ value: Value?, related: Value? = nil, offset: Int? = nil) -> SceneError {
    guard !isFragment, let value else { return SceneError(problem, file: isFragment ? SceneEditError.file : file) }
    return SceneError(
      problem, file: file, location: SourceLocation(offset: offset ?? document.offset(value), in: document.bytes), pointer: document.pointer(value).description,
      related: related.map { SourceLocation(offset: document.offset($0), in: document.bytes) })
  }

  /// Compiles an expression; an error points at the character in the file.
  func expression(_ source: String, _ names: ExpressionNames, _ value: Value) throws(SceneError) -> Expression {
    do throws(ExpressionError) {
      return try Expression(source, names: names)
    } catch {
      throw fail(.expression(source, error.problem), value, offset: document.offset(ofCharacter: error.offset, in: value))
    }
  }
}
