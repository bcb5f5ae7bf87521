import JSON
import LayoutModel
import Platform

/// What is otherwise before anything is laid out: in the scenes, or in how they were laid out. The root causes of a comparison.
package struct SceneDifference: Sendable {
  package enum Kind: String, Sendable {
    /// A view or modifier has another argument, shows something else, or is of another kind.
    case argument
    /// A view or modifier is in the second scene only, or in the first only.
    case added, removed
    case canvas, environment, state, scroll, version
    /// A closure or a Layout whose code may be another.
    case code
  }

  package var kind: Kind
  /// `stamp's .layoutPriority(1) is gone`.
  package var words: String
  /// Of what came or went, without that it did so: `title's .padding(8)`.
  var name = ""
  /// The key of the node, where it is about one.
  package var key: String?
  /// In the first scene, and in the second.
  package var pointers: (before: String?, after: String?)
  /// An argument's name.
  package var argument: String?
  /// Of the environment what it is of: `font`.
  var setting: String?
  /// Where its value is in that: `["font", "advance"]`.
  var path: [String] = []
  /// Whether the code of the views reads that setting, so that it may make other views, or give them other arguments.
  var isReadByCode = false
  /// The node's index in either layout.
  var nodes: (before: Int?, after: Int?) = (nil, nil)

  /// Of a modifier that stands elsewhere among those of its view one of these that it passed.
  var passed: Passed?
  /// Whether a view stands in another container than before.
  var isInOther = false
  /// The edits of a view that stands elsewhere among its siblings, of a container around others, and of a setting: what `edits` cannot make of the nodes alone.
  var known: (first: Edit?, second: Edit?) = (nil, nil)

  /// Arguments that are something where nobody says so.
  private static let defaulted: Set = ["alignment", "spacing", "length", "edges", "axes"]
  /// Arguments that paint and measure nothing.
  private static let painted: Set = ["color", "foregroundColor", "fill", "zIndex", "id"]
  /// Whether a modifier changes no rectangle, of the layout or as drawn.
  private static func paints(_ traits: Traits) -> Bool { traits.contains(.onlyDraws) && !traits.contains(.transforms) }

  /// Of those that one edit makes the first, by its place.
  package var leader = 0
  /// How many say the same of nodes that one call of a program's code makes.
  var repetitions = 1
  /// Of the first of several that only together are an edit all of these, by their places.
  package var members: [Int] = []
  /// Whether by these some stand in the place of others.
  package var isReplacement = false

  /// Whether it only paints: never the cause of a size.
  package var isPaint: Bool
  /// The expressions that say the same in both scenes and come out otherwise, or let a view come or go: what they read differs, not the scene.
  var formulas: [String] = []
}

extension SceneDifference {
  init(_ kind: Kind, _ words: String, _ pointers: (before: String?, after: String?) = (nil, nil)) {
    (self.kind, self.words, self.pointers) = (kind, words, pointers)
    isPaint = false
  }

  /// All that differs between two layouts. Trees that differ though their scene is the same differ for a state or a canvas.
  static func all(_ a: RecordedLayout, _ b: RecordedLayout, _ matching: TreeMatching) throws -> [SceneDifference] {
    let written = try documents(a, b)
    let outside = try canvas(a, b) + knowingEdits(written + settings(a, b, besides: written), a, b) + states(a, b) + scrolled(a, b, matching)
    let tree = try tree(a, b, matching)
    let isSameView = try a.pass.edit == b.pass.edit && view(a) == view(b)
    let states = Set(outside.filter { $0.kind == .state }.compactMap(\.argument))
    let found = isSameView && !outside.isEmpty ? outside + (try withTemplates(tree, a)).filter { $0.reads(states) } : outside + tree
    var all = (found.isEmpty ? try versions(a, b) : found) + CodeDifferences.all(a, b, matching)
    for index in all.indices { all[index].leader = index }
    return try RepeatedDifferences.joined(Replacements.joined(Wrappings.joined(all, a, b, matching), a, b, matching), a, b)
  }

  // MARK: Trees

  private static func tree(_ a: RecordedLayout, _ b: RecordedLayout, _ matching: TreeMatching) throws -> [SceneDifference] {
    let gone = a.nodes.indices.filter { matching.later[$0] == nil && isTopmost($0, a) { matching.later[$0] == nil } }
    let new = b.nodes.indices.filter { matching.earlier[$0] == nil && isTopmost($0, b) { matching.earlier[$0] == nil } }
    let reordered = matching.reordered
    let changed = a.nodes.indices.flatMap { index in matching.later[index].map { changes(a, index, b, $0, matching, reordered) } ?? [] }
    let lone =
      gone.map { one(.removed, a, $0, a.nodes[a.nodes[$0].view].key) }
      + new.map { index in
        let view = b.nodes[index].view
        return one(.added, b, index, matching.earlier[view].map { a.nodes[$0].key } ?? b.nodes[view].key)
      }
    return try changed + withConditions(lone, a, b)
  }

