import JSON
import LayoutModel
import Platform

/// One change of a scene, as `what-if` writes it: `remove title`, `set card.width 200`, `insert Spacer after title`.
///
/// Nodes go by their keys in the tree that the scene makes, by the id of a view that is none (a Group, a ForEach), or by their pointer.
/// A node that is repeated stands for all its repetitions: there is one view in the scene, or one call in a program's code. There a view alone is
/// taken away alone, as what is put in its place stands alone, and an argument set where it says the same: rows differ in data.
package enum SceneEdit: Hashable, Sendable {
  /// Takes a modifier away, or a view with everything in it.
  case remove(String)
  /// Takes a container away and leaves its children in its place; a modifier is just removed.
  case unwrap(String)
  /// Gives an argument a value; null takes it away.
  case set(String, argument: String, EditValue)
  /// Wraps a node in one modifier more: right around a modifier, outside of all that a view has.
  case add(String, modifier: EditedView)
  /// Puts a view beside another one, or as the last one into it.
  case insert(EditedView, EditPlace, String)
  /// Puts a container in a view's place and the view, with its modifiers, into it.
  case wrap(String, EditedView)
  /// Puts another view in the place of a view and all in it; its modifiers and its id stay.
  case replace(String, EditedView)
  /// Puts a modifier right inside or outside of another one, or a view beside or into another one.
  case move(String, MovePlace, String)
  /// Lays out in another canvas.
  case canvas(Proposal)
  /// Gives a state another value.
  case state(String, EditValue)
  /// Gives the scene's environment another value.
  case environment(String, EditValue)
}

/// Where an inserted view goes.
package enum EditPlace: String, CaseIterable, Sendable {
  case before, after
  case inside = "in"
}

/// Where a moved node goes: a modifier inside or outside, a view anywhere else.
package enum MovePlace: String, CaseIterable, Sendable {
  case inside, outside, before, after
  case into = "in"

  /// Where a view goes; nil: it is a modifier's place.
  var ofView: EditPlace? { EditPlace(rawValue: rawValue) }
}

/// A view or modifier that an edit adds: its type and members.
package struct EditedView: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: EditValue
    package init(name: String, value: EditValue) { (self.name, self.value) = (name, value) }
  }

  package let type: String
  package var members: [Member] = []
  /// Values without a name, each of which goes to the first argument left that takes it: `add title padding 8`, `add title .padding(.top, 8)`.
  package var unnamed: [EditValue] = []

  package init(type: String, members: [Member] = [], unnamed: EditValue? = nil) {
    self.init(type: type, members: members, unnamed: unnamed.map { [$0] } ?? [])
  }

  package init(type: String, members: [Member], unnamed: [EditValue]) { (self.type, self.members, self.unnamed) = (type, members, unnamed) }
}

/// A value in an edit, as JSON on one line.
///
/// What is no JSON is a text: `top`, `n * 2`. Swift's `.top` and `nil` are taken for what they are in a scene, `top` and `null`.
package struct EditValue: Hashable, Sendable {
  package let json: String

  /// - Throws: `JSONError` for what starts like an object, an array or a text in quotes and is none.
  package init(_ words: String) throws(JSONError) {
    let words = words == "nil" ? "null" : words.hasPrefix(".") && words.dropFirst().first?.isLetter == true ? String(words.dropFirst()) : words
    do throws(JSONError) {
      let document = try JSONDocument(Array(words.utf8))
      json = Self.line(document.source(JSONDocument.root))
    } catch {
      if let first = words.first, "{[\"".contains(first) { throw error }
      json = Self.line(JSONEscape.quote(words))
    }
  }

  /// - Parameter json: a value as JSON writes it.
  package init(json: String) { self.json = Self.line(json) }

  /// Line breaks stand between values only, semicolons in texts only. Edits of a pass stand in one line with `; ` between them.
  private static func line(_ json: String) -> String {
    json.split { $0.isNewline || $0 == "\t" }.joined(separator: " ").replacing(";", with: "\\u003b")
  }

  /// The text it is, if a person would write it without quotes.
  package var plainText: String? {
    guard json.hasPrefix("\""), !json.contains("\\"), case let text = String(json.dropFirst().dropLast()), !text.isEmpty else { return nil }
    return (try? EditValue(text))?.json == json && text.first?.isWhitespace == false && text.last?.isWhitespace == false ? text : nil
  }

  /// As it is written after a name.
  package var words: String { plainText ?? json }

  /// As it is written in a list of arguments, where blanks part them.
  package var word: String {
    guard let text = plainText, !text.contains(where: { " =\"()[]{}".contains($0) }) else { return json }
    return text
  }
}

