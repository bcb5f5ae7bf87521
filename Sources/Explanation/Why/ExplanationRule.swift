import LayoutModel
import Platform

/// A rule of explanation: one .sql file, whose query fires when it returns a row. It states facts that the engine recorded; its sentence stands in `Words`.
/// The first comment says what happens in SwiftUI. A second line `-- Only of: is_grid, is_grid_row` names traits (`Schema/kind.sql`): the rule can fire only
/// for a kind that has one of them, and need not be prepared for others, which is what a rule costs. A line `-- With: own, peer` among its common table expressions stands for those of `Rules/With/own.sql` and
/// `peer.sql`. A line `-- Is: share` names its own traits (`RuleTrait`).
///
/// The query sees `:call`, `:axis` (`w` or `h`), a rule of trouble, place or what is outside `:node`, `:pass`, `:axis`, one of absence,
/// asked or cost `:node` and `:pass`, one of effects, excess, states or what is read what its file says. Columns it may give, all optional:
/// - `value`: the number in the column of the answer; NULL is nil,
/// - `because` and `because_ask` (`offer`, `room` or `reply`; `because_axis` if it is the other one): where to ask next; of a place the node around,
/// - `judged` and `judged_axis`: a call by whose proposal it was judged, which is asked about after what `because` leads to,
/// - `by_id`: the node that did it; `fold`: 1 if it only passed on what it got; `other_id`: whose size to show as well,
/// - `suspects`: the nodes and arguments that took part, a line each (`Suspect`), in the order in which they are tried,
/// - `rejected_ids`: views that would stand in another's place if there were room; what makes room for one is tried before the suspects,
/// - `argument`: of an effect, the one argument that it speaks of; `generic`: 1 if it is of use only where no other rule fires,
/// - the facts that its sentence is made of: numbers, flags, codes, `name_id` and `name_ids` for nodes, JSON arrays of objects for lists.
struct ExplanationRule: Sendable {
  let name: String
  /// The two parts of the name.
  let folder: String
  let file: String
  let ask: Ask
  let sql: String
  /// Traits of which the node that makes an offer, gives a reply or is around a place has one; nil if it may be any node.
  let kinds: [Trait]?
  /// Traits of its steps, by which these are proved and shown.
  let traits: Set<RuleTrait>
  /// Whether it answers where no other rule does, by what the engine recorded alone: so that no chain begins in mid-air.
  let isGeneral: Bool

  /// The folder of general rules, a file a question.
  private static let general = "General"

  static let all: [ExplanationRule] = sqlFiles.compactMap { file in
    let isGeneral = file.folder == general
    guard let ask = Ask(rawValue: isGeneral ? file.name : file.folder) else { return nil }
    let kinds = names(after: .onlyOf, in: file.text).map { names in Trait.allCases.filter { names.contains($0.column) } }
    return ExplanationRule(
      name: "\(file.folder)/\(file.name)", folder: file.folder, file: file.name, ask: ask, sql: file.text, kinds: kinds,
      traits: Set((names(after: .isA, in: file.text) ?? []).compactMap { RuleTrait(rawValue: $0) }), isGeneral: isGeneral)
  }

  /// The comment at the head in one line, for the page of rules: what happens in SwiftUI.
  var summary: String {
    Self.head(of: sql).filter { line in !Mark.allCases.contains { line.hasPrefix($0.rawValue) } }.joined(separator: " ")
  }

  /// Begins a line of the head that is no sentence.
  enum Mark: String, CaseIterable { case onlyOf = "Only of:", isA = "Is:", with = "With:" }

  /// The names in a line of the head; nil without that line.
  static func names(after mark: Mark, in text: String) -> [String]? {
    head(of: text).first { $0.hasPrefix(mark.rawValue) }.map { $0.dropFirst(mark.rawValue.count).split(separator: ",").map { $0.trimmed } }
  }

  /// The lines of the comment at the head without their dashes.
  private static func head(of text: String) -> [Substring] {
    var lines: [Substring] = [], rest = text[...]
    while rest.hasPrefix("--") {
      let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      lines.append(rest[..<end].drop { $0 == "-" || $0 == " " })
      rest = rest[end...].dropFirst()
    }
    return lines
  }

  /// Whether it can fire for a node with these traits; nil: for the canvas.
  func mayFire(for traits: Traits?) -> Bool { kinds.map { $0.contains { traits?.contains($0) == true } } ?? true }

  /// Of a code of the engine's the names of the rules about a reply that quote it.
  static let quotingReplies: [String: Set<String>] = all.filter { $0.ask == .reply }.reduce(into: [:]) { found, rule in
    for text in rule.quoted { found[text, default: []].insert(rule.name) }
  }

  /// The texts that stand in quotes in the query.
  private var quoted: [String] {
    // An apostrophe in a comment is no quote.
    let code = SQLText.withoutComments(sql).utf8
    return code.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .compactMap { String($0.element) }
  }
}
