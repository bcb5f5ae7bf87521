/// A line of Markdown as a Text shows it: emphasis, code and links, by the rules of CommonMark 0.31; blocks are none.
///
/// An interpolated value stands in it as one character, and is not read itself. Of an inflection (`^[2 item](inflect: true)`) the words are left as they are.
struct MarkdownText {
  struct Run: Equatable {
    var text: String
    var isStrong = false
    var isEmphasized = false
    var isCode = false
  }

  /// The character that stands for a value.
  static let value: Character = "\u{FFF9}"

  private enum Node {
    case text(Run)
    case delimiters(Delimiters)
    /// `[`, while it may begin a link.
    case bracket(String)
  }

  /// A row of one of `*`, `_` and `~`.
  private struct Delimiters {
    let mark: Character
    /// Those that are left, and as many as were written.
    var count: Int
    let written: Int
    let canOpen: Bool
    let canClose: Bool

    func closes(_ opener: Delimiters) -> Bool {
      guard mark == opener.mark, opener.canOpen, opener.count > 0 else { return false }
      if mark == "~" { return count == opener.count && count <= 2 }
      // The rule of three, by which `*a**b*` is one emphasis.
      return !(canOpen || opener.canClose) || (written + opener.written) % 3 != 0 || written % 3 == 0 && opener.written % 3 == 0
    }
  }

  private let source: [Character]
  private var nodes: [Node] = []

  static func runs(_ text: String) -> [Run] {
    guard text.utf8.contains(where: "*_~`[\\<".utf8.contains) else { return [Run(text: text)] }
    var markdown = MarkdownText(source: Array(text))
    markdown.read()
    return markdown.runs
  }

  private init(source: [Character]) { self.source = source }

  private var runs: [Run] {
    var runs: [Run] = []
    for node in nodes {
      var run: Run
      switch node {
      case .text(let text): run = text
      case .delimiters(let row): run = Run(text: String(repeating: row.mark, count: row.count))
      case .bracket(let text): run = Run(text: text)
      }
      if run.text.isEmpty { continue }
      if let last = runs.last, last.isStrong == run.isStrong, last.isEmphasized == run.isEmphasized, last.isCode == run.isCode {
        run.text = last.text + run.text
        runs[runs.count - 1] = run
      } else {
        runs.append(run)
      }
    }
    return runs.isEmpty ? [Run(text: "")] : runs
  }

  private mutating func read() {
    var index = 0
    while index < source.count {
      let mark = source[index]
      switch mark {
      case "\\" where index + 1 < source.count && source[index + 1].isASCII && Self.isPunctuation(source[index + 1]):
        add(String(source[index + 1]))
        index += 2
      case "`": index = readCode(index)
      case "<":
        let end = source[index...].firstIndex(of: ">")
        if let end, case let link = String(source[index + 1..<end]), link.contains(":"), !link.contains(where: \.isWhitespace) {
          add(link)
          index = end + 1
        } else {
          add("<")
          index += 1
        }
      case "*", "_", "~":
        let end = source[index...].firstIndex { $0 != mark } ?? source.count
        nodes.append(.delimiters(delimiters(index..<end)))
        index = end
      case "^" where index + 1 < source.count && source[index + 1] == "[":
        nodes.append(.bracket("^["))
        index += 2
      case "[":
        nodes.append(.bracket("["))
        index += 1
      case "]": index = readLink(index)
      default:
        add(String(mark))
        index += 1
      }
    }
    emphasize(from: 0)
  }

  private mutating func add(_ text: String) { nodes.append(.text(Run(text: text))) }

  private func delimiters(_ range: Range<Int>) -> Delimiters {
    // A value is written `%@` in what is translated: it begins with punctuation, and ends with none.
    let before = range.lowerBound > 0 ? source[range.lowerBound - 1] : " ", after = range.upperBound < source.count ? source[range.upperBound] : " "
    let isAfterPunctuation = before != Self.value && Self.isPunctuation(before), isBeforePunctuation = after == Self.value || Self.isPunctuation(after)
    let opens = !after.isWhitespace && (!isBeforePunctuation || before.isWhitespace || isAfterPunctuation)
    let closes = !before.isWhitespace && (!isAfterPunctuation || after.isWhitespace || isBeforePunctuation)
    let isWithinWords = source[range.lowerBound] != "_"
    return Delimiters(
      mark: source[range.lowerBound], count: range.count, written: range.count, canOpen: opens && (isWithinWords || !closes || isAfterPunctuation),
      canClose: closes && (isWithinWords || !opens || isBeforePunctuation))
  }

  private static func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }

  /// Code, which stands between two rows of as many backticks.
  private mutating func readCode(_ start: Int) -> Int {
    let open = source[start...].firstIndex { $0 != "`" } ?? source.count
    var index = open
    while let close = source[index...].firstIndex(of: "`") {
      let end = source[close...].firstIndex { $0 != "`" } ?? source.count
      if end - close == open - start {
        var code = source[open..<close]
        if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) { code = code.dropFirst().dropLast() }
        nodes.append(.text(Run(text: String(code), isCode: true)))
        return end
      }
      index = end
    }
    add(String(source[start..<open]))
    return open
  }

  /// `](https://a.b "title")`, which makes a link of what stands since the last `[`.
  private mutating func readLink(_ start: Int) -> Int {
    let opener = nodes.lastIndex { if case .bracket = $0 { true } else { false } }
    var depth = 0, end: Int?
    if start + 1 < source.count, source[start + 1] == "(" {
      for index in (start + 1)..<source.count {
        if source[index] == "(" { depth += 1 }
        if source[index] == ")" { depth -= 1 }
        if depth == 0 {
          end = index
          break
        }
      }
    }
    guard let opener, let end else {
      // No link: the bracket that it would end is one.
      if let opener, case .bracket(let text) = nodes[opener] { nodes[opener] = .text(Run(text: text)) }
      add("]")
      return start + 1
    }
    nodes.remove(at: opener)
    emphasize(from: opener)
    return end + 1
  }

  /// Pairs the rows of delimiters from a node on.
  private mutating func emphasize(from start: Int) {
    var closer = start
    while closer < nodes.count {
      guard case .delimiters(var row) = nodes[closer], row.canClose, row.count > 0 else {
        closer += 1
        continue
      }
      var found: (index: Int, row: Delimiters)?
      for index in stride(from: closer - 1, through: start, by: -1) {
        if case .delimiters(let opener) = nodes[index], row.closes(opener) {
          found = (index, opener)
          break
        }
      }
      guard case (let opener, var first)? = found else {
        closer += 1
        continue
      }
      let used = row.mark == "~" ? row.count : row.count >= 2 && first.count >= 2 ? 2 : 1
      for index in (opener + 1)..<closer {
        var run: Run
        switch nodes[index] {
        case .text(let text): run = text
        // Those between two that pair are none any more.
        case .delimiters(let between): run = Run(text: String(repeating: between.mark, count: between.count))
        case .bracket: continue
        }
        if row.mark != "~" { if used == 2 { run.isStrong = true } else { run.isEmphasized = true } }
        nodes[index] = .text(run)
      }
      (row.count, first.count) = (row.count - used, first.count - used)
      (nodes[opener], nodes[closer]) = (.delimiters(first), .delimiters(row))
    }
    // What is left of rows within a link pairs with nothing outside of it.
    for index in nodes.indices.dropFirst(start) {
      if case .delimiters(let row) = nodes[index] { nodes[index] = .text(Run(text: String(repeating: row.mark, count: row.count))) }
    }
  }
}
