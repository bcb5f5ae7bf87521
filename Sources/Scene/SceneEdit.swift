import Foundation
import LayoutEngine
import LayoutModel

/// One change of a scene, as `what-if` writes it: `remove title`, `unwrap row`, `set card.width 200`, `add badge fixedSize`,
/// `canvas 320x480`. Nodes go by their keys in the tree that the scene makes.
package enum SceneEdit: Hashable, Sendable {
  /// Takes a modifier away, or a view with everything in it.
  case remove(String)
  /// Takes a container away and leaves its children in its place; a modifier is just removed.
  case unwrap(String)
  /// Gives an argument a value, JSON or a plain word.
  case set(String, argument: String, value: String)
  /// Wraps a node in one modifier more; `arguments` is a JSON object.
  case add(String, modifier: String, arguments: String)
  /// Lays out in another canvas.
  case canvas(Proposal)

  /// - Throws: `SceneEditError.notAnEdit` for words that are none.
  package init(_ words: String) throws(SceneEditError) {
    let parts = words.split(separator: " ", maxSplits: 2).map(String.init)
    switch (parts.first, parts.count) {
    case ("remove", 2): self = .remove(parts[1])
    case ("unwrap", 2): self = .unwrap(parts[1])
    case ("set", 3):
      guard let dot = parts[1].lastIndex(of: "."), dot != parts[1].startIndex else { throw .notAnEdit(words) }
      self = .set(String(parts[1][..<dot]), argument: String(parts[1][parts[1].index(after: dot)...]), value: parts[2])
    case ("add", 3):
      let modifier = parts[2].split(separator: " ", maxSplits: 1).map(String.init)
      self = .add(parts[1], modifier: modifier[0], arguments: modifier.count > 1 ? modifier[1] : "{}")
    case ("canvas", 2):
      guard let canvas = Proposal(words: parts[1]) else { throw .notAnEdit(words) }
      self = .canvas(canvas)
    default: throw .notAnEdit(words)
    }
  }
}

extension SceneEdit {
  /// The edits that a recorded pass was made with.
  package static func list(_ words: String) throws(SceneEditError) -> [SceneEdit] {
    var edits: [SceneEdit] = []
    for part in words.components(separatedBy: "; ") { edits.append(try SceneEdit(part)) }
    return edits
  }

  /// As a person writes it and a recording notes it.
  package var words: String {
    switch self {
    case .remove(let key): "remove \(key)"
    case .unwrap(let key): "unwrap \(key)"
    case .set(let key, let argument, let value): "set \(key).\(argument) \(value)"
    case .add(let key, let modifier, let arguments): "add \(key) \(modifier)\(arguments == "{}" ? "" : " \(arguments)")"
    case .canvas(let proposal):
      "canvas \(proposal.rawWidth.isNaN ? "nil" : Expression.text(proposal.rawWidth))x\(proposal.rawHeight.isNaN ? "nil" : Expression.text(proposal.rawHeight))"
    }
  }
}

/// Why an edit cannot be made.
package enum SceneEditError: Error, Sendable, CustomStringConvertible {
  case notAnEdit(String)
  case noNode(String)
  case implicit(String)
  case notAModifier(String, nearest: String?)
  case noArgument(String, of: String, nearest: String?)
  case notAContainer(String)

  package var description: String {
    func hint(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }
    return switch self {
    case .notAnEdit(let words):
      "'\(words)' is no edit: write 'remove KEY', 'unwrap KEY', 'set KEY.argument VALUE', 'add KEY modifier {arguments}' or 'canvas WxH'"
    case .noNode(let key): "no node '\(key)'"
    case .implicit(let key): "'\(key)' is an implicit stack: it stands nowhere in the scene and cannot be edited"
    case .notAModifier(let name, let nearest): "'\(name)' is no modifier\(hint(nearest))"
    case .noArgument(let name, let type, let nearest): "'\(type)' has no argument '\(name)'\(hint(nearest))"
    case .notAContainer(let key): "'\(key)' has no views inside that could take its place"
    }
  }
}

extension Proposal {
  /// `390x844`, `nilxinfinity`; nil if the words are none.
  package init?(words: String) {
    // Not split at every x: a proposal may be nilxnil.
    guard let middle = words.firstIndex(of: "x") else { return nil }
    func side(_ word: Substring) -> Double?? {
      switch word {
      case "nil": .some(nil)
      case "inf", "infinity": .some(.infinity)
      default: Double(word).flatMap { $0.isFinite ? .some($0) : nil }
      }
    }
    guard let width = side(words[..<middle]), let height = side(words[words.index(after: middle)...]) else { return nil }
    self.init(width, height)
  }
}
