import Platform
import TraceStore

/// Views, or modifiers of a view, that stand in the place of others: what is between the same two neighbours in both layouts is one edit, since neither its
/// going nor its coming alone makes one layout as the other is.
enum Replacements {
  /// A place among the children of a container, or the modifiers of a view, by nodes of the first layout.
  private struct Gap: Hashable {
    let parent: Int
    /// The node in both layouts that stands right before it; nil at the beginning.
    let previous: Int?
  }

  static func joined(_ differences: [SceneDifference], _ a: RecordedLayout, _ b: RecordedLayout, _ matching: TreeMatching) -> [SceneDifference] {
    // Nobody edited views that a condition lets come and go.
    let lone = differences.indices.filter { index in
      let difference = differences[index]
      return (difference.kind == .removed || difference.kind == .added) && difference.formulas.isEmpty && !difference.isPaint
        && difference.leader == index && difference.members.isEmpty
    }
    let gaps = Dictionary(grouping: lone) { index -> Gap? in
      if let node = differences[index].nodes.before { return gap(node, a) { matching.later[$0] == nil ? nil : $0 } }
      return differences[index].nodes.after.flatMap { gap($0, b) { matching.earlier[$0] } }
    }
    var joined = differences
    for case (_?, let members) in gaps {
      let (gone, new) = (members.filter { differences[$0].kind == .removed }, members.filter { differences[$0].kind == .added })
      guard let leader = gone.first, !new.isEmpty else { continue }
      for member in members { joined[member].leader = leader }
      (joined[leader].members, joined[leader].isReplacement) = (members, true)
      joined[leader].pointers.after = differences[new[0]].pointers.after
      let names = (counted(new.map { differences[$0].name }), counted(gone.map { differences[$0].name }))
      joined[leader].words = "\(names.0.listed) \(new.count == 1 ? "stands" : "stand") in place of \(names.1.listed)"
    }
    return joined
  }

  /// `3 × HStack` of what a ForEach repeats.
  private static func counted(_ names: [String]) -> [String] {
    names.uniqued().map { name in
      let count = names.count { $0 == name }
      return count == 1 ? name : "\(count) × \(name)"
    }
  }

  /// - Parameter match: the node of the first layout that a node is; nil: it is in one layout only.
  private static func gap(_ node: Int, _ side: RecordedLayout, _ match: (Int) -> Int?) -> Gap? {
    let isModifier = side.nodes[node].role == "modifier", view = side.nodes[node].view
    guard let parent = isModifier ? view : side.holder(of: view), let own = match(parent) else { return nil }
    let row = isModifier ? Array(side.unit(of: view).dropLast()) : side.views(in: parent)
    guard let place = row.firstIndex(of: node) else { return nil }
    return Gap(parent: own, previous: row[..<place].last { match($0) != nil }.flatMap(match))
  }
}
