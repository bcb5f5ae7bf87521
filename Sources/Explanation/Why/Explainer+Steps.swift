import LayoutModel
import TraceStore

/// From a row of a rule to a step.
extension Explainer {
  func step(
    _ rule: ExplanationRule, _ row: [String: SQLValue], _ arguments: [String: SQLValue], call: CallID, isToldLater: Bool = false,
    isOverruled: Bool = false, _ mentioned: inout Set<NodeID>
  ) throws -> Step {
    let by = try row["by_id"]?.node.flatMap(named)
    let isFolded = row["fold"]?.integer == 1 || isToldLater || isOverruled
    let named = Facts.Mentioned(mentioned), axis: Axis = arguments["axis"]?.text == "h" ? .vertical : .horizontal
    let sentence = try sentence(rule, row, axis, named), unmentioned = named.nodes
    // What a folded line mentions nobody reads.
    if !isFolded { mentioned = unmentioned }
    let question = NeutralEdits.Question(node: try asked(arguments), by: by, axis: axis, value: row["value"]?.number)
    let edits = try suspected(rule, row, arguments, question)
    var step = Step(
      rule: rule.name, axis: axis, value: question.value, sentence: sentence, isFolded: isFolded,
      by: by?.id ?? row["by_id"]?.node, byKey: by?.key, owner: by?.owner, pointer: by?.pointer, call: call,
      edits: edits[.cause] ?? [], greedyEdits: edits[.greedy] ?? [], contentEdits: edits[.content] ?? [], otherEdits: edits[.beside] ?? [],
      rivals: row["rejected_ids"]?.text?.split(separator: ",").compactMap { NodeID($0) } ?? [], other: row["other_id"]?.node,
      query: rule.sql, arguments: arguments)
    step.isOverruled = isOverruled
    return step
  }

  /// What a rule found, in words.
  func sentence(_ rule: ExplanationRule, _ row: [String: SQLValue], _ axis: Axis, _ mentioned: Facts.Mentioned) throws -> String {
    // A test demands a sentence of every rule.
    try RuleWords.sentence(rule)?(Facts(row, axis, words, mentioned)) ?? rule.name
  }

  /// The edits that its suspects lead to, by their role; what only depends on somebody is tried among the causes, in their order.
  private func suspected(
    _ rule: ExplanationRule, _ row: [String: SQLValue], _ arguments: [String: SQLValue], _ question: NeutralEdits.Question
  ) throws -> [Suspect.Role: [StepEdit]] {
    let neutral = NeutralEdits(trace: trace, words: words, tree: try tree(rule, arguments))
    let reason = try RuleWords.proof(rule)?(Facts(row, question.axis, words, Facts.Mentioned(nil)))
    return try Suspect.all(row).reduce(into: [:]) { edits, suspect in
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