extension SceneEdit {
  /// As a person writes it and a recording notes it. Reading it again gives the same edit.
  package var words: String {
    switch self {
    case .remove(let key): "remove \(Self.word(key))"
    case .unwrap(let key): "unwrap \(Self.word(key))"
    case .set(let key, let argument, let value): "set \(Self.word(key)).\(argument) \(value.words)"
    case .add(let key, let modifier): "add \(Self.word(key)) \(modifier.words)"
    case .insert(let view, let place, let key): "insert \(view.words) \(place.rawValue) \(Self.word(key))"
    case .wrap(let key, let view): "wrap \(Self.word(key)) \(view.words)"
    case .replace(let key, let view): "replace \(Self.word(key)) \(view.words)"
    case .move(let key, let place, let other): "move \(Self.word(key)) \(place.rawValue) \(Self.word(other))"
    case .canvas(let canvas): "canvas \(Self.side(canvas.width))x\(Self.side(canvas.height))"
    case .state(let name, let value): "state \(name) \(value.words)"
    case .environment(let name, let value): "environment \(name) \(value.words)"
    }
  }

  /// The same edit of the node that goes by another name.
  package func naming(_ name: (String) throws -> String) rethrows -> SceneEdit {
    switch self {
    case .remove(let key): .remove(try name(key))
    case .unwrap(let key): .unwrap(try name(key))
    case .set(let key, let argument, let value): .set(try name(key), argument: argument, value)
    case .add(let key, let modifier): .add(try name(key), modifier: modifier)
    case .insert(let view, let place, let key): .insert(view, place, try name(key))
    case .wrap(let key, let view): .wrap(try name(key), view)
    case .replace(let key, let view): .replace(try name(key), view)
    case .move(let key, let place, let other): .move(try name(key), place, try name(other))
    case .canvas, .state, .environment: self
    }
  }

  /// Several edits in one line.
  package static func words(_ edits: [SceneEdit]) -> String { edits.map(\.words).joined(separator: "; ") }

  /// A key, in quotes where it could not be told from what follows.
  package static func word(_ key: String) -> String {
    if !key.isEmpty, !key.contains(where: { $0.isWhitespace || ";\"()[]{}\\".contains($0) && !isRepetition(key) }) { return key }
    return EditValue(json: JSONEscape.quote(key)).json
  }

  /// `row[2]`.
  private static func isRepetition(_ key: String) -> Bool {
    guard key.hasSuffix("]"), let open = key.lastIndex(of: "[") else { return false }
    return !key[..<open].contains { ";\"()[]{}\\".contains($0) }
  }

  private static func side(_ length: Double?) -> String { length.map(Expression.text) ?? "nil" }
}

extension EditedView {
  package var words: String {
    // Several without names have no other form.
    if unnamed.count > 1 {
      let arguments = unnamed.map(\.word) + members.map { "\($0.name): \($0.value.word)" }
      return ".\(type)(\(arguments.joined(separator: ", ")))"
    }
    return ([type] + unnamed.map(\.word) + members.map { "\($0.name)=\($0.value.word)" }).joined(separator: " ")
  }
}
