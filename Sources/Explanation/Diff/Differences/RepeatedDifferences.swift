import TraceStore

/// Differences of nodes that one call of a program's code makes, as the rows of a ForEach: one edit of its source makes all of them.
struct RepeatedDifferences {
  private struct Edit: Hashable {
    let kind: SceneDifference.Kind
    let isReplacement: Bool
    /// Of all nodes that it is about, before and after.
    let calls: [String?]
    /// The argument before and after, or those of a modifier that came or went.
    var says: [RecordedLayout.Argument?] = []
  }

  private let a, b: RecordedLayout
  private let calls: (before: [String: String], after: [String: String])
  private var differences: [SceneDifference]

  static func joined(_ differences: [SceneDifference], _ a: RecordedLayout, _ b: RecordedLayout) throws -> [SceneDifference] {
    guard differences.count > 1, a.program != nil, b.program != nil else { return differences }
    var repeated = Self(a: a, b: b, calls: (try a.trace.calls(in: a.pass), try b.trace.calls(in: b.pass)), differences: differences)
    repeated.join()
    return repeated.differences
  }

  private mutating func join() {
    var leaders: [Edit: Int] = [:]
    for index in differences.indices where differences[index].leader == index {
      guard let edit = edit(index) else { continue }
      if let leader = leaders[edit] { add(index, to: leader) } else { leaders[edit] = index }
    }
    for index in differences.indices where differences[index].repetitions > 1 {
      differences[index].words += " (and \((differences[index].repetitions - 1).of("repetition")))"
    }
  }

  /// The leader's edit takes its modifiers' repetitions with it; of views each is edited by itself.
  private mutating func add(_ index: Int, to leader: Int) {
    let all = differences.members(of: index), views = all.filter { node($0)?.role != "modifier" }
    for member in all { differences[member].leader = leader }
    if !views.isEmpty { differences[leader].members = differences.members(of: leader) + views }
    if case .unwrapping(let key, _)? = differences[index].known.first { differences[index].known.first = .unwrapping(key: key, modifiers: []) }
    if case .unwrapping(let key, _)? = differences[index].known.second { differences[index].known.second = .unwrapping(key: key, modifiers: []) }
    differences[leader].repetitions += 1
  }

  private func node(_ index: Int) -> RecordedLayout.Node? {
    differences[index].nodes.after.map { b.nodes[$0] } ?? differences[index].nodes.before.map { a.nodes[$0] }
  }

  /// nil: nothing is repeated there, or what it says is no literal's.
  private func edit(_ index: Int) -> Edit? {
    let difference = differences[index]
    let made = differences.members(of: index).flatMap { member in
      [differences[member].pointers.before.flatMap { calls.before[$0] }, differences[member].pointers.after.flatMap { calls.after[$0] }]
    }
    guard made.contains(where: { $0 != nil }), let node = node(index) else { return nil }
    var edit = Edit(kind: difference.kind, isReplacement: difference.isReplacement, calls: made)
    switch difference.kind {
    case .argument:
      guard let name = difference.argument, let before = difference.nodes.before, let after = difference.nodes.after else { return nil }
      edit.says = [a.nodes[before], b.nodes[after]].map { node in node.arguments.first { $0.name == name } }
    case .added, .removed: if difference.members.isEmpty, node.role == "modifier" { edit.says = node.arguments }
    default: return nil
    }
    return edit
  }
}
