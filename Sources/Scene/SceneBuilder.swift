import LayoutEngine
import LayoutModel

/// Opens and closes the nodes of a scene, in pre-order and in a loop, and writes their records.
struct SceneBuilder {
  private enum Step {
    case open(SceneMember)
    case close
    /// The content of a modifier, in an implicit ZStack if it is several views.
    case content(SceneItem.Index, loop: Int32)
  }

  let scene: Scene
  let tree: LayoutTree
  private var expansion: SceneMembers
  private(set) var records: [NodeRecord] = []
  private(set) var items: [SceneItem.Index] = []
  private var steps: [Step] = []
  private var openNodes: [NodeID] = []
  /// GeometryReaders that are open, by the names their children read them by; the innermost last.
  private var readers: [(name: String, node: NodeID)] = []
  /// Children opened so far, of each open node; the first entry counts roots.
  private var childCounts: [Int32] = [0]
  private var paths = ScenePaths()

  init(scene: Scene, state: [String: ExpressionValue], tree: LayoutTree) {
    (self.scene, self.tree) = (scene, tree)
    expansion = SceneMembers(scene: scene, state: state)
  }

  mutating func build() throws(SceneError) {
    let (roots, isDynamic) = try expansion.members(of: scene.roots, loop: -1)
    // Several views at the root are an implicit VStack; so is none, since a trace has a root.
    if roots.count == 1 {
      steps.append(.open(roots[0]))
    } else {
      try openImplicit("VStack", roots, isDynamic)
    }
    while let step = steps.popLast() {
      switch step {
      case .open(let member): try open(member)
      case .close: close()
      case .content(let modifier, let loop): try openContent(of: modifier, loop)
      }
    }
    nameNodes()
  }

  /// The member's modifiers, outermost first, then the view; what comes after them is put on the list backwards.
  private mutating func open(_ member: SceneMember) throws(SceneError) {
    let item = scene.items[Int(member.item)]
    var modifiers = item.modifiers.map { (item: $0, loop: member.loop) }
    var wrapper = member.wrapper
    // A part's modifiers are those of its members.
    if case .part = item.type.body { (modifiers, wrapper) = ([], -1) }
    while wrapper >= 0 {
      let outer = expansion.wrappers[Int(wrapper)]
      modifiers.append((outer.modifier, outer.loop))
      wrapper = outer.outer
    }
    for modifier in modifiers.reversed() {
      try openNode(modifier.item, loop: modifier.loop, isDynamic: false)
      steps.append(.close)
      if !scene.items[Int(modifier.item)].views.isEmpty { steps.append(.content(modifier.item, loop: modifier.loop)) }
    }
    let (children, isDynamic) = try expansion.members(of: item.views, loop: member.loop, in: member)
    let view = try openNode(member.item, loop: member.loop, isDynamic: isDynamic)
    for index in records.count - 1 - modifiers.count..<records.count - 1 { records[index].view = view }
    steps.append(.close)
    if children.count > 1, let stack = item.type.primitive?.implicitStack { return try openImplicit(stack.name, children, isDynamic) }
    steps.append(contentsOf: children.reversed().map { .open($0) })
  }

  private mutating func openContent(of modifier: SceneItem.Index, _ loop: Int32) throws(SceneError) {
    let (members, isDynamic) = try expansion.members(of: scene.items[Int(modifier)].views, loop: loop)
    if members.count > 1 { return try openImplicit("ZStack", members, isDynamic) }
    steps.append(contentsOf: members.map { .open($0) })
  }

  private mutating func openImplicit(_ name: String, _ members: [SceneMember], _ isDynamic: Bool) throws(SceneError) {
    guard let type = SceneType.byName[name] else { return }
    try open(type, [:], isDynamic: isDynamic, record: record(type, item: nil, attributes: [], label: nil), item: -1, at: -1)
    steps.append(.close)
    steps.append(contentsOf: members.reversed().map { .open($0) })
  }

  @discardableResult private mutating func openNode(_ index: SceneItem.Index, loop: Int32, isDynamic: Bool) throws(SceneError) -> NodeID {
    let item = scene.items[Int(index)]
    var values: [String: ArgumentValue] = [:]
    var late: [(SceneArgument, SceneArgument.Value)] = []
    var attributes: [(name: String, number: Double?, text: String?)] = []
    var label: String?
    for argument in item.arguments {
      if !argument.value.geometries.isEmpty {
        if let missing = argument.value.geometries.first(where: { name in !readers.contains { $0.name == name } }) {
          // An edit took the reader away.
          throw scene.fail(.evaluation(argument.text, .unavailable(missing)), argument)
        }
        let value = try expansion.late(argument, loop: loop)
        late.append((argument, value))
        attributes.append((argument.name, nil, argument.text))
        continue
      }
      guard let value = try expansion.value(argument, loop: loop) else { continue }
      values[argument.name] = value
      attributes.append(argument.attribute(value))
      if label == nil, item.type.role == .leaf, case .text(let text) = value { label = text.cut(to: 120) }
    }
    let record = record(item.type, item: index, attributes: attributes, label: label)
    defer { if item.type.name == GeometryReader.name { readers.append((item.variable, record.id)) } }
    return try open(item.type, values, late, isDynamic: isDynamic, record: record, item: index, at: index)
  }

