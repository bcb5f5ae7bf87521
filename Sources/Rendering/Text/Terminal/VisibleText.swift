import JSON

extension Unicode.Scalar {
  /// What stands for it where a person reads: a control character would move the cursor, a bidirectional control would show letters in another
  /// order than they have. nil for all others, which show themselves.
  fileprivate var picture: String? {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value).map { String($0) }
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    case _ where isDirecting: "\\u{\(String(value, radix: 16, uppercase: true))}"
    default: nil
    }
  }
}

extension String {
  /// On one line and harmless: a control character becomes its picture (a line break ␊), a bidirectional one its number (`\u{202E}`).
  package var printable: String {
    utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? self : unicodeScalars.reduce(into: "") { $0 += $1.picture ?? String($1) }
  }

  /// The same of a text of several lines, with its tabs; where `terminal` shows styles, they stay.
  ///
  /// To be the last step before a text is seen: whatever a scene, a trace or an argument had in it.
  package func shown(on terminal: Terminal) -> String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A || $0 == 0x09 }) { return self }
    let parts = unicodeScalars.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    return parts.enumerated().reduce(into: "") { text, part in
      let isStyle = terminal.isStyled && Substring(part.element).prefixMatch(of: /\[[0-9]+m/) != nil
      text += part.offset == 0 ? "" : isStyle ? "\u{1B}" : "\u{241B}"
      for scalar in part.element {
        if scalar != "\n", scalar != "\t", let picture = scalar.picture { text += picture } else { text.unicodeScalars.append(scalar) }
      }
    }
  }

  /// Without what a line would tell a CI service instead of a person: `::error::` where it begins, `##[error]` anywhere.
  package var withoutCommands: String {
    guard utf8.contains(0x23) || zip(utf8, utf8.dropFirst()).contains(where: { $0 == 0x3A && $1 == 0x3A }) else { return self }
    let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = line.firstIndex { !$0.properties.isWhitespace } ?? line.endIndex
      let isCommand = line[start...].starts(with: "::".unicodeScalars)
      return isCommand ? String(line[..<start]) + "\\u{3A}" + String(line[line.index(after: start)...]) : String(line)
    }
    return lines.joined(separator: "\n").replacing("##[", with: "#\\u{23}[")
  }
}
