import Explanation
import JSON

/// The page of a finding, as `explain` prints it and docs/findings.md shows it.
package struct FindingPage {
  private let kind: FindingKind
  /// What `check` says of the scenes on the page, in order; empty where nobody has checked them.
  private let answers: [String]

  package init(_ kind: FindingKind, answers: [String] = []) { (self.kind, self.answers) = (kind, answers) }

  /// Without its heading.
  package var markdown: String {
    var answers = answers[...]
    let parts = kind.page.flatMap { paragraph -> [String] in
      switch paragraph {
      case .text(let text): return [text]
      case .code(let language, let info, let text):
        let fence = "```\(language)\n\(text)\n```"
        guard language == "json", let answer = answers.popFirst() else { return [fence] }
        let options = info.isEmpty ? "" : " \(info)"
        return [fence, "```\n$ layouttrace check scene.json --only \(kind.code)\(options)\n\(answer)```"]
      }
    }
    return (parts + [silence]).joined(separator: "\n\n") + "\n"
  }

  /// With its heading.
  package var section: String { "## \(kind.code) \(kind.name)\n\n**\(kind.severity.rawValue)**: \(kind.title)\n\n\(markdown)" }

  /// Without Markdown's marks.
  package var plain: String {
    (kind.page.compactMap { if case .text(let text) = $0 { text.replacing("`", with: "") } else { nil } } + [silence.replacing("`", with: "")])
      .joined(separator: "\n\n")
  }

  package var firstParagraph: String { kind.page.lazy.compactMap { if case .text(let text) = $0 { text } else { nil } }.first ?? kind.title }

  /// One object.
  package var json: String {
    JSONValue.object([
      ("code", .string(kind.code)), ("name", .string(kind.name)), ("severity", .string(kind.severity.rawValue)), ("title", .string(kind.title)),
      ("page", .string(markdown)), ("sql", .string(kind.sql)),
    ]).text + "\n"
  }

  private var silence: String { "To silence it: `check --ignore \(kind.code)`, or for one view `--ignore \(kind.code):KEY`." }
}
