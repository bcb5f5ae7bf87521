import JSON
import LayoutModel
import Platform

/// Reads the words of an edit. Blanks part them, except in double quotes and in brackets; a node's name may stand in single quotes, too.
struct SceneEditReader {
  private let words: String
  private var rest: Substring

  static let verbs: [String] = SceneEdit.forms.map { String($0.form.prefix { $0 != " " }) }.reduce(into: []) { verbs, verb in
    if verbs.last != verb { verbs.append(verb) }
  }

  init(_ words: String) { (self.words, rest) = (words, words[...]) }

  mutating func read() throws(SceneEditError) -> SceneEdit {
    guard let verb = try word() else { throw fail(.unknownVerb("", nearest: nil)) }
    switch verb {
    case "remove": return .remove(try last(node("remove title"), "remove title"))
    case "unwrap": return .unwrap(try last(node("unwrap row"), "unwrap row"))
    case "set": return try set()
    case "add": return .add(try node("add title padding length=8"), modifier: try view("add title padding length=8"))
    case "insert": return try insert()
    case "wrap": return .wrap(try node("wrap title HStack"), try view("wrap title HStack"))
    case "replace": return .replace(try node("replace photo Color"), try view("replace photo Color"))
    case "move": return try move()
    case "canvas": return .canvas(try canvas())
    case "state": return try named("state open true") { .state($0, $1) }
    case "environment": return try named("environment layoutDirection rightToLeft") { .environment($0, $1) }
    default: throw fail(.unknownVerb(verb, nearest: Suggestion.nearest(to: verb, among: Self.verbs)))
    }
  }

  private func fail(_ problem: SceneEditError.Problem) -> SceneEditError { SceneEditError(words, problem) }

  // MARK: Words

  private mutating func word() throws(SceneEditError) -> String? {
    rest = rest.drop(while: \.isWhitespace)
    var depth = 0, isQuoted = false, isEscaped = false
    var end = rest.startIndex
    while end < rest.endIndex {
      let character = rest[end]
      if isQuoted {
        if !isEscaped, character == "\"" { isQuoted = false }
        isEscaped = !isEscaped && character == "\\"
      } else if depth == 0, character.isWhitespace {
        break
      } else {
        if character == "\"" { isQuoted = true }
        // One that nothing opened closes nothing.
        if "{[(".contains(character) { depth += 1 } else if "}])".contains(character) { depth = max(0, depth - 1) }
      }
      rest.formIndex(after: &end)
    }
    if isQuoted { throw fail(.openQuote) }
    defer { rest = rest[end...] }
    return rest.startIndex == end ? nil : String(rest[..<end])
  }

  private mutating func allWords() throws(SceneEditError) -> [String] {
    var all: [String] = []
    while let next = try word() { all.append(next) }
    return all
  }

  /// The rest, as it stands.
  private mutating func remainder() -> String? {
    let text = rest.drop(while: \.isWhitespace)
    rest = rest[rest.endIndex...]
    let end = text.lastIndex { !$0.isWhitespace }
    return end.map { String(text[...$0]) }
  }

  private mutating func node(_ example: String) throws(SceneEditError) -> String {
    guard let word = try nodeWord() else { throw fail(.incomplete(example: example)) }
    return try key(word)
  }

  /// A word, or several between single quotes: `'HStack/0 Text'`, `'HStack/0 Text'.width`.
  private mutating func nodeWord() throws(SceneEditError) -> String? {
    guard let first = try word() else { return nil }
    guard first.hasPrefix("'") else { return first }
    let after = rest
    var words = first
    while words.count(where: { $0 == "'" }) < 2 {
      guard let next = try word() else {
        rest = after  // It was an apostrophe, and no quote.
        return first
      }
      words += " " + next
    }
    return words
  }

  /// `title`, or in quotes `"my title"` or `'my title'`.
  private func key(_ word: String) throws(SceneEditError) -> String {
    if word.count > 2, word.hasPrefix("'"), word.hasSuffix("'") { return String(word.dropFirst().dropLast()) }
    guard word.hasPrefix("\"") else { return word }
    guard let document = try? JSONDocument(Array(word.utf8)), let text = document.string(JSONDocument.root) else { throw fail(.openQuote) }
    return text
  }

  /// The node of an edit that has nothing after it. A path needs no quotes then.
  private mutating func last(_ key: String, _ example: String) throws(SceneEditError) -> String {
    guard let more = remainder() else { return key }
    if key.hasPrefix("@") || key.contains("/") && !key.hasPrefix("/") { return "\(key) \(more)" }
    throw fail(.tooMuch(more, example: example))
  }

  func value(_ words: String) throws(SceneEditError) -> EditValue {
    do throws(JSONError) {
      return try EditValue(words)
    } catch {
      throw fail(.value(SceneError(error, file: SceneEditError.file, bytes: Array(words.utf8)).sentence))
    }
  }

  // MARK: Edits

  private mutating func set() throws(SceneEditError) -> SceneEdit {
    let example = "set title.width 200"
    guard let target = try nodeWord() else { throw fail(.incomplete(example: example)) }
    guard let dot = target.lastIndex(of: "."), dot != target.startIndex, target.index(after: dot) != target.endIndex else {
      throw fail(.noArgumentNamed(target))
    }
    let argument = target[target.index(after: dot)...]
    guard argument.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { throw fail(.noArgumentNamed(target)) }
    guard let text = remainder() else { throw fail(.noValue("\(target) 200")) }
    return .set(try key(String(target[..<dot])), argument: String(argument), try value(text))
  }

