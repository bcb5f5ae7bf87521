import LayoutEngine
import LayoutModel

/// Lays out every pass of a scene and records it.
///
/// 1. A pass of the scene sets state; what the scene reads of it makes another tree, which knows the sizes of what did not change.
/// 2. What the pass scrolls to is found; ScrollViews stay where they were scrolled to from pass to pass. It is laid out. A pass whose nodes and arguments are the same as before shares its structure in the recording; else its nodes are
///    numbered on.
/// 3. Sizes that were read are written to the state. If that changes it, or a view followed a source that was placed elsewhere after it,
///    another pass follows, up to `Scene.passLimit`.
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
  private var first: SceneTree?
  private var passCount: Int32 = 0
  private var nodeCount: NodeID = 0
  private var structureCount: Int32 = 0

  /// - Parameter clock: nanoseconds, if calls are to be timed.
  /// - Parameter first: `Scene.firstTree`, where it is built already.
  package init(
    _ scene: Scene, into sink: any TraceSink, options: LayoutPass.Options = LayoutPass.Options(), meta: [(key: String, value: String)] = [],
    clock: (() -> Int64)? = nil, first: SceneTree? = nil
  ) {
    (self.scene, self.sink, self.options, self.meta, self.first) = (scene, sink, options, meta, first)
    log = EventLog(sink: sink, clock: clock)
    state = scene.state
  }

  /// - Throws: `SceneError` for what is wrong with the scene, or the sink's error. What was recorded before stays.
  package mutating func play() throws {
    var recording = RecordingRecord(
      meta: meta, sceneName: scene.file.split(separator: "/").last.map(String.init) ?? scene.file,
      sceneJSON: String(decoding: scene.document.bytes, as: UTF8.self), vocabulary: scene.vocabulary)
    recording.fontMetrics = scene.environment.fontMetrics.map { ($0.file, $0.text) }
    try sink.begin(recording)
    for index in scene.passes.indices { try play(index) }
    try sink.finish()
  }

  /// A pass of the scene, and those that follow because sizes were read into state.
  private mutating func play(_ index: Int) throws {
    let pass = scene.passes[index]
    let changes = scene.begin(pass, &state)
    var left = try layOut(name: pass.name, pass, changes, trigger(index, changes))
    for _ in 1..<Scene.passLimit {
      guard !left.isSettled, let (tree, _, _) = current else { return }
      left = try layOut(name: nil, pass, left.writes, left.trigger(in: tree), follows: passCount)
    }
    if !left.isSettled, let (tree, offset, _) = current {
      let finding = left.finding(in: tree)
      log.add(
        DiagnosticEvent(
          pass: log.pass, node: finding.node + offset, code: "LT301", severity: .error, axis: nil, amount: nil, message: finding.message))
      log.exchange()
      throw scene.unsettled(left, in: tree)
    }
  }

  /// What starts a pass of the scene.
  private func trigger(_ index: Int, _ changes: [StateWrite]) -> String {
    let pass = scene.passes[index]
    var causes: [String] = []
    if index == 0 {
      causes = ["start"]
    } else if !changes.isEmpty {
      causes = ["state: " + changes.map(\.new.name).joined(separator: ", ")]
    } else if scene.passes[index - 1].device != pass.device {
      causes = ["device"]
    } else if scene.passes[index - 1].dynamicTypeSize != pass.dynamicTypeSize {
      causes = [DynamicTypeSize.key]
    } else if scene.passes[index - 1].proposal != pass.proposal {
      causes = ["proposal"]
    }
    causes += pass.scrolls.map { "scrollTo \($0.id)" }
    return causes.isEmpty ? "repeat" : causes.joined(separator: ", ")
  }

  /// Lays out once, scrolled as the pass says: also when sizes that were read have moved what it scrolls to.
  ///
  /// - Parameter changes: what differs from the pass before; those without a writer are recorded as this pass's.
  /// - Returns: what another pass has to do.
  private mutating func layOut(name: String?, _ pass: ScenePass, _ changes: [StateWrite], _ trigger: String, follows: Int32? = nil) throws -> Aftermath {
    let proposal = pass.proposal
    passCount += 1
    let id = passCount
    try prepareTree(pass, changed: Set(changes.map(\.new.name)))
    guard let (tree, offset, structure) = current else { return Aftermath() }
    try scene.scroll(tree, to: pass.scrolls, values, proposal, options)
    let record = PassRecord(
      id: id, structure: structure, name: name ?? unusedName(id), edit: scene.edits.isEmpty ? nil : SceneEdit.words(scene.edits), proposal: proposal,
      state: StateVariable.json(state), trigger: trigger, follows: follows, guideNames: tree.tree.guides.names,
      environment: tree.tree.environment.settings(on: pass.device))
    return try scene.record(tree, record, offset: offset, &state, changes, into: sink, log, options)
  }

  /// `pass 2`, if no pass of the scene is called so.
  private func unusedName(_ id: Int32) -> String {
    var name = "pass \(id)"
    while scene.passes.contains(where: { $0.name == name }) { name += "'" }
    return name
  }

  private var values: [String: ExpressionValue] { Dictionary(merging: state.map { ($0.name, $0.value) }) }

  /// Keeps the tree unless a state it reads, or the device, has changed.
  private mutating func prepareTree(_ pass: ScenePass, changed: Set<String>) throws {
    let scene = scene.inEnvironment(of: pass)
    if let current, current.tree.tree.environment == scene.environment, scene.variablesRead.isDisjoint(with: changed) { return }
    let tree = try first ?? scene.tree(in: state, changed: changed, after: current?.tree)
    first = nil
    if let (last, offset, structure) = current, tree.hasSameNodes(as: last) {
      current = (tree, offset, structure)
      return
    }
    structureCount += 1
    current = (tree, nodeCount, structureCount)
    try sink.add(structure: structureCount, NodeRecords(of: tree, from: nodeCount))
    nodeCount += tree.tree.count
  }
}
