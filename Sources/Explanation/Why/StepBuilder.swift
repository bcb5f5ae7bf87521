import LayoutModel
import TraceStore

/// From a rule that fired to a step: its sentence, and the edits that would show it.
struct StepBuilder {
  let trace: Trace
  let words: NodeWords

  func step(_ fired: FiredRule, isToldLater: Bool = false, isOverruled: Bool = false, _ mentioned: inout Set<NodeID>) throws -> Step {
    let (rule, row, arguments, axis) = (fired.rule, fired.row, fired.arguments, fired.axis)
    let by = try row["by_id"]?.node.flatMap(named)
    let isFolded = row["fold"]?.integer == 1 || isToldLater || isOverruled
    let named = Facts.Mentioned(mentioned)
    let sentence = try sentence(fired, axis, named), unmentioned = named.nodes
    // What a folded line mentions nobody reads.
    if !isFolded { mentioned = unmentioned }
    let question = NeutralEdits.Question(node: try asked(arguments), by: by, axis: axis, value: row["value"]?.number)
    let edits = try suspected(fired, question)
    var step = Step(
      rule: rule.name, ask: rule.ask, traits: rule.traits, axis: axis, value: question.value, sentence: sentence, isFolded: isFolded,
      by: by?.id ?? row["by_id"]?.node, byKey: by?.key, owner: by?.owner, pointer: by?.pointer, call: fired.call,
      edits: edits[.cause] ?? [], greedyEdits: edits[.greedy] ?? [], contentEdits: edits[.content] ?? [], otherEdits: edits[.beside] ?? [],
      rivals: row["rejected_ids"]?.text?.split(separator: ",").compactMap { NodeID($0) } ?? [], other: row["other_id"]?.node,
      query: rule.sql, arguments: arguments)
    step.isOverruled = isOverruled
    return step
  }

  /// What a rule found, in words.
  func sentence(_ fired: FiredRule, _ axis: Axis, _ mentioned: Facts.Mentioned) throws -> String {
    // A test demands a sentence of every rule.
    try RuleWords.sentence(fired.rule)?(Facts(fired.row, axis, words, mentioned)) ?? fired.rule.name
  }

  /// The edits that its suspects lead to, by their role; what only depends on somebody is tried among the causes, in their order.
  private func suspected(_ fired: FiredRule, _ question: NeutralEdits.Question) throws -> [Suspect.Role: [StepEdit]] {
    let neutral = NeutralEdits(trace: trace, words: words, tree: try tree(fired.rule, fired.arguments))
    let question = try neutral.written(question)
    let reason = try RuleWords.proof(fired.rule)?(Facts(fired.row, question.axis, words, Facts.Mentioned(nil)))
    return try Suspect.all(fired.row).reduce(into: [:]) { edits, suspect in
      edits[suspect.role == .peer ? .cause : suspect.role, default: []] += try neutral.edits(for: suspect, question).map { edit in
        var edit = edit
        edit.reason = reason
        return edit
      }
    }
  }

  /// The tree of the pass that is asked about, where a rule may suspect nodes of an earlier one's: of what wrote a state.
  private func tree(_ rule: ExplanationRule, _ arguments: [String: SQLValue]) throws -> Int32? {
    guard [.state, .read].contains(rule.ask), let pass = arguments["pass"] else { return nil }
    return try trace.value("SELECT structure_id FROM pass WHERE id = :pass", ["pass": pass])?.integer.flatMap { Int32(exactly: $0) }
  }

  /// The node that a rule was asked about.
  private func asked(_ arguments: [String: SQLValue]) throws -> NodeID? {
    if let node = arguments["node"]?.node { return node }
    guard let call = arguments["call"] else { return nil }
    return try trace.value("SELECT node_id FROM call WHERE id = :call", ["call": call])?.node
  }

  private func named(_ id: NodeID) throws -> StepEdit.Named? { try NeutralEdits(trace: trace, words: words).named(id) }
}
