import LayoutEngine
import LayoutModel

/// Why an edit cannot be made.
package struct SceneEditError: Error, Sendable {
  /// The edit, as written.
  package let words: String
  package let problem: Problem

  /// What errors in what an edit wrote name as their file.
  package static let file = "edit"

  package init(_ words: String, _ problem: Problem) { (self.words, self.problem) = (words, problem) }

  package enum Problem: Error, Sendable {
    case unknownVerb(String, nearest: String?)
    case incomplete(example: String)
    case tooMuch(String, example: String)
    case openQuote
    /// `set title 200`.
    case noArgumentNamed(String)
    case noValue(String)
    case notACanvas(String)
    case notAPlace(String, example: String)
    case notAMove(String)
    /// A modifier where only a view can go, or the other way round.
    case noMove(String, isModifier: Bool)
    /// What stands in the node that is moved, or is it.
    case ontoItself(String, of: String)
    case unnamed(String)
    case noType
    case twice(String)

    case noNode(String, nearest: String?)
    /// An earlier edit took it away.
    case gone(String)
    case implicit(String)
    /// No such modifier, or no such view.
    case unknownType(String, isModifier: Bool, nearest: String?)
    /// A modifier where a view belongs, or the other way round.
    case wrongPlace(String, isModifier: Bool)
    case noArgument(String, of: String, nearest: String?, known: [String], instead: String?)
    /// What a program gives its Layout, or that its own Layouts are made with.
    case ofCode(String, of: String)
    case notSettable(String, of: String)
    case leaf(String, kind: String)
    case notAContainer(String)
    /// A type that the view cannot take over as it is; `instead` is an edit that can be made.
    case noOtherType(String, of: String, instead: String)
    case noState(String, nearest: String?, known: [String])
    case noEnvironment(String, nearest: String?, known: [String])
    /// A value that is not what the argument takes, as a sentence.
    case value(String)
    /// Something left reads what goes; as a sentence.
    case read(String)
  }

  /// 1 if there is no such node, or it cannot go, else 64: the edit is written wrongly.
  package var exitCode: Int32 {
    switch problem {
    case .noNode, .gone, .read: 1
    default: 64
    }
  }
}

extension SceneEditError: CustomStringConvertible {
  package var description: String { words.isEmpty ? sentence : "'\(words.shortened)': \(sentence)" }

  private var sentence: String {
    func hint(_ nearest: String?, _ otherwise: String = "") -> String { nearest.map { "; did you mean '\($0)'?" } ?? otherwise }
    func list(_ known: [String], _ none: String) -> String { known.isEmpty ? "; \(none)" : "; known: \(known.prefix(12).joined(separator: ", "))" }
    return switch problem {
    case .unknownVerb(let verb, let nearest):
      verb.isEmpty
        ? "an edit is empty; write 'remove title'"
        : "'\(verb)' is no edit\(hint(nearest, "; edits are \(SceneEditReader.verbs.joined(separator: ", "))"))"
    case .incomplete(let example): "something is missing; write '\(example)'"
    case .tooMuch(let more, let example): "'\(more)' is too much; write '\(example)', each edit in quotes of its own"
    case .openQuote: "a quote is not closed"
    case .noArgumentNamed(let target): "'\(target)' names no argument; write 'set \(target).width 200'"
    case .noValue(let example): "the value is missing; write 'set \(example)', or null to take the argument away"
    case .notACanvas(let text): "'\(text)' is no canvas; write 'canvas 320x480', with nil or infinity for a side where it is meant"
    case .notAPlace(let word, let example): "'\(word)' is no place; write before, after or in, as in '\(example)'"
    case .notAMove(let word):
      "'\(word)' is no place; write inside or outside of a modifier, as in 'move background outside padding', or before, after or in of a view, as in "
        + "'move title after stamp'"
    case .noMove(let key, let isModifier):
      isModifier
        ? "'\(key)' is a modifier, which goes inside or outside of another one; write 'move \(SceneEdit.word(key)) outside NODE'"
        : "'\(key)' is a view, which goes before, after or in another one; write 'move \(SceneEdit.word(key)) after NODE'"
    case .ontoItself(let key, let of):
      key == of ? "'\(key)' cannot be moved beside or into itself" : "'\(key)' stands in '\(of)', which would have to go into itself"
    case .unnamed(let word): "'\(word)' has no name; write name=value, as in 'width=200'"
    case .noType: "the object has no \"type\""
    case .twice(let name): "'\(name)' is given twice"
    case .noNode(let key, let nearest): "no node '\(key)'\(hint(nearest, "; 'layouttrace tree' lists them"))"
    case .gone(let key): "'\(key)' is not there any more: an edit before this one took it away"
    case .implicit(let key): "'\(key)' is written nowhere, so that it cannot be edited: SwiftUI puts it around what is in it"
    case .unknownType(let name, let isModifier, let nearest): "'\(name)' is no \(isModifier ? "modifier" : "view")\(hint(nearest))"
    case .wrongPlace(let name, let isModifier):
      isModifier ? "'\(name)' is a modifier, not a view; write 'add NODE \(name)'" : "'\(name)' is a view, not a modifier; write 'insert \(name) after NODE'"
    case .noArgument(let name, let type, let nearest, let known, let instead):
      "\(type) has no '\(name)'" + (instead.map { "; write '\($0)'" } ?? hint(nearest, list(known, "it has none")))
    case .ofCode(let name, let type):
      "'\(name)' of \(type) is in the program's code, which no edit of the scene reaches; change it in the source and record again"
    case .notSettable(let name, let type): "'\(name)' of \(type) is views, which 'insert' and 'remove' change"
    case .leaf(let key, let kind): "'\(key)' is \(kind.withArticle) and holds no views"
    case .notAContainer(let key): "'\(key)' has no views inside that could take its place"
    case .noOtherType(let name, let type, let instead):
      "\(type.withArticle) cannot become a '\(name)': setting 'type' makes a container another one that knows its arguments; write \(instead)"
    case .noState(let name, let nearest, let known): "the scene has no state '\(name)'\(hint(nearest, list(known, "it has none")))"
    case .noEnvironment(let name, let nearest, let known): "the environment has no '\(name)'\(hint(nearest, list(known, "")))"
    case .read(let sentence): "that cannot go, since what stays reads it: \(sentence)"
    case .value(let sentence): sentence
    }
  }
}

extension String {
  /// `a Color`, `an HStack`, as one says the name of a type.
  fileprivate var withArticle: String {
    // A letter before another capital is spoken by its name: aitch.
    let isSpelled = dropFirst().first?.isUppercase == true
    return (first.map { (isSpelled ? "AEFHILMNORSX" : "AEIO").contains($0) } == true ? "an " : "a ") + self
  }
}
