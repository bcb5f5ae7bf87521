import LayoutModel
import TraceStore

/// Answers "why does this node stand here": for each axis, where the canvas puts the root, then where each node puts the next one, down to it.
extension Explainer {
  /// - Throws: `ExplanationError` for a node that was never placed.
  package func explainPosition(of node: TraceNode, in pass: TracePass) throws -> Explanation {
    guard let placement = try trace.placement(of: node.id, in: pass) else {
      throw ExplanationError.notPlaced(key: node.key, pass: pass.name, reason: try absence(of: node, in: pass))
    }
    let axes = try Axis.allCases.map { axis in
      var mentioned: Set<NodeID> = []
      let places = try places(of: node.id, in: pass, axis, &mentioned)
      let drawn = try drawn(node.id, pass, axis, &mentioned), out = try outside(node.id, pass, axis, &mentioned)
      let unread = try unread(node.id, pass, axis, &mentioned)
      let steps = out.isEmpty ? places : try places.map { try addingExcess(to: $0, around: node.id) }
      return AxisExplanation(
        axis: axis, value: placement.absolute[axis], steps: try addingReads(to: steps, of: .position, in: pass, &mentioned), troubles: drawn + out + unread)
    }
    var explanation = Explanation(
      node: node.id, key: node.key, kind: node.kind, title: try words.title(node), pointer: node.pointer, size: placement.frame.size, axes: axes)
    explanation.subject = .position
    explanation.place = Place(
      origin: placement.absolute, anchor: placement.anchor, drawn: placement.drawn, guides: try guides(of: node.id, in: pass))
    explanation.states = try states(of: explanation, in: pass)
    return explanation
  }

  static func arguments(_ node: NodeID, _ pass: TracePass, _ axis: Axis) -> [String: SQLValue] {
    ["node": .integer(Int64(node)), "pass": .integer(Int64(pass.id)), "axis": .text(axis.letter)]
  }

  private func places(of node: NodeID, in pass: TracePass, _ axis: Axis, _ mentioned: inout Set<NodeID>) throws -> [Step] {
    var fired: [(rule: ExplanationRule, row: [String: SQLValue], arguments: [String: SQLValue])] = []
    var next: NodeID? = node
    while let node = next {
      let arguments = Self.arguments(node, pass, axis)
      guard let (rule, row) = try firstToFire(.place, arguments) else { break }
      fired.append((rule, row, arguments))
      // A node stands around those of higher numbers.
      next = row["because"]?.node.flatMap { $0 < node ? $0 : nil }
    }
    return try fired.reversed().map { rule, row, arguments in
      let call = try trace.value("SELECT call_id FROM placement WHERE node_id = :node AND pass_id = :pass", arguments.filter { $0.key != "axis" })
      return try step(rule, row, arguments, call: call?.integer ?? 0, &mentioned)
    }
  }

  /// With what makes the view of a step longer than there is room for it.
  private func addingExcess(to step: Step, around node: NodeID) throws -> Step {
    let arguments = step.arguments.merging(["asked": .integer(Int64(node))]) { one, _ in one }
    guard let (rule, row) = try firstToFire(.excess, arguments) else { return step }
    var step = step
    var mentioned: Set<NodeID> = []
    step.excessEdits = try self.step(rule, row, arguments, call: 0, &mentioned).edits
    return step
  }

  /// That it is outside of the canvas, or else of what is around it.
  private func outside(_ node: NodeID, _ pass: TracePass, _ axis: Axis, _ mentioned: inout Set<NodeID>) throws -> [Step] {
    let arguments = Self.arguments(node, pass, axis)
    if let (rule, row) = try firstToFire(.outside, arguments) { return [try step(rule, row, arguments, call: 0, &mentioned)] }
    guard let rule = rules.first(where: { $0.name == "Trouble/overflow" }), let row = try trace.row(rule.sql, arguments) else { return [] }
    return [try step(rule, row, arguments, call: 0, &mentioned)]
  }

  /// Where it is drawn, if that is not where it stands.
  private func drawn(_ node: NodeID, _ pass: TracePass, _ axis: Axis, _ mentioned: inout Set<NodeID>) throws -> [Step] {
    let arguments = Self.arguments(node, pass, axis)
    guard let (rule, row) = try firstToFire(.drawn, arguments) else { return [] }
    return [try step(rule, row, arguments, call: 0, &mentioned)]
  }

  /// The guide that is stated for it and that nobody reads, if there is one.
  private func unread(_ node: NodeID, _ pass: TracePass, _ axis: Axis, _ mentioned: inout Set<NodeID>) throws -> [Step] {
    let arguments = Self.arguments(node, pass, axis)
    guard let (rule, row) = try firstToFire(.unread, arguments) else { return [] }
    return [try step(rule, row, arguments, call: 0, &mentioned)]
  }

  /// Every special rule of place that fires for a node: for tests, which demand exactly one.
  func namesOfPlacing(_ node: NodeID, _ pass: TracePass, _ axis: Axis) throws -> [String] {
    try rules.filter { $0.ask == .place && !$0.isGeneral }.filter { try trace.row($0.sql, Self.arguments(node, pass, axis)) != nil }.map(\.name)
  }

  /// The guides by which it was aligned, then others that are stated for it.
  private func guides(of node: NodeID, in pass: TracePass) throws -> [Place.Guide] {
    let arguments: [String: SQLValue] = ["node": .integer(Int64(node)), "pass": .integer(Int64(pass.id))]
    var guides: [Place.Guide] = []
    let rows = try trace.rows(
      """
      SELECT name, value, explicit, source_ids, axis FROM placement_guide WHERE node_id = :node AND pass_id = :pass
      UNION ALL
      SELECT * FROM (
        SELECT guide.name, guide.value, 1, (
          SELECT modifier.id FROM node
          JOIN node AS modifier ON modifier.id BETWEEN node.id AND node.last_id AND modifier.kind = 'alignmentGuide'
          JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'guide' AND attribute.text = guide.name
          WHERE node.id = :node ORDER BY modifier.id LIMIT 1), NULL
        FROM guide JOIN placement ON placement.node_id = guide.node_id AND placement.pass_id = guide.pass_id AND guide.call_id >= placement.call_id
        WHERE guide.node_id = :node AND guide.pass_id = :pass AND guide.explicit
        GROUP BY guide.name HAVING max(guide.rowid) ORDER BY guide.name)
      """, arguments
    ).rows
    for row in rows {
      let name = row[0].text.map { $0.hasSuffix("Alignment.center") ? "center" : $0 } ?? "",
        axis: [Axis] = row[4].text.map { [$0 == "w" ? .horizontal : .vertical] } ?? []
      if let known = guides.firstIndex(where: { $0.name == name && (axis.isEmpty || name != "center") }) {
        guides[known].aligns += axis
        continue
      }
      // Of one an integer, of several a list.
      let sources = try (row[3].text?.split(separator: ",").compactMap { NodeID($0) } ?? row[3].node.map { [$0] } ?? []).compactMap(words.node)
      guides.append(
        Place.Guide(
          name: name, value: row[1].number ?? 0, isExplicit: row[2].integer == 1, owner: sources.isEmpty ? nil : try sources.map(words.modifier).listed,
          pointer: sources.first?.pointer, aligns: axis))
    }
    return guides
  }
}
