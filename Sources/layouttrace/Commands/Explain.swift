import ArgumentParser
import Explanation
import JSON
import LayoutEngine
import LayoutModel
import Platform
import Rendering
import Scene
import TraceStore
import WhatIf

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says what a finding, a rule of layout or a reason means.",
    discussion: """
      Of a finding: what it means, why it matters, a scene that has it and what 'check' says of it, how to cure and how to silence it. Without a code \
      it lists all that can be explained: findings, rules of layout, reasons of calls.

      Examples:
        layouttrace explain
        layouttrace explain LT001
        layouttrace explain --list
        layouttrace explain LT006 --sql | sqlite3 trace.db
        layouttrace explain frame.clamped_to_maximum
      """)

  @Argument(help: "A finding's code, a rule's code as the table rule has it, or a reason's name; a list of all of them if not given.", completion: .codes)
  var code: String?
  @Flag(help: "Lists the findings.") var list = false
  @Flag(name: .customLong("sql"), help: "Prints the finding's query, which plain sqlite3 runs.") var printsSQL = false
  @OptionGroup var format: TableFormat
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if code == nil, printsSQL { throw ValidationError("--sql prints the query of a finding: name its code, such as LT001.") }
  }

  func run() throws {
    if list { return try StandardStreams.answer(format.text(Self.list)) }
    guard let code else { return try StandardStreams.answer(format.text(Self.everything)) }
    if let kind = FindingKind.all.first(where: { $0.code == code.uppercased() }) {
      if printsSQL { return try StandardStreams.data(kind.sql.hasSuffix("\n") ? kind.sql : kind.sql + "\n") }
      return try StandardStreams.answer(format.json ? FindingPage(kind).json : Self.page(kind))
    }
    let vocabulary = PrimitiveRegistry.vocabulary
    if let rule = vocabulary.rules.first(where: { $0.code == code }) {
      return try answer(["rule": rule.code, "title": rule.title, "doc": rule.doc], "\(rule.code) (rule of layout): \(rule.title)\n\n\(rule.doc)\n")
    }
    if let reason = vocabulary.reasons.first(where: { $0.name == code }) {
      return try answer(["reason": reason.name, "doc": reason.doc], "\(reason.name) (reason of a call)\n\n\(reason.doc)\n")
    }
    let known = FindingKind.all.map(\.code) + vocabulary.rules.map(\.code) + vocabulary.reasons.map(\.name)
    throw CommandError.noFinding(code, nearest: FindingKind.nearest(to: code) ?? Suggestion.nearest(to: code, among: known))
  }

  private func answer(_ members: KeyValuePairs<String, String>, _ text: String) throws {
    try StandardStreams.answer(format.json ? JSONValue.object(members.map { ($0.key, .string($0.value)) }).text + "\n" : text)
  }

  /// With what a check says of the scenes on it.
  private static func page(_ kind: FindingKind) throws -> String {
    let text = FindingsText(file: "scene.json")
    return FindingPage(kind, answers: try FindingExample.reports(kind).map(text.render)).section
  }

  private static var list: ResultTable {
    ResultTable(
      columns: ["code", "severity", "finding"], rows: FindingKind.all.map { [.text($0.code), .text($0.severity.rawValue), .text($0.title)] })
  }

  /// What may be asked for, a line each: findings, then rules, then reasons.
  private static var everything: ResultTable {
    let vocabulary = PrimitiveRegistry.vocabulary
    let entries =
      FindingKind.all.map { ($0.code, "finding", $0.title) } + vocabulary.rules.map { ($0.code, "rule", $0.title) }
      + vocabulary.reasons.map { ($0.name, "reason", $0.doc) }
    return ResultTable(columns: ["code", "kind", "meaning"], rows: entries.map { [.text($0.0), .text($0.1), .text($0.2)] })
  }
}