  /// It came or went by itself: not with its view, nor with what is around that.
  static func isTopmost(_ index: Int, _ side: RecordedLayout, _ isAlone: (Int) -> Bool) -> Bool {
    let view = side.nodes[index].view
    if view != index { return !isAlone(view) }
    return side.holder(of: view).map { !isAlone(side.nodes[$0].view) } ?? true
  }

  /// - Parameter view: the key of the view that it belongs to, in the first layout if it is in both.
  private static func one(_ kind: Kind, _ side: RecordedLayout, _ index: Int, _ view: String) -> SceneDifference {
    let shown = side.written(index), node = side.nodes[shown], end = kind == .added ? "is new" : "is gone"
    let title = side.title(shown)
    // A number of the second layout would be that of another node in the first.
    let isUnnamed = node.role != "modifier" && !node.isNamed && kind == .added
    let name = node.role == "modifier" ? "\(view)'s \(title)" : title == node.key || isUnnamed ? title : "\(node.key) (\(title))"
    var difference = SceneDifference(kind, "\(name) \(end)", kind == .added ? (nil, node.pointer) : (node.pointer, nil))
    difference.name = node.role != "modifier" && !node.isNamed ? title : name
    difference.key = side.nodes[index].key
    difference.nodes = kind == .added ? (nil, index) : (index, nil)
    difference.isPaint = paints(side.nodes[index].traits)
    return difference
  }

  private static func changes(
    _ a: RecordedLayout, _ x: Int, _ b: RecordedLayout, _ y: Int, _ matching: TreeMatching, _ reordered: Set<Int>
  ) -> [SceneDifference] {
    let (one, other) = (a.nodes[x], b.nodes[y])
    func difference(_ name: String?, _ words: String) -> SceneDifference {
      var difference = SceneDifference(.argument, words, (one.pointer, other.pointer))
      (difference.key, difference.argument, difference.nodes) = (one.key, name, (x, y))
      difference.isPaint = paints(one.traits) || name.map(painted.contains) ?? false
      return difference
    }
    let owner = a.owner(x)
    if one.kind != other.kind { return [difference(nil, "\(owner) is \(b.title(y)), was \(a.title(x))")] }
    var found: [SceneDifference] = []
    let before = Dictionary(one.arguments.map { ($0.name, $0) }) { $1 }, after = Dictionary(other.arguments.map { ($0.name, $0) }) { $1 }
    for name in Set(before.keys).union(after.keys).sorted() where before[name] != after[name] {
      func words(_ argument: RecordedLayout.Argument?, _ other: RecordedLayout.Argument?) -> String {
        guard let argument else { return defaulted.contains(name) ? "the default" : "none" }
        if let members = argument.text.flatMap({ text in ArgumentWords.members(text, besides: other?.text) ?? ArgumentWords.list(text) }) { return members }
        return argument.text.map { one.role == "modifier" || one.isCustomLayout ? $0 : "\"\($0)\"" } ?? argument.words
      }
      let formula = before[name]?.formula.flatMap { $0 == after[name]?.formula ? $0 : nil }
      if let formula, let was = before[name]?.number?.short, let now = after[name]?.number?.short {
        found.append(difference(name, "\(owner) has \(name) \(formula), \(now), had \(was)"))
        found[found.count - 1].formulas = [formula]
      } else {
        found.append(difference(name, "\(owner) has \(name) \(words(after[name], before[name])), had \(words(before[name], after[name]))"))
      }
    }
    if found.isEmpty, one.label != other.label { found.append(difference(nil, "\(owner) is \(b.title(y)), was \(a.title(x))")) }
    if let place = moved(a, x, b, y, matching) {
      found.append(difference(nil, "\(a.told(x)) stands \(place)"))
      found[found.count - 1].isInOther = true
    }
    if reordered.contains(x) {
      let passed = passed(a, x, y, matching)
      found.append(difference(nil, "\(owner) stands \(passed.map { turned($0, a) } ?? "elsewhere among its siblings")"))
      found[found.count - 1].passed = passed
      if one.role != "modifier" { found[found.count - 1].known = order(a, x, b, y, matching) }
    }
    return found
  }

  // MARK: What stands around the tree

