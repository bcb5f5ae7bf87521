import LayoutModel

/// A kind of finding: one .sql file of the folder Findings, named by its code and its meaning, `LT001_overflow.sql`.
///
/// Its head is a comment. Line 1 is `severity: title.`, or `severity, of what is written: title.` for what is wrong with the node itself, the rest its page, in Markdown: what it means, a scene that has it (the first fence of
/// JSON), how to cure it, the scene cured (the second). Below stands a query over a whole trace without parameters, so plain sqlite3 runs it.
/// A row is a finding. Columns:
/// - `pass_id`, `node_id`: where; `axis` (`w`, `h`) and `amount` (points), where there are,
/// - `severity`, where a row's differs from the kind's,
/// - `suspects`, as of a rule: it is one only if the scene laid out again without them is the same,
/// - the facts that its message is made of, by the words of its code in `FindingWords`.
package struct FindingKind: Sendable {
  /// `LT001`: never given to another kind.
  package let code: String
  /// `overflow`.
  package let name: String
  package let severity: Severity
  /// Whether a finding is about what a node is told to be, which only its author can change: a node that nobody wrote, as a control brings it along, has none.
  package let isOfWhatIsWritten: Bool
  /// One sentence.
  package let title: String
  /// The whole file.
  package let sql: String
  package let page: [Paragraph]

  /// Code of what a type of view says that is laid out approximately.
  package static let approximate = "LT401"

  package enum Severity: String, CaseIterable, Comparable, Sendable {
    case note, warning, error
    package static func < (a: Self, b: Self) -> Bool { allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0 }
  }

  /// A part of the page.
  package enum Paragraph: Equatable, Sendable {
    case text(String)
    /// A fence; `info` is what stands behind its language: `--cache 3`.
    case code(language: String, info: String, text: String)
  }

  /// All of them, by code.
  package static let all: [FindingKind] = sqlFiles.compactMap { file in
    file.folder == "Findings" ? FindingKind(file: file.name, file.text) : nil
  }.sorted { $0.code < $1.code }

  /// nil for a file that is none: its name has no `_`, or its head no severity.
  init?(file: String, _ text: String) {
    let head = text.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("--") }.map { line in
      line.hasPrefix("-- ") ? line.dropFirst(3) : line.dropFirst(2)
    }
    guard let end = file.firstIndex(of: "_"), let title = head.first, head.count > 1, let colon = title.firstIndex(of: ":"),
      case let words = title[..<colon].split(separator: ",", maxSplits: 1), let severity = Severity(rawValue: String(words.first ?? "")),
      words.count == 1 || words[1] == " of what is written"
    else { return nil }
    isOfWhatIsWritten = words.count == 2
    (code, name, sql) = (String(file[..<end]), file[file.index(after: end)...].split(separator: "_").joined(separator: " "), text)
    (self.severity, self.title) = (severity, String(title[title.index(after: colon)...].drop { $0 == " " }))
    page = Self.paragraphs(head.dropFirst())
  }

  private static func paragraphs(_ lines: ArraySlice<Substring>) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var text: [Substring] = []
    var fence: (language: String, info: String)?
    for line in lines + [""] {
      if line.hasPrefix("```") {
        if let open = fence {
          paragraphs.append(.code(language: open.language, info: open.info, text: text.joined(separator: "\n")))
          (fence, text) = (nil, [])
        } else {
          let words = line.dropFirst(3).split(separator: " ", maxSplits: 1)
          fence = (words.first.map(String.init) ?? "", words.count > 1 ? String(words[1]) : "")
        }
      } else if fence == nil, line.isEmpty {
        if !text.isEmpty { paragraphs.append(.text(text.joined(separator: " "))) }
        text = []
      } else {
        text.append(line)
      }
    }
    return paragraphs
  }

  /// The scenes on the page, and the options of `check` they are for: the first has the finding, the second has not.
  package var scenes: [(json: String, options: String)] {
    page.compactMap { if case .code("json", let info, let text) = $0 { (text, info) } else { nil } }
  }
}
