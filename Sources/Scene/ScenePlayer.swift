import LayoutEngine
import LayoutModel

/// Lays out every pass of a scene and records it.
///
/// State and sizes carry over from pass to pass: a pass that changes nothing the scene reads is laid out in the same tree. A pass whose
/// nodes and arguments are the same as before shares its structure in the recording; else its nodes are numbered on.
package struct ScenePlayer {
  package let scene: Scene
  package var options: LayoutPass.Options
  /// Rows of the recording's `meta`.
  package var meta: [(key: String, value: String)]

  private let sink: any TraceSink
  private let log: EventLog
  private var state: [StateVariable]
  /// The tree of the last pass, where its nodes' ids start, and which structure it is.
  package private(set) var current: (tree: SceneTree, offset: NodeID, structure: Int32)?
  private var nodeCount: NodeID = 0
  private var structureCount: Int32 = 0

  package init(_ scene: Scene, into sink: any TraceSink, options: LayoutPass.Options = LayoutPass.Options(), meta: [(key: String, value: String)] = []) {
    (self.scene, self.sink, self.options, self.meta) = (scene, sink, options, meta)
    log = EventLog(sink: sink)
    state = scene.state
  }

  /// - Throws: `SceneError` for what is wrong with the scene, or the sink's error. What was recorded before stays.
  package mutating func play() throws {
    try sink.begin(
      RecordingRecord(
        meta: meta, sceneName: scene.name, sceneJSON: String(decoding: scene.document.bytes, as: UTF8.self), vocabulary: PrimitiveRegistry.vocabulary))
    for index in scene.passes.indices { try play(index) }
    try sink.finish()
  }

  private mutating func play(_ index: Int) throws {
    let pass = scene.passes[index]
    let id = Int32(index + 1)
    let old = state
    for change in pass.changes {
      if let position = state.firstIndex(where: { $0.name == change.name }) { state[position].value = change.value }
    }
    let changes = zip(old, state).filter { $0.value != $1.value }
    try prepareTree(changed: Set(changes.map(\.1.name)))
    guard let (tree, offset, structure) = current else { return }

    let trigger =
      switch (index, changes.isEmpty) {
      case (0, _): "start"
      case (_, false): "state: " + changes.map(\.1.name).joined(separator: ", ")
      case (_, true): scene.passes[index - 1].proposal == pass.proposal ? "repeat" : "proposal"
      }
    log.pass = id
    let first = log.nextCall
    try sink.begin(
      PassRecord(
        id: id, structure: structure, name: pass.name, edit: scene.edits.isEmpty ? nil : scene.edits.joined(separator: "; "), proposal: pass.proposal,
        state: StateVariable.json(state), trigger: trigger, guideNames: tree.tree.guides.names))
    for (old, new) in changes {
      log.add(StateChangeEvent(pass: id, name: new.name, old: old.value.json, new: new.value.json, node: 0))
    }
    for warning in tree.tree.warnings {
      log.add(
        DiagnosticEvent(pass: id, node: warning.node + offset, code: warning.code, severity: .warning, axis: nil, amount: nil, message: warning.message))
    }
    let layout = LayoutPass(tree: tree.tree, options: options, log: log, nodeOffset: offset)
    let result = Result { try DeepThread.run(levels: tree.depth) { try layout.run(pass.proposal) } }
    try sink.end(pass: id, firstCall: first, lastCall: log.nextCall - 1)
    if let failure = log.failure { throw failure }
    do { try result.get() } catch let error as LayoutError { throw scene.fail(error, in: tree) }
  }

  /// Keeps the tree unless a state it reads has changed.
  private mutating func prepareTree(changed: Set<String>) throws {
    if current != nil, scene.variablesRead.isDisjoint(with: changed) { return }
    let tree = try scene.build(Dictionary(uniqueKeysWithValues: state.map { ($0.name, $0.value) }))
    if let (last, offset, structure) = current, tree.hasSameNodes(as: last) {
      current = (tree, offset, structure)
      return
    }
    structureCount += 1
    current = (tree, nodeCount, structureCount)
    try sink.add(StructureRecord(id: structureCount, nodes: tree.records.map { $0.moved(by: nodeCount) }))
    nodeCount += NodeID(tree.records.count)
  }
}

extension Scene {
  /// State that some argument depends on.
  var variablesRead: Set<String> {
    var names = guides.reduce(into: Set<String>()) { $0.formUnion($1.defaultValue.variables) }
    for item in items {
      for argument in item.arguments { names.formUnion(argument.value.variables) }
    }
    return names
  }

  /// A layout's error, at the node's place in the scene.
  func fail(_ error: LayoutError, in tree: SceneTree) -> SceneError {
    guard let node = error.node, tree.records.indices.contains(Int(node) - 1) else { return SceneError(.layout(error, key: nil), file: file) }
    let problem = SceneError.Problem.layout(error, key: tree.records[Int(node) - 1].key)
    let item = tree.items[Int(node) - 1]
    return item < 0 ? SceneError(problem, file: file) : fail(problem, item)
  }

  /// The same scene with one pass, for a proposal given on the command line.
  package func laidOut(in proposal: Proposal) -> Scene {
    var scene = self
    scene.passes = [ScenePass(name: "pass", proposal: proposal, changes: [])]
    return scene
  }
}

extension LayoutError {
  /// The node it is about.
  var node: NodeID? {
    switch self {
    case .formula(let node, _, _, _), .notANumber(let node, _, _, _), .placedWhileMeasuring(let node, _), .impure(let node, _, _, _, _),
      .tooManyCalls(_, let node, _):
      node
    case .tooDeep, .recording: nil
    }
  }
}

extension SceneTree {
  /// Levels of the tree; a single view has one.
  var depth: Int { records.reduce(0) { max($0, Int($1.depth) + 1) } }

  /// Whether a trace would say the same about every node.
  func hasSameNodes(as other: SceneTree) -> Bool {
    items == other.items
      && zip(records, other.records).allSatisfy { a, b in
        a.key == b.key && a.last == b.last && a.attributes.elementsEqual(b.attributes) { $0.name == $1.name && $0.number == $1.number && $0.text == $1.text }
      }
  }
}

extension NodeRecord {
  /// The record with its ids moved on.
  fileprivate func moved(by offset: NodeID) -> NodeRecord {
    var record = self
    record.id += offset
    record.last += offset
    record.view += offset
    if record.parent != 0 { record.parent += offset }
    return record
  }
}
