/// Containers that came around views which were there before, or went from around them: that the views stand in them now, or no longer, is the same edit.
struct Wrappings {
  /// The layout that has the container, and the other one.
  private let own, other: RecordedLayout
  /// The node of the other layout that one of this is.
  private let match: (Int) -> Int?
  private let isNew: Bool

  static func joined(_ differences: [SceneDifference], _ a: RecordedLayout, _ b: RecordedLayout, _ matching: TreeMatching) -> [SceneDifference] {
    let new = Wrappings(own: b, other: a, match: { matching.earlier[$0] }, isNew: true)
    let gone = Wrappings(own: a, other: b, match: { matching.later[$0] }, isNew: false)
    return gone.joined(new.joined(differences))
  }

  private func joined(_ differences: [SceneDifference]) -> [SceneDifference] {
    var joined = differences
    for (index, difference) in differences.enumerated() where difference.kind == (isNew ? .added : .removed) {
      guard let container = isNew ? difference.nodes.after : difference.nodes.before else { continue }
      let inside = views(in: container)
      if inside.isEmpty { continue }
      let moves = differences.indices.filter { move in
        differences[move].isInOther && (isNew ? differences[move].nodes.after : differences[move].nodes.before).map(inside.contains) == true
      }
      if moves.count != inside.count { continue }
      for member in moves { joined[member].leader = index }
      joined[index].members = [index] + moves
      let names = inside.prefix(3).map(name), more = inside.count > 3 ? ["\(inside.count - 3) more"] : []
      joined[index].words = "\(difference.name) \(isNew ? "is new " : "")around \((names + more).listed)\(isNew ? "" : " is gone")"
      let edit = SceneDifference.Edit.unwrapping(key: own.nodes[container].key, modifiers: own.unit(of: container).dropLast().map { own.nodes[$0].key })
      if isNew { joined[index].known.second = edit } else { joined[index].known.first = edit }
    }
    return joined
  }

  /// As the first layout calls it.
  private func name(_ view: Int) -> String {
    let (side, place) = isNew ? (other, match(view) ?? view) : (own, view)
    let node = side.nodes[place], title = side.title(place)
    return node.isNamed || title == node.key ? side.words(place) : "\(node.key) (\(title))"
  }

  /// What stands in a container and, in the other layout, in what the container stands in.
  private func views(in container: Int) -> [Int] {
    guard own.nodes[container].role == "container" else { return [] }
    let parent = own.holder(of: container), around = parent.flatMap(match)
    if parent != nil, around == nil { return [] }
    return own.views(in: container).filter { view in
      match(view).map { other.holder(of: $0) == around } ?? false
    }
  }
}
