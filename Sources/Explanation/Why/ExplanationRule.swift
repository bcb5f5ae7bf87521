import LayoutModel
import Platform

/// A rule of explanation: one .sql file, whose query fires when it returns a row. It states facts that the engine recorded; its sentence stands in `Words`.
/// The first comment says what happens in SwiftUI. A second line `-- Only of: is_grid, is_grid_row` names traits (`Schema/kind.sql`): the rule can fire only
/// for a kind that has one of them, and need not be prepared for others, which is what a rule costs. A line `-- With: own, peer` among its common table expressions stands for those of `Rules/With/own.sql` and
/// `peer.sql`.
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
  /// What a rule answers; the folder it stands in.
  enum Ask: String, CaseIterable, Sendable {
    /// Why was this call's node offered what it was?
    case offer = "Offer"
    /// What did a stack have to share out?
    case room = "Room"
    /// Why did this call's node answer what it did?
    case reply = "Reply"
    /// What is wrong with this node?
    case trouble = "Trouble"
    /// Why does this node stand where it does in the one around it?
    case place = "Place"
    /// Where is this node drawn, if that is elsewhere?
    case drawn = "Drawn"
    /// By how much is this node outside of the canvas?
    case outside = "Outside"
    /// Which guide does this node state that nobody reads?
    case unread = "Unread"
    /// What makes this node longer than there is room for it?
    case excess = "Excess"
    /// Why does this node, without which everything is the same, change nothing?
    case noEffect = "NoEffect"
    /// What would be otherwise on the way to the same result, laid out again without that node?
    case without = "Without"
    /// Who asks this node, how often and what for?
    case asked = "Asked"
    /// What else is there to say of what a node cost?
    case cost = "Cost"
    /// Which change of state is it that this node, or what decides about it, depends on?
    case state = "State"
    /// Which sizes that views wrote to states are the arguments of these nodes computed from?
    case read = "Read"
    /// Why was this node not placed?
    case absence = "Absence"
  }

  let name: String
  /// The two parts of the name.
  let folder: String
  let file: String
  let ask: Ask
  let sql: String
  /// Traits of which the node that makes an offer, gives a reply or is around a place has one; nil if it may be any node.
  let traits: [Trait]?
  /// Whether it answers where no other rule does, by what the engine recorded alone: so that no chain begins in mid-air.
  let isGeneral: Bool

  /// The folder of general rules, a file a question.
  private static let general = "General"

  static let all: [ExplanationRule] = sqlFiles.compactMap { file in
    let isGeneral = file.folder == general
    guard let ask = Ask(rawValue: isGeneral ? file.name : file.folder) else { return nil }
    let traits = onlyOf(file.text).map { names in Trait.allCases.filter { names.contains($0.column) } }
    return ExplanationRule(
      name: "\(file.folder)/\(file.name)", folder: file.folder, file: file.name, ask: ask, sql: file.text, traits: traits, isGeneral: isGeneral)
  }

  /// The comment at the head in one line, for the page of rules: what happens in SwiftUI.
  var summary: String {
    Self.head(of: sql).filter { !$0.hasPrefix("Only of:") && !$0.hasPrefix("With:") }.joined(separator: " ")
  }

  /// The names after `Only of:`; nil without that line.
  static func onlyOf(_ text: String) -> [String]? {
    let mark = "Only of:"
    return head(of: text).first { $0.hasPrefix(mark) }.map { $0.dropFirst(mark.count).split(separator: ",").map { $0.trimmed } }
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
  func mayFire(for traits: Traits?) -> Bool { self.traits.map { own in own.contains { traits?.contains($0) == true } } ?? true }

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
