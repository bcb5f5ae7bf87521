import Explanation
import LayoutEngine
import LayoutModel
import Platform
import Scene
import TraceStore

extension Replay {
  /// What a program that runs again has failed in, where it does not lay out what it did.
  static func failure(of program: RunningProgram, laidOut scene: LaidOutScene, _ trace: Trace, _ pass: TracePass) throws -> RunningProgram.Failure? {
    do { try program.check() } catch { return error }
    let first = try trace.firstNode(of: pass)
    let recorded = try trace.rows(
      "SELECT node_id, absolute_x, absolute_y, width, height FROM placement WHERE pass_id = :pass", ["pass": .integer(Int64(pass.id))])
    let isSame = recorded.rows.allSatisfy { row in
      guard let id = row[0].node, let node = scene.node(id, of: first), scene.isPlaced(node) else { return false }
      let frame = scene.absolute(node)
      return zip(row.dropFirst().map(\.number), [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]).allSatisfy { was, now in
        was?.isSame(as: now) ?? false
      }
    }
    return isSame ? nil : .otherPlaces
  }

  /// Adds the edited pass to the trace it was read from: in a structure of its own, unless the tree is the same.
  ///
  /// - Parameter name: what it is called; `what-if-1` and so on if nil.
  /// - Returns: its name.
  /// - Throws: `TraceError`; nothing is written then.
  package func save(to path: String, as name: String?) throws -> String {
    // Read and let go before anything is written: a reader would keep the file from becoming a plain one again.
    let (scene, original, names, first) = try Self.facts(path, base)
    guard let original else { throw TraceError.replaced(path: path) }
    if let name, names.contains(name) { throw WhatIfError.nameTaken(name) }
    let appender = try TraceAppender(path: path, scene: scene)
    defer { appender.close() }
    let name = name ?? (1...).lazy.map { "what-if-\($0)" }.first { !names.contains($0) } ?? "what-if"
    let isShared = self.original.tree.hasSameNodes(as: baseTree)
    let place = PassPlace(
      pass: appender.last.pass + 1, structure: isShared ? original.structure : appender.last.structure + 1,
      offset: isShared ? first - 1 : appender.last.node, sharesStructure: isShared, firstCall: appender.last.call + 1)
    try appender.begin(RecordingRecord(meta: [], sceneName: "", sceneJSON: "", vocabulary: self.original.scene.vocabulary))
    try record(name, base: original.id, at: place, into: appender)
    try appender.finish()
    return name
  }

  private static func facts(_ path: String, _ base: TracePass) throws -> (scene: String?, base: TracePass?, names: Set<String>, firstNode: NodeID) {
    let trace = try Trace(path: path)
    let passes = try trace.passes
    return (try trace.value("SELECT json FROM scene")?.text, passes.first { $0 == base }, Set(passes.map(\.name)), try trace.firstNode(of: base))
  }

  /// Why a node has its size with the edits made. Its key is that of the pass before them; an added node is `new1`.
  package func why(_ key: String, position: Bool = false) throws -> Explanation {
    guard let node = try node(key) else { throw WhatIfError.gone(key) }
    return try explained { trace, pass in
      guard let node = try trace.node(node) else { throw WhatIfError.gone(key) }
      let prover = try Prover(trace, pass, self), explainer = Explainer(trace)
      if position { return try prover.complete(explainer.explainPosition(of: node, in: pass)) }
      return prover.addingSmallestChange(to: try prover.complete(explainer.explain(node, in: pass)))
    }
  }

  private func node(_ key: String) throws -> NodeID? {
    if let old = baseTree.node(key) { return original.tree.node(matching: old, of: baseTree) }
    if let new = original.node(key) { return new }
    throw WhatIfError.noNode(key, nearest: Suggestion.nearest(to: key, among: baseTree.nodes.map(\.key) + original.tree.nodes.map(\.key)))
  }

  /// What the engine finds wrong with arguments that the edits changed, and what is not scrolled to because of them.
  package var warnings: [String] {
    func words(_ tree: SceneTree) -> [String] {
      tree.tree.warnings.map { "warning: \(tree[$0.node].key): \($0.message) (\($0.code))" }
    }
    let known = Set(words(baseTree))
    return words(original.tree).filter { !known.contains($0) } + overwritten + unscrolled + removedByName
  }

