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
    var unmentioned = mentioned
    let sentence = try words.fill(rule.sentence, row, &unmentioned)
    // What a folded line mentions nobody reads.
    if !isFolded { mentioned = unmentioned }
    var step = Step(
      rule: rule.name, axis: arguments["axis"]?.text == "h" ? .vertical : .horizontal, value: row["value"]?.number, sentence: sentence, isFolded: isFolded,
      by: by?.id ?? row["by_id"]?.node, byKey: by?.key, owner: by?.owner, pointer: by?.pointer, call: call,
      edits: try edits("edit", row, by), greedyEdits: try edits("greedy_edit", row, by), contentEdits: try edits("content_edit", row, by),
      otherEdits: try edits("other_edit", row, by),
      rivals: row["rejected_ids"]?.text?.split(separator: ",").compactMap { NodeID($0) } ?? [], other: row["other_id"]?.node,
      query: rule.sql, arguments: arguments)
    step.isOverruled = isOverruled
    return step
  }

  private func named(_ id: NodeID) throws -> StepEdit.Named? {
    try words.node(id).map { node in
      StepEdit.Named(id: id, key: node.key, owner: try words.owner(node), pointer: node.pointer)
    }
  }

  /// Which labels those are that do not stand in `label`.
  private static let labels = ["content_edit": "content_label", "other_edit": "other_label"]

  /// One a line, with the line of its label beside it.
  private func edits(_ column: String, _ row: [String: SQLValue], _ by: StepEdit.Named?) throws -> [StepEdit] {
    let lines = row[column]?.text?.split(separator: "\n").map(String.init) ?? []
    let labels = row[Self.labels[column] ?? "label"]?.text?.split(separator: "\n").map(String.init) ?? []
    let blames = row[column == "content_edit" ? "content_blames" : "blames"]?.text?.split(separator: "\n") ?? []
    return try lines.enumerated().map { index, line in
      let nodes = try ids(line).compactMap(named)
      // `{it}` is what the edit is made to: one line is for all edits then.
      let label = index < labels.count ? labels[index] : labels.first { $0.contains("{it}") }
      // What is exchanged for proof alone is nobody's fault, and no node is to blame for the environment.
      let blame = index < blames.count ? blames[index] : blames.first
      let blamesEdit = blame == "edit", isOfNobody = blame == "nobody" || line.hasPrefix(StepEdit.environmentVerb)
      let leaving = try leavingCells(line), text = try label.map { try filled($0, row, by, nodes.first) }
      return StepEdit(
        try keyed(leaving ?? line), label: leaving == nil ? text : text?.replacingPrefix(StepEdit.without, by: StepEdit.withEmptyCell), nodes: nodes,
        blamed: isOfNobody ? nil : blamesEdit ? nodes.first ?? by : by, reason: try row["proof"]?.text.map { try filled($0, row, by, nodes.first) })
    }
  }

  private func filled(_ text: String, _ row: [String: SQLValue], _ by: StepEdit.Named?, _ it: StepEdit.Named?) throws -> String {
    var mentioned: Set<NodeID> = []
    return try words.fill(text.replacing("{by}", with: by?.owner ?? "").replacing("{it}", with: it?.owner ?? ""), row, &mentioned, inFull: true)
  }

  /// An edit names nodes as `#12`, their ids; people and `what-if` go by keys.
  private func keyed(_ edit: String) throws -> String {
    try edit.split(separator: " ").map { word in
      guard let id = id(word), let node = try words.node(id) else { return String(word) }
      // A key of several words stands in quotes.
      return (node.key.contains(where: \.isWhitespace) ? "\"\(node.key)\"" : node.key) + word.dropFirst().drop { $0.isNumber }
    }.joined(separator: " ")
  }

  private func ids(_ edit: String) -> [NodeID] { edit.split(separator: " ").compactMap(id) }

  private func id(_ word: Substring) -> NodeID? { word.first == "#" ? NodeID(word.dropFirst().prefix { $0.isNumber }) : nil }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, by other: String) -> String { hasPrefix(prefix) ? other + dropFirst(prefix.count) : self }
}
