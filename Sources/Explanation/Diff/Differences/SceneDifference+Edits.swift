import JSON
import LayoutModel
import Platform

extension SceneDifference {
  /// Modifiers that another one of the same view passed on its way inwards or outwards.
  struct Passed {
    /// In the first layout the last of them, beside which it stands in the second, and in that the first of them, beside which it stood.
    let before, after: Int
    /// The side of them on which it stands now: the inner one, or the outer.
    let isInside: Bool
  }

  /// An edit that makes one scene as the other is, in this alone.
  package enum Edit: Sendable {
    /// Takes a container with its modifiers from around the views in it.
    case unwrapping(key: String, modifiers: [String])
    /// `json` is the value, null to take the argument away.
    case argument(key: String, name: String, json: String)
    case removal(key: String)
    /// Right inside or outside of another modifier of the same view.
    case move(key: String, isInside: Bool, of: String)
    /// Right behind or before another view of the same container.
    case order(key: String, isAfter: Bool, of: String)
    case canvas(Proposal)
    /// `json` is the whole setting.
    case environment(name: String, json: String)
  }

  /// Of the first scene the edit that makes the difference, of the second the one that takes it back; nil where there is none.
  package func edits(_ a: RecordedLayout, _ b: RecordedLayout) -> (first: Edit?, second: Edit?) {
    switch (kind, nodes.before, nodes.after) {
    case (.added, _, let node?): (nil, known.second ?? .removal(key: b.nodes[node].key))
    case (.removed, let node?, _): (known.first ?? .removal(key: a.nodes[node].key), nil)
    case (.canvas, _, _): (.canvas(b.pass.proposal), .canvas(a.pass.proposal))
    case (.environment, _, _): known
    case (.argument, let before?, let after?):
      if let passed {
        (
          .move(key: a.nodes[before].key, isInside: passed.isInside, of: a.nodes[passed.before].key),
          .move(key: b.nodes[after].key, isInside: !passed.isInside, of: b.nodes[passed.after].key)
        )
      } else {
        argument.map { values($0, a.nodes[before], b.nodes[after]) } ?? known
      }
    default: (nil, nil)
    }
  }

  /// Settings with the edits that give each layout the value of the other.
  static func knowingEdits(_ settings: [SceneDifference], _ a: RecordedLayout, _ b: RecordedLayout) throws -> [SceneDifference] {
    if settings.allSatisfy(\.path.isEmpty) { return settings }
    let (before, after) = (try a.environment(), try b.environment())
    return settings.map { setting in
      var setting = setting
      setting.known = (setting.edit(of: before, as: after), setting.edit(of: after, as: before))
      return setting
    }
  }

  private func edit(of own: [String: JSONValue], as other: [String: JSONValue]) -> Edit? {
    guard let name = path.first else { return nil }
    var value = other[name]
    // Of several members of a setting one is another's.
    if path.count > 1, case .object(let members)? = own[name], let leaf = other[name]?[path[1]] {
      value = .object(members.filter { $0.key != path[1] } + [(path[1], leaf)])
    }
    return value.map { .environment(name: name, json: $0.text) }
  }

  /// The edits that put a view beside the sibling that it stands beside in the other layout.
  static func order(_ a: RecordedLayout, _ x: Int, _ b: RecordedLayout, _ y: Int, _ matching: TreeMatching) -> (first: Edit?, second: Edit?) {
    func siblings(_ side: RecordedLayout, _ view: Int) -> [Int] { side.holder(of: view).map(side.views) ?? [] }
    func edit(_ side: RecordedLayout, _ view: Int, asIn other: RecordedLayout, _ there: Int, _ match: (Int) -> Int?) -> Edit? {
      let own = Set(siblings(side, view)), order = siblings(other, there)
      guard let place = order.firstIndex(of: there) else { return nil }
      func known(_ view: Int) -> Int? { match(view).flatMap { own.contains($0) ? $0 : nil } }
      if let before = order[..<place].last(where: { known($0) != nil }).flatMap(known) {
        return .order(key: side.nodes[view].key, isAfter: true, of: side.nodes[before].key)
      }
      return order[(place + 1)...].first { known($0) != nil }.flatMap(known).map { .order(key: side.nodes[view].key, isAfter: false, of: side.nodes[$0].key) }
    }
    return (edit(a, x, asIn: b, y) { matching.earlier[$0] }, edit(b, y, asIn: a, x) { matching.later[$0] })
  }