  private mutating func named(_ example: String, _ edit: (String, EditValue) -> SceneEdit) throws(SceneEditError) -> SceneEdit {
    guard let name = try word(), let text = remainder() else { throw fail(.incomplete(example: example)) }
    return edit(name, try value(text))
  }

  private mutating func canvas() throws(SceneEditError) -> Proposal {
    guard let text = remainder() else { throw fail(.incomplete(example: "canvas 320x480")) }
    guard let canvas = Proposal(words: text) else { throw fail(.notACanvas(text)) }
    return canvas
  }

  private mutating func insert() throws(SceneEditError) -> SceneEdit {
    let example = "insert Spacer after title"
    var words = try allWords()
    // Words between single quotes at the end are the node's name.
    if let start = words.lastIndex(where: { $0.hasPrefix("'") }), words.last?.hasSuffix("'") == true {
      words.replaceSubrange(start..., with: [words[start...].joined(separator: " ")])
    }
    guard words.count >= 3 else { throw fail(.incomplete(example: example)) }
    let node = try key(words.removeLast()), word = words.removeLast()
    guard let place = EditPlace(rawValue: word) else { throw fail(.notAPlace(word, example: example)) }
    return .insert(try view(words), place, node)
  }

  private mutating func move() throws(SceneEditError) -> SceneEdit {
    let example = "move background outside padding"
    let node = try node(example)
    guard let word = try word() else { throw fail(.incomplete(example: example)) }
    guard let place = MovePlace(rawValue: word) else { throw fail(.notAMove(word)) }
    return .move(node, place, try last(try self.node(example), example))
  }

  private mutating func view(_ example: String) throws(SceneEditError) -> EditedView {
    let words = try allWords()
    if words.isEmpty { throw fail(.incomplete(example: example)) }
    return try view(words)
  }

  /// A type and its arguments: `frame width=200 alignment=leading`, `padding 8`, `frame {"width": 200}` or `{"type": "frame", "width": 200}`.
  private func view(_ words: [String]) throws(SceneEditError) -> EditedView {
    var type = words[0], members: [EditedView.Member] = []
    var unnamed: [EditValue] = []
    if words.count == 1, let call = try call(type) { return call }
    if type.hasPrefix("{") {
      members = try object(type)
      guard let index = members.firstIndex(where: { $0.name == "type" }), let name = members[index].value.plainText else { throw fail(.noType) }
      members.remove(at: index)
      type = name
    }
    for word in words.dropFirst() {
      if word.hasPrefix("{") {
        members += try object(word)
      } else if let equals = word.firstIndex(of: "="), equals != word.startIndex, word[..<equals].allSatisfy({ $0.isLetter || $0.isNumber }) {
        members.append(EditedView.Member(name: String(word[..<equals]), value: try value(String(word[word.index(after: equals)...]))))
      } else if unnamed.isEmpty, members.isEmpty {
        unnamed = [try value(word)]
      } else {
        throw fail(.unnamed(word))
      }
    }
    try checkOnce(members)
    return EditedView(type: type.hasPrefix(".") ? String(type.dropFirst()) : type, members: members, unnamed: unnamed)
  }

  func checkOnce(_ members: [EditedView.Member]) throws(SceneEditError) {
    let twice = members.indices.first { index in members[..<index].contains { $0.name == members[index].name } }
    if let twice { throw fail(.twice(members[twice].name)) }
  }

  private func object(_ words: String) throws(SceneEditError) -> [EditedView.Member] {
    do throws(JSONError) {
      let document = try JSONDocument(Array(words.utf8))
      return document.keys(JSONDocument.root).map {
        EditedView.Member(name: document.string($0) ?? "", value: EditValue(json: document.source($0 + 1)))
      }
    } catch {
      throw fail(.value(SceneError(error, file: SceneEditError.file, bytes: Array(words.utf8)).sentence))
    }
  }
}

extension SceneEdit {
  /// - Throws: `SceneEditError` for words that are no edit.
  package init(_ words: String) throws(SceneEditError) {
    var reader = SceneEditReader(words)
    self = try reader.read()
  }

  /// The edits that a person gave, an argument each. One whose quotes were forgotten comes word by word.
  package static func list(arguments: [String]) throws(SceneEditError) -> [SceneEdit] {
    let isTaken = arguments.count > 1 && SceneEditReader.verbs.contains(arguments[0]) && !arguments.contains { $0.contains(where: \.isWhitespace) }
    var edits: [SceneEdit] = []
    for words in isTaken ? [arguments.joined(separator: " ")] : arguments {
      do throws(SceneEditError) { edits.append(try SceneEdit(words)) } catch {
        // Several as answers have them in JSON.
        guard case let parts = words.split(separator: "; "), parts.count > 1 else { throw error }
        for part in parts { edits.append(try SceneEdit(String(part))) }
      }
    }
    return edits
  }

  /// The edits that a recorded pass was made with.
  package static func list(_ words: String) throws(SceneEditError) -> [SceneEdit] {
    var edits: [SceneEdit] = []
    for part in words.split(separator: "; ") { edits.append(try SceneEdit(String(part))) }
    return edits
  }
}