  /// Modifiers that edits took away by an id of Swift code, which stands behind them and names the view as much.
  private var removedByName: [String] {
    guard program != nil else { return [] }
    return edits.compactMap { edit in
      guard case .remove(let key) = edit, let node = baseTree.node(key).map({ baseTree[$0] }), node.role == .modifier, node.isNamed else { return nil }
      let view = baseTree[node.view]
      return "note: '\(key)' is the .\(node.kind) that .id stands behind, and what was taken away; 'remove \(SceneEdit.word(view.key))' takes its \(view.kind)"
    }
  }

  private var unscrolled: [String] {
    lostTargets(in: original.tree, from: baseTree).map {
      "warning: the pass '\($0.pass)' scrolls to '\($0.id)', which is not there any more: it is laid out as if it did not, a recording would be an error"
    }
  }

  /// States that edits set and views write their sizes to, before the pass that is looked at.
  private var overwritten: [String] {
    let edited = original.scene.editedState
    return original.state.filter { state in edited[state.name].map { $0 != state.value } ?? false }.map {
      "warning: the state \($0.name) is not what the edit sets: a readSize writes to it, and what it wrote is what the views of this pass read"
    }
  }

  /// What `ask` answers about the edited pass, recorded into a trace that goes afterwards. Node ids are those of `original`.
  package func explained<T>(_ ask: (Trace, TracePass) throws -> T) throws -> T {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path("what-if.db")
    let recorder = try TraceRecorder(path: path, nodes: Int(original.layout.tree.tree.count))
    defer { recorder.close() }
    var recording = RecordingRecord(
      meta: [], sceneName: scene.name, sceneJSON: String(decoding: scene.document.bytes, as: UTF8.self), vocabulary: original.scene.vocabulary)
    recording.fontMetrics = scene.environment.fontMetrics.map { ($0.file, $0.text) }
    try recorder.begin(recording)
    try record("what-if", base: nil, at: .start, into: recorder, keepsNames: true)
    try recorder.finish()
    let trace = try Trace(path: path)
    guard let pass = try trace.lastPass else { throw TraceError.damaged(path: path, message: "no pass") }
    return try trace.consistently { try ask(trace, pass) }
  }

  private func record(_ name: String, base: Int32?, at place: PassPlace, into sink: any TraceSink, keepsNames: Bool = false) throws {
    let edit = edits.isEmpty ? nil : SceneEdit.words(edits)
    try scene.record(original.layout, proposal, name: name, base: base, edit: edit, at: place, into: sink, options, keepsNames: keepsNames)
  }
}

/// What can be wrong about a what-if beyond its edits.
package enum WhatIfError: Error, Equatable, CustomStringConvertible {
  case nameTaken(String)
  case noNode(String, nearest: String?)
  /// A node that the edits took away.
  case gone(String)
  /// A program has what no scene can say, at these places, and cannot run.
  case unexpressed([String], RunningProgram.Failure)
  /// A program cannot lay out what edits have left.
  case stopped(RunningProgram.Failure)

  package var exitCode: Int32 {
    switch self {
    case .nameTaken: 64
    case .gone, .noNode: 1
    case .unexpressed, .stopped: 65
    }
  }

  package var description: String {
    switch self {
    case .nameTaken(let name): "the trace has a pass '\(name)' already; give another name"
    case .noNode(let key, let nearest):
      "no node '\(key)'; " + (nearest.map { "did you mean '\($0)'?" } ?? "'layouttrace tree' lists them")
    case .gone(let key): "'\(key)' is not there with this edit"
    case .stopped(let reason): "the program cannot lay this out: \(reason.words)"
    case .unexpressed(let places, let reason):
      places.prefix(3).joined(separator: "; ") + (places.count > 3 ? " and \(places.count - 3) more" : "")
        + (places.count == 1 ? " is code that only the program can run" : " are code that only the program can run") + ", and " + reason.words
    }
  }
}
