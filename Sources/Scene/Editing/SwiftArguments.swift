import JSON
import LayoutModel

/// The arguments of a call as Swift writes them: `width: 200, alignment: .leading`.
enum SwiftArguments {
  struct Argument: Equatable {
    let label: String?
    /// As an edit's value is written: `.top` and numbers as they are, arrays in JSON.
    let value: String
  }

  /// Parted by commas outside of brackets and quotes. None for an empty list.
  static func list(_ text: Substring) -> [Argument] {
    var parts: [String] = [""], depth = 0, isQuoted = false, isEscaped = false
    for character in text {
      if isQuoted {
        if !isEscaped, character == "\"" { isQuoted = false }
        isEscaped = !isEscaped && character == "\\"
      } else if character == ",", depth == 0 {
        parts.append("")
        continue
      } else if character == "\"" {
        isQuoted = true
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        depth -= 1
      }
      parts[parts.count - 1].append(character)
    }
    let arguments = parts.map(argument)
    return arguments.count == 1 && arguments[0].value.isEmpty ? [] : arguments
  }

  private static func argument(_ text: String) -> Argument {
    let text = trimmed(text[...])
    let label = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !label.isEmpty, label.endIndex < text.endIndex, text[label.endIndex] == ":" else { return Argument(label: nil, value: value(text)) }
    return Argument(label: String(label), value: value(trimmed(text[text.index(after: label.endIndex)...])))
  }

  /// `[.top, .bottom]` as an array of words.
  private static func value(_ text: Substring) -> String {
    guard text.hasPrefix("[."), text.hasSuffix("]") else { return String(text) }
    let words = list(text.dropFirst().dropLast()).map { JSONEscape.quote(String($0.value.drop { $0 == "." })) }
    return "[\(words.joined(separator: ", "))]"
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start.prefix(0)
  }
}

extension SceneEditReader {
  /// As Swift writes it, and answers do: `.fixedSize()`, `.frame(width: 200, alignment: .leading)`, `.padding(.top, 8)`; nil for what is no call.
  func call(_ word: String) throws(SceneEditError) -> EditedView? {
    guard word.hasSuffix(")"), let open = word.firstIndex(of: "("), open != word.startIndex, !word.hasPrefix("{") else { return nil }
    var members: [EditedView.Member] = [], unnamed: [EditValue] = []
    for argument in SwiftArguments.list(word[word.index(after: open)...].dropLast()) {
      if let label = argument.label {
        members.append(EditedView.Member(name: label, value: try value(argument.value)))
      } else {
        unnamed.append(try value(argument.value))
      }
    }
    try checkOnce(members)
    let name = word[..<open]
    return EditedView(type: String(name.hasPrefix(".") ? name.dropFirst() : name), members: members, unnamed: unnamed)
  }
}
