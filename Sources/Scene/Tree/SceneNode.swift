import JSON
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
  /// Its id as it is written.
  private var name: String? {
    // Through `entry?` all that the item has would be copied.
    guard let entry else { return nil }
    return entry.item.id
  }

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
    guard let name, !name.isEmpty else { return tree.original == nil ? "node" + String(id) : tree.numbers[Int(id) - 1] }
    return tree.instances[item].count > 1 ? "\(name)[\(tree.instances.repetition(of: id))]" : name
  }

  /// Whether it has an id.
  package var isNamed: Bool { name?.isEmpty == false }

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

  /// Whether an edit has added it.
  package var isAdded: Bool { entry.map { $0.item.origin == nil } ?? false }
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
    let arguments = entry.item.arguments
    for argument in arguments where !argument.value.readsGeometry {
      guard case .text(let text)? = value(argument), !(entry.item.type.parameter(argument.name)?.isChoice ?? false) else { continue }
      return arguments.reduce(into: text) { $0 += appended($1) }.cut(to: 120)
    }
    return nil
  }

  /// The words that an argument appends to a text; none of most.
  private func appended(_ argument: SceneArgument) -> String {
    switch argument.value {
    case .textParts where !argument.value.readsGeometry, .constant(.parts):
      if case .parts(let parts)? = value(argument) { parts.map(\.string).joined() } else { "" }
    default: ""
    }
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
    case .gridItems(let items): (name, nil, JSONValue(items).text)
    default: (name, nil, nil)
    }
  }
}

extension SceneTree {
  /// What a trace says about the nodes, in pre-order.
  ///
  /// - Parameter offset: how far they are numbered on in it.
  package func records(from offset: NodeID = 0) -> [NodeRecord] { Array(NodeRecords(of: self, from: offset)) }
}

/// The records of a tree's nodes, each made when it is asked for.
package struct NodeRecords: Sequence, IteratorProtocol {
  private let tree: SceneTree
  private let offset: NodeID
  private var paths = ScenePaths()
  private var pointers: Scene.Pointers
  private var last: NodeID = 0

  package init(of tree: SceneTree, from offset: NodeID) { (self.tree, self.offset, pointers) = (tree, offset, Scene.Pointers(of: tree.scene)) }

  package var underestimatedCount: Int { Int(tree.tree.count - last) }

  package mutating func next() -> NodeRecord? {
    guard last < tree.tree.count else { return nil }
    last += 1
    let node = tree[last], kind = node.kind, item = node.item
    let (depth, ordinal) = paths.open(node.id, last: node.last, kind: kind)
    var record = NodeRecord(
      id: node.id + offset, parent: node.parent == 0 ? 0 : node.parent + offset, last: node.last + offset, ordinal: ordinal, depth: depth, key: node.key,
      path: paths.current, role: node.role, kind: kind, label: node.label, view: node.view + offset,
      pointer: item < 0 ? nil : pointers.pointer(item), attributes: node.attributes)
    record.font = tree.tree.textFont(node.id)
    return record
  }
}

/// Where a node stands, for people: `VStack/0 HStack/2 Text`. Of a deep one the middle is left out, so that all paths together stay linear.
package struct ScenePaths {
  /// A node that is open: which child it is of the one around it, its kind, and the last node in it.
  private struct Step {
    let ordinal: Int32
    let kind: String
    let last: NodeID
    /// Those of its children that were opened.
    var children: Int32 = 0
  }

  private var steps: [Step] = []
  /// Where those stand that no middle is left out of.
  private var whole: [String] = []
  private static let (head, tail) = (4, 12)

  package init() {}

  /// Goes on to the next node in pre-order.
  ///
  /// - Returns: how many are around it, and which child it is of the innermost, from 0 on.
  package mutating func open(_ node: NodeID, last: NodeID, kind: String) -> (depth: Int32, ordinal: Int32) {
    while let inner = steps.last, inner.last < node {
      steps.removeLast()
      if whole.count > steps.count { whole.removeLast() }
    }
    let ordinal = steps.last?.children ?? 0
    if !steps.isEmpty { steps[steps.count - 1].children += 1 }
    steps.append(Step(ordinal: ordinal, kind: kind, last: last))
    if steps.count <= Self.head + Self.tail { whole.append(path(whole.last ?? "", steps.suffix(1))) }
    return (Int32(steps.count - 1), ordinal)
  }

  package var current: String {
    if let path = whole.last, whole.count == steps.count { return path }
    return path(whole[Self.head - 1] + "/…", steps.suffix(Self.tail))
  }

  /// A path that goes on by further steps.
  private func path(_ start: String, _ further: ArraySlice<Step>) -> String {
    var path = start
    // An ordinal has ten digits at most.
    path.reserveCapacity(further.reduce(path.utf8.count) { $0 + 12 + $1.kind.utf8.count })
    for step in further {
      if !path.isEmpty {
        path += "/"
        path += String(step.ordinal)
        path += " "
      }
      path += step.kind
    }
    return path
  }
}