  static func passed(_ a: RecordedLayout, _ x: Int, _ y: Int, _ matching: TreeMatching) -> Passed? {
    guard a.nodes[x].role == "modifier" else { return nil }
    let crossed = a.unit(of: a.nodes[x].view).dropLast().filter { before in matching.later[before].map { ($0 < y) != (before < x) } ?? false }
    guard let outermost = crossed.first, let innermost = crossed.last else { return nil }
    // A modifier that goes elsewhere passes all on its way: it stands beside the last of them then, and beside the first again.
    let isInside = innermost > x, goal = isInside ? innermost : outermost, start = isInside ? outermost : innermost
    return Passed(before: goal, after: matching.later[start] ?? y, isInside: isInside)
  }

  /// `inside p, stood outside`.
  static func turned(_ passed: Passed, _ a: RecordedLayout) -> String {
    "\(passed.isInside ? "inside" : "outside") \(a.words(passed.before)), stood \(passed.isInside ? "outside" : "inside")"
  }

  /// Where a view stands now that is in another one, or elsewhere among the same siblings.
  static func moved(_ a: RecordedLayout, _ x: Int, _ b: RecordedLayout, _ y: Int, _ matching: TreeMatching) -> String? {
    guard a.nodes[x].role != "modifier", let before = a.holder(of: x), let after = b.holder(of: y) else { return nil }
    let (was, now) = (a.nodes[before].view, b.nodes[after].view)
    if matching.later[was] != now, matching.later[was] != nil || matching.earlier[now] != nil {
      // Keys of the second layout name no view of the first.
      let place = matching.earlier[now].map(a.told) ?? (b.nodes[now].isNamed ? b.words(now) : b.title(now))
      return "in \(place), stood in \(a.told(was))"
    }
    return nil
  }

  /// What its node is called in either layout.
  package func keys(_ a: RecordedLayout, _ b: RecordedLayout) -> (before: String?, after: String?) {
    (nodes.before.map { a.nodes[$0].key }, nodes.after.map { b.nodes[$0].key })
  }

  /// Each the value that the other has.
  private func values(_ name: String, _ one: RecordedLayout.Node, _ other: RecordedLayout.Node) -> (first: Edit?, second: Edit?) {
    func json(_ node: RecordedLayout.Node) -> String { node.arguments.first { $0.name == name }?.json ?? "null" }
    return (.argument(key: one.key, name: name, json: json(other)), .argument(key: other.key, name: name, json: json(one)))
  }
}

extension RecordedLayout.Argument {
  /// As a scene writes it.
  fileprivate var json: String {
    if let text {
      // Lists and objects stand in a trace as they stand in the scene.
      if let first = text.first, "[{".contains(first) || ["true", "false"].contains(text) { return text }
      return JSONValue.string(text).text
    }
    return number.map { $0.isFinite ? "\($0)" : "\"infinity\"" } ?? "null"
  }
}

extension RecordedLayout {
  /// What surrounds the scene: what the pass was laid out in, and what else the scene says.
  fileprivate func environment() throws -> [String: JSONValue] {
    var environment = try trace.sceneJSON.flatMap(SceneDifference.object)?["environment"]?.membersByName ?? [:]
    for (name, setting) in try trace.settings(in: pass) {
      guard let value = setting.text.map(JSONValue.string) ?? setting.number.map({ JSONValue($0) }) else { continue }
      let parts = name.split(separator: ".").map(String.init)
      if parts.count == 1 { environment[name] = value }
      if parts.count == 2, case .object(let members) = environment[parts[0]] ?? .object([]) {
        environment[parts[0]] = .object(members.filter { $0.key != parts[1] } + [(parts[1], value)])
      }
    }
    return environment
  }
}
