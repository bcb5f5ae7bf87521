import TraceStore

/// Differences of nodes that one call of a program's code makes, as the rows of a ForEach: one edit of its source makes all of them.
enum RepeatedDifferences {
  private struct Edit: Hashable {
    let calls: [String?]
    let kind: SceneDifference.Kind
    /// The argument before and after, or those of what came or went.
    let says: [RecordedLayout.Argument?]
  }

  static func joined(_ differences: [SceneDifference], _ a: RecordedLayout, _ b: RecordedLayout) throws -> [SceneDifference] {
    guard differences.count > 1, a.program != nil, b.program != nil else { return differences.indices.map { led(differences[$0], by: $0) } }
    let calls = (try a.trace.calls(in: a.pass), try b.trace.calls(in: b.pass))
    var leaders: [Edit: Int] = [:], joined: [SceneDifference] = []
    for (index, difference) in differences.enumerated() {
      let edit = edit(difference, a, b, calls)
      let leader = edit.flatMap { leaders[$0] } ?? index
      if let edit { leaders[edit] = leader }
      joined.append(led(difference, by: leader))
      if leader != index { joined[leader].repetitions += 1 }
    }
    for index in joined.indices where joined[index].repetitions > 1 {
      joined[index].words += " (and \((joined[index].repetitions - 1).of("repetition")))"
    }
    return joined
  }

  private static func led(_ difference: SceneDifference, by leader: Int) -> SceneDifference {
    var difference = difference
    difference.leader = leader
    return difference
  }

  /// nil: nothing is repeated there, or what it says is no literal's.
  private static func edit(_ difference: SceneDifference, _ a: RecordedLayout, _ b: RecordedLayout, _ calls: ([String: String], [String: String])) -> Edit? {
    let made = [difference.pointers.before.flatMap { calls.0[$0] }, difference.pointers.after.flatMap { calls.1[$0] }]
    if made == [nil, nil] { return nil }
    switch difference.kind {
    case .argument:
      guard let name = difference.argument, let before = difference.nodes.before, let after = difference.nodes.after else { return nil }
      func argument(_ node: RecordedLayout.Node) -> RecordedLayout.Argument? { node.arguments.first { $0.name == name } }
      return Edit(calls: made, kind: .argument, says: [argument(a.nodes[before]), argument(b.nodes[after])])
    case .added, .removed:
      guard let node = difference.nodes.after.map({ b.nodes[$0] }) ?? difference.nodes.before.map({ a.nodes[$0] }), node.role == "modifier" else { return nil }
      return Edit(calls: made, kind: difference.kind, says: node.arguments)
    default: return nil
    }
  }
}
