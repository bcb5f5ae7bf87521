import LayoutEngine
import LayoutModel
import Platform

/// What a scene says about a node of its tree.
package struct SceneNode {
  package let id: NodeID
  let tree: SceneTree

  /// Which of the scene's views and modifiers it is, the same in an edited scene; -1 for an implicit stack.
  package var item: Int32 { tree.items[Int(id) - 1] }
  private var entry: SceneItems.Entry? { item < 0 ? nil : tree.scene.items.entry(item) }

  /// 0 for the root.
  package var parent: NodeID { tree.tree.nodes[Int(id)].parent }
  /// Last node of its subtree.
  package var last: NodeID { tree.tree.nodes[Int(id)].last }
  package var ordinal: Int32 { Int32(tree.tree.ordinal(id)) }
  package var role: NodeRole { tree.tree.role(id) }
  package var kind: String { tree.tree.kind(id) }
  package var traits: Traits { tree.tree.traits(id) }

  /// The id; with a number where it is repeated; `node7` without one, of what an edit added `new1`.
  package var key: String {
    guard isNamed, let name = entry?.item.id else { return tree.original == nil ? "node" + String(id) : tree.numbers[Int(id) - 1] }
    return tree.instances[item].count > 1 ? "\(name)[\(tree.instances.repetition(of: id))]" : name
  }

  /// Whether it has an id.
  package var isNamed: Bool { entry?.item.id?.isEmpty == false }

  /// Of a view without an id the nearest modifier's, by which a person knows it: Swift's `.id` often stands behind other modifiers.
  package var nearestName: String? {
    guard !isNamed, role != .modifier else { return nil }
    var node = id - 1
    while node > 0, tree.tree.role(node) == .modifier {
      let modifier = SceneNode(id: node, tree: tree)
      if modifier.isNamed { return modifier.key }
      node -= 1
    }
    return nil
  }

  /// The view a modifier belongs to, which stands inside of all its modifiers; a view names itself.
  package var view: NodeID {
    var node = id
    while tree.tree.role(node) == .modifier { node += 1 }
    return node
  }

  /// How many nodes stand for it: what a loop repeats is written once.
  package var repetitions: Int { item < 0 ? 1 : tree.instances[item].count }
  /// How many nodes an edit of it changes: its repetitions, and what else the same call of a program's code makes.
  package var editedTogether: Int { entry?.item.call.map { tree.calls[$0]?.nodes ?? 1 } ?? repetitions }
  /// Those of them that say the same for an argument, which an edit of that changes.
  package func editedTogether(setting argument: String) -> Int {
    entry?.item.call == nil ? repetitions : tree.scene.repetitions(of: item, saying: argument).reduce(0) { $0 + tree.instances[$1].count }
  }
  /// The first item that is edited with it; the same for all of them.
  package var writtenOnce: Int32 { entry?.item.call.flatMap { tree.calls[$0]?.first } ?? item }

  /// RFC 6901 into the scene; nil for an implicit stack, and for what an edit added.
  package var pointer: String? { item < 0 ? nil : tree.scene.pointer(item) }

  /// Arguments as a trace shows them.
  package var attributes: [(name: String, number: Double?, text: String?)] {
    guard let entry else { return GivenViews(tree.tree).arguments(of: id).map { $0.value.attribute($0.name) } }
    var attributes: [(name: String, number: Double?, text: String?)] = []
    attributes.reserveCapacity(entry.item.arguments.count)
    for argument in entry.item.arguments {
      // It waits for a reader's size.
      if argument.value.readsGeometry {
        attributes.append((argument.name, nil, argument.text))
      } else if let value = value(argument) {
        attributes.append(argument.attribute(value))
      }
    }
    return attributes
  }

  /// Of a leaf the first of its arguments that is a text, and no choice out of words, with what is appended to it.
  package var label: String? {
    guard role == .leaf else { return nil }
    guard let entry else { return attributes.lazy.compactMap(\.text).first }
    for argument in entry.item.arguments where !argument.value.readsGeometry {
      guard case .text(let text)? = value(argument), !(entry.item.type.parameter(argument.name)?.isChoice ?? false) else { continue }
      return (text + appended).cut(to: 120)
    }
    return nil
  }

  private var appended: String {
    (entry?.item.arguments ?? []).filter { !$0.value.readsGeometry && entry?.item.type.parameter($0.name)?.kind == .textParts }.map {
      if case .parts(let parts)? = value($0) { parts.map(\.string).joined() } else { "" }
    }
    .joined()
  }

  /// It had a value when the tree was built.
  private func value(_ argument: SceneArgument) -> ArgumentValue? { try? tree.members.value(argument, loop: tree.loops[Int(id) - 1]) }

  func hasSameArguments(as other: SceneNode) -> Bool {
    attributes.elementsEqual(other.attributes) { $0.name == $1.name && $0.number == $1.number && $0.text == $1.text }
  }
}

