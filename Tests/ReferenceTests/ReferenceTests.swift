import Foundation
import LayoutEngine
import LayoutModel
import Queries
import Scene
import Testing

@testable import Explanation

/// `docs/reference.md` lists every view, modifier, rule, reason and query, from where each is declared.
struct ReferenceTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../docs/reference.md").standardizedFileURL

  @Test func `the reference is what the sources declare`() throws {
    let text = Self.text
    if ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] == "1" { return try text.write(to: Self.page, atomically: true, encoding: .utf8) }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(written == text, "LAYOUTTRACE_RECORD=1 swift test --filter ReferenceTests writes it")
  }

  private static var text: String {
    let views = SceneType.all.filter { $0.role != .modifier }, modifiers = SceneType.all.filter { $0.role == .modifier }
    let vocabulary = PrimitiveRegistry.vocabulary
    return """
      # Reference

      Made from the sources; `LAYOUTTRACE_RECORD=1 swift test --filter ReferenceTests` writes it.

      ## Views

      \(views.map(section).joined(separator: "\n\n"))

      ## Modifiers

      \(modifiers.map(section).joined(separator: "\n\n"))

      ## Rules of layout

      How one axis of a reply comes about: the table `rule` of a trace.

      \(table(["rule", "in short", "what it says"], vocabulary.rules.map { ["`\($0.code)`", $0.title, $0.doc] }))

      ## Reasons

      Why a view is asked: the table `reason` of a trace.

      \(table(["reason", "what it says"], vocabulary.reasons.map { ["`\($0.name)`", $0.doc] }))

      ## Queries

      `layouttrace query NAME`; `--show` prints the SQL.

      \(table(["query", "what it answers"], NamedQuery.all.map { ["`\($0.name)`", $0.help] }))

      ## Rules of explanation

      The sentences of `why`; what stands in braces is filled in. `why --sql` prints the query behind each.

      \(table(["rule", "sentence"], ExplanationRule.all.sorted { $0.name < $1.name }.map { ["`\($0.name)`", $0.sentence] }))

      """
  }

  private static func section(_ type: SceneType) -> String {
    let arguments = type.parameters.map { ["`\($0.name)`" + ($0.isRequired ? " (required)" : ""), kind($0.kind), $0.doc] }
    return "### \(type.name)\n\n\(type.summary)" + (arguments.isEmpty ? "" : "\n\n" + table(["argument", "takes", ""], arguments))
  }

  private static func kind(_ kind: Parameter.Kind) -> String {
    switch kind {
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .choices(let words): "some of " + words.map { "`\($0)`" }.joined(separator: ", ")
    case .formula, .formulas: "an expression"
    case .horizontalAlignment, .verticalAlignment, .alignment: "an alignment"
    case .length: "points"
    case .children: "views"
    case .content: "a view or several"
    default: "\(kind)".split { !$0.isLetter }.first.map(String.init) ?? ""
    }
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.map { $0.replacingOccurrences(of: "|", with: "\\|") }.joined(separator: " | ") + " |" }
    return ([line(head), "|" + String(repeating: "---|", count: head.count)] + rows.map(line)).joined(separator: "\n")
  }
}