  @discardableResult private mutating func open(
    _ type: SceneType, _ values: [String: ArgumentValue], _ late: [(SceneArgument, SceneArgument.Value)] = [], isDynamic: Bool, record: NodeRecord,
    item: SceneItem.Index, at index: SceneItem.Index
  ) throws(SceneError) -> NodeID {
    do throws(ArgumentError) {
      let waiting = late.isEmpty ? nil : waiting(values, late)
      switch type.body {
      case .primitive(let primitive), .part(let primitive, of: _): try tree.open(primitive, values, isDynamic: isDynamic, late: waiting)
      case .layout(let layout): try tree.open(layout, values, isDynamic: isDynamic, late: waiting)
      case .group, .condition, .loop, .empty: return 0
      }
    } catch {
      let problem = SceneError.Problem.argument(type.name, error.parameter, error.message)
      if let argument = index < 0 ? nil : scene.items[Int(index)].argument(error.parameter) { throw scene.fail(problem, argument) }
      throw index < 0 ? SceneError(problem, file: scene.file) : scene.fail(problem, index)
    }
    records.append(record)
    items.append(item)
    childCounts[childCounts.count - 1] += 1
    childCounts.append(0)
    openNodes.append(record.id)
    return record.id
  }

  /// What is settled when the innermost reader that the arguments read is placed.
  private func waiting(_ values: [String: ArgumentValue], _ late: [(SceneArgument, SceneArgument.Value)]) -> LateNode.Waiting {
    let names = late.reduce(into: Set<String>()) { $0.formUnion($1.1.geometries) }
    let nodes = Dictionary(readers.filter { names.contains($0.name) }.map { ($0.name, $0.node) }) { _, inner in inner }
    return LateNode.Waiting(
      reader: nodes.values.max() ?? 0, arguments: SceneLateArguments(settled: values, waiting: late, readers: nodes),
      provisional: late.reduce(into: values) { $0[$1.0.name] = SceneLateArguments.provisional($1.1) })
  }

  private mutating func close() {
    guard let node = openNodes.popLast() else { return }
    if readers.last?.node == node { readers.removeLast() }
    records[Int(node) - 1].last = NodeID(records.count)
    childCounts.removeLast()
    paths.close()
    tree.close()
  }

  private mutating func record(
    _ type: SceneType, item: SceneItem.Index?, attributes: [(name: String, number: Double?, text: String?)], label: String?
  ) -> NodeRecord {
    let id = NodeID(records.count + 1)
    let ordinal = childCounts[childCounts.count - 1]
    paths.open(type.name, ordinal: ordinal)
    return NodeRecord(
      id: id, parent: openNodes.last ?? 0, last: id, ordinal: ordinal, depth: Int32(openNodes.count), key: item.flatMap { scene.items[Int($0)].id } ?? "",
      path: paths.current, role: type.role, kind: type.name, label: label, view: id, pointer: item.flatMap { scene.pointer($0) }, attributes: attributes)
  }

  /// Keys: the id; with a number where it is repeated; `node7` without one.
  private mutating func nameNodes() {
    var counts: [String: Int] = [:]
    for record in records where !record.key.isEmpty { counts[record.key, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    for index in records.indices {
      let id = records[index].key
      if id.isEmpty {
        records[index].key = "node\(index + 1)"
      } else if counts[id, default: 0] > 1 {
        records[index].key = "\(id)[\(numbers[id, default: 0])]"
        numbers[id, default: 0] += 1
      }
    }
  }
}

/// Where a node stands, for people: `VStack/0 HStack/2 Text`. Of a deep one the middle is left out, so that all paths together stay linear.
struct ScenePaths {
  private var words: [String] = []
  private static let (head, tail) = (4, 12)

  mutating func open(_ name: String, ordinal: Int32) { words.append(words.isEmpty ? name : "\(ordinal) \(name)") }
  mutating func close() { words.removeLast() }

  var current: String {
    if words.count <= Self.head + Self.tail { return words.joined(separator: "/") }
    return words.prefix(Self.head).joined(separator: "/") + "/…/" + words.suffix(Self.tail).joined(separator: "/")
  }
}

extension SceneArgument {
  /// As a trace shows it: a number as a number, with its source if it was computed; anything else as written.
  fileprivate func attribute(_ value: ArgumentValue) -> (name: String, number: Double?, text: String?) {
    switch (value, self.value) {
    case (.number(let number), .constant): (name, number, nil)
    case (.number(let number), _): (name, number, text)
    case (.bool(let bool), _): (name, nil, "\(bool)")
    case (.formula(let formula as ConstantFormula), _): (name, formula.value, nil)
    default: (name, nil, text)
    }
  }
}

extension String {
  /// At most `count` characters, with an ellipsis for the rest.
  func cut(to count: Int) -> String {
    unicodeScalars.count > count ? String(String.UnicodeScalarView(unicodeScalars.prefix(count - 1))) + "…" : self
  }
  /// Short enough for a message to stay a line.
  var shortened: String { cut(to: 60) }
}