extension SceneArgument {
  /// As a trace shows it: a number as a number, with its source if it was computed; anything else as written.
  fileprivate func attribute(_ value: ArgumentValue) -> (name: String, number: Double?, text: String?) {
    switch (value, self.value) {
    case (.number(let number), .constant): (name, number, nil)
    case (.number(let number), _): (name, number, text)
    case (.bool(let bool), _): (name, nil, "\(bool)")
    // As it is shown, which of a text without braces is as it is written.
    case (.text(let shown), .template): (name, nil, shown)
    case (.text(let shown), .constant) where text.contains("{{") || text.contains("}}"): (name, nil, shown)
    case (.formula(let formula as ConstantFormula), _): (name, formula.value, nil)
    default: (name, nil, text)
    }
  }
}

extension ArgumentValue {
  /// Of what nobody wrote, as a trace shows it.
  package func attribute(_ name: String) -> (name: String, number: Double?, text: String?) {
    switch self {
    case .number(let number): (name, number, nil)
    case .bool(let bool): (name, nil, "\(bool)")
    case .text(let text): (name, nil, text)
    case .font(let font): (name, font.size, font.style?.rawValue)
    case .alignment(let horizontal, let vertical): (name, nil, horizontal?.name ?? vertical?.name)
    default: (name, nil, nil)
    }
  }
}

extension SceneTree {
  /// What a trace says about the nodes, in pre-order.
  ///
  /// - Parameter offset: how far they are numbered on in it.
  package func records(from offset: NodeID = 0) -> [NodeRecord] {
    var paths = ScenePaths(), pointers = Scene.Pointers(of: scene)
    return nodes.map { node in
      let depth = paths.open(node.id, last: node.last, ordinal: node.ordinal, kind: node.kind), item = node.item
      var record = NodeRecord(
        id: node.id + offset, parent: node.parent == 0 ? 0 : node.parent + offset, last: node.last + offset, ordinal: node.ordinal, depth: depth, key: node.key,
        path: paths.current, role: node.role, kind: node.kind, label: node.label, view: node.view + offset,
        pointer: item < 0 ? nil : pointers.pointer(item), attributes: node.attributes)
      record.font = tree.textFont(node.id)
      return record
    }
  }
}

/// Where a node stands, for people: `VStack/0 HStack/2 Text`. Of a deep one the middle is left out, so that all paths together stay linear.
package struct ScenePaths {
  private var words: [String] = []
  /// Where those stand that no middle is left out of.
  private var whole: [String] = []
  /// Last nodes of those that are open.
  private var lasts: [NodeID] = []
  private static let (head, tail) = (4, 12)

  package init() {}

  /// Goes on to the next node in pre-order.
  ///
  /// - Returns: how many are around it.
  package mutating func open(_ node: NodeID, last: NodeID, ordinal: Int32, kind: String) -> Int32 {
    while let last = lasts.last, last < node {
      lasts.removeLast()
      words.removeLast()
      if whole.count > words.count { whole.removeLast() }
    }
    let word = words.isEmpty ? kind : String(ordinal) + " " + kind
    if words.count < Self.head + Self.tail { whole.append(whole.last.map { $0 + "/" + word } ?? word) }
    words.append(word)
    lasts.append(last)
    return Int32(words.count - 1)
  }

  package var current: String {
    if let path = whole.last, whole.count == words.count { return path }
    return words.prefix(Self.head).joined(separator: "/") + "/…/" + words.suffix(Self.tail).joined(separator: "/")
  }
}