  private static func canvas(_ a: RecordedLayout, _ b: RecordedLayout) -> [SceneDifference] {
    if a.pass.proposal == b.pass.proposal { return [] }
    func words(_ proposal: Proposal) -> String { "\(proposal.width?.short ?? "nil") × \(proposal.height?.short ?? "nil")" }
    return [SceneDifference(.canvas, "the canvas is \(words(b.pass.proposal)), was \(words(a.pass.proposal))")]
  }

  private static func scrolled(_ a: RecordedLayout, _ b: RecordedLayout, _ matching: TreeMatching) -> [SceneDifference] {
    a.offsets.keys.sorted().compactMap { x in
      guard let y = matching.later[x], let before = a.offsets[x], let after = b.offsets[y], before != after else { return nil }
      var difference = SceneDifference(
        .scroll, "\(a.words(x)) is scrolled to \(after.x.short), \(after.y.short), was to \(before.x.short), \(before.y.short)",
        (a.nodes[x].pointer, b.nodes[y].pointer))
      (difference.key, difference.nodes) = (a.nodes[x].key, (x, y))
      return difference
    }
  }

  private static func versions(_ a: RecordedLayout, _ b: RecordedLayout) throws -> [SceneDifference] {
    try RecordedLayout.otherFacts(a, b).map { SceneDifference(.version, $0) }
  }

  // MARK: Documents

  /// The members of the object that a text holds; nil if it holds none.
  static func object(_ json: String) -> [String: JSONValue]? { JSONValue(reading: json)?.membersByName }

  private static func view(_ side: RecordedLayout) throws -> JSONValue? { try side.trace.sceneJSON.flatMap { object($0)?["view"] } }

  /// The environment; state and passes stand in the pass, the view is the tree.
  private static func documents(_ a: RecordedLayout, _ b: RecordedLayout) throws -> [SceneDifference] {
    guard let one = try a.trace.sceneJSON, let other = try b.trace.sceneJSON, one != other, let before = object(one), let after = object(other) else {
      return []
    }
    let apart: Set = ["view", "passes", "name", "version", "state", "$schema"]
    return members(before.filter { !apart.contains($0.key) }, after.filter { !apart.contains($0.key) }, "").map { pointer, was, now in
      let parts = pointer.split(separator: "/").map(String.init)
      let pointers = (was == "none" ? nil : pointer, now == "none" ? nil : pointer)
      var difference = SceneDifference(.environment, "\(parts.joined(separator: ".")) is \(now), was \(was)", pointers)
      difference.path = parts.first == "environment" ? Array(parts.dropFirst()) : []
      difference.setting = parts.first == "environment" ? parts.dropFirst().first : parts.first
      return difference
    }
  }

  /// Members that differ, by their pointers.
  private static func members(_ a: [String: JSONValue], _ b: [String: JSONValue], _ path: String) -> [(pointer: String, before: String, after: String)] {
    Set(a.keys).union(b.keys).sorted().flatMap { name -> [(pointer: String, before: String, after: String)] in
      let pointer = path + "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
      let (one, other) = (a[name]?.membersByName, b[name]?.membersByName)
      if let one, let other { return members(one, other, pointer) }
      // An environment says several things, though the other scene has none.
      if name == "environment", a[name] == nil || b[name] == nil, let only = one ?? other {
        return members(one == nil ? [:] : only, one == nil ? only : [:], pointer)
      }
      // Of a closure the number of the program alone is known.
      if a[name] == b[name] || one?["code"] != nil && other?["code"] != nil { return [] }
      return [(pointer, ArgumentWords.text(a[name]), ArgumentWords.text(b[name]))]
    }
  }
}

extension JSONValue {
  /// Of an object; nil of any other value.
  var membersByName: [String: JSONValue]? { members.map { Dictionary($0.map { ($0.key, $0.value) }) { $1 } } }

  /// An element of a list, by its number, or a member of an object.
  func part(_ token: Substring) -> JSONValue? {
    items.map { list in Int(token).flatMap { list.indices.contains($0) ? list[$0] : nil } } ?? self[String(token)]
  }

  /// The value that the pointer of a view leads to.
  func value(at pointer: String) -> JSONValue? { pointer.split(separator: "/").reduce(self) { $0?.part($1) } }

  /// Of an object with a width and a height.
  var size: Size? { self["width"]?.number.flatMap { width in self["height"]?.number.map { Size(width, $0) } } }
}

extension [SceneDifference] {
  /// The places of all that are one edit with a leader, itself among them.
  func members(of leader: Int) -> [Int] { self[leader].members.isEmpty ? [leader] : self[leader].members }
}
