import Platform

extension String {
  /// Lines of at most `width` columns, broken between words; a word that is longer stands alone on its line. What goes on stands below what it goes on with: a
  /// line that begins with a number and a gap goes on behind that, any other two columns further in than it begins.
  ///
  /// ANSI styles take no columns and go on over a break.
  package func wrapped(toColumns width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { Self.wrapped(String($0), width) }.joined(separator: "\n")
  }

  private static func wrapped(_ line: String, _ width: Int) -> String {
    guard line.seenColumns > width else { return line }
    let indent = hangingIndent(of: line)
    // Too narrow a place for words beside the indent.
    let blanks = String(repeating: " ", count: indent * 2 < width ? indent : 0)
    let start = line.prefix { $0 == " " }
    var lines = [String(start)], isEmpty = true
    // Gaps of several blanks are kept as long as their line lasts.
    for word in words(of: line.dropFirst(start.count)) {
      let last = lines[lines.count - 1]
      if isEmpty || (last + word.gap + word.text).seenColumns <= width {
        lines[lines.count - 1] = last + (isEmpty ? "" : word.gap) + word.text
      } else {
        lines.append(blanks + word.text)
      }
      isEmpty = false
    }
    return lines.joined(separator: "\n")
  }

  /// Words with the blanks before them.
  private static func words(of text: Substring) -> [(gap: String, text: String)] {
    var words: [(gap: String, text: String)] = []
    var rest = text
    while !rest.isEmpty {
      let gap = rest.prefix { $0 == " " }, word = rest.dropFirst(gap.count).prefix { $0 != " " }
      words.append((String(gap), String(word)))
      rest = rest.dropFirst(gap.count + word.count)
    }
    return words
  }

  private static func hangingIndent(of line: String) -> Int {
    let plain = line.withoutStyles, start = plain.prefix { $0 == " " }, first = plain.dropFirst(start.count).prefix { $0 != " " }
    let gap = plain.dropFirst(start.count + first.count).prefix { $0 == " " }
    let head = start.count + String(first).columns
    return gap.count >= 2 && head <= 24 ? head + gap.count : start.count + 2
  }

  /// Columns without those of ANSI styles, which take none.
  private var seenColumns: Int { withoutStyles.columns }
  private var withoutStyles: String { contains("\u{1B}") ? replacing(/\u{1B}\[[0-9]+m/, with: "") : self }
}
