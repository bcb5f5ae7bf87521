import LayoutEngine
import LayoutModel

extension Scene {
  /// Lays a tree out once and records how.
  ///
  /// - Parameter offset: how far the tree's nodes are numbered on in the recording.
  /// - Parameter state: sizes that the pass reads are written to it.
  /// - Parameter changes: what differs from the pass before; those without a writer are recorded as this pass's.
  /// - Returns: what another pass has to do.
  func record(
    _ tree: SceneTree, _ record: PassRecord, offset: NodeID, _ state: inout [StateVariable], _ changes: [StateWrite], into sink: any TraceSink,
    _ log: EventLog, _ options: LayoutPass.Options
  ) throws -> Aftermath {
    log.pass = record.id
    let first = log.nextCall
    try sink.begin(record)
    Self.record(changes.filter { $0.node == 0 }, offset, log)
    for warning in tree.tree.warnings {
      log.add(
        DiagnosticEvent(
          pass: record.id, node: warning.node + offset, code: warning.code, severity: .warning, axis: nil, amount: nil, message: warning.message))
    }
    let layout = LayoutPass(tree: tree.tree, options: options, log: log, nodeOffset: offset)
    let result = Result { try DeepThread.run(levels: tree.tree.depth) { try layout.run(record.proposal) } }
    let left = aftermath(of: layout, &state)
    Self.record(left.writes, offset, log)
    log.exchange()
    try sink.end(pass: record.id, firstCall: first, lastCall: log.nextCall - 1)
    if let failure = log.failure { throw failure }
    do { try result.get() } catch let error as LayoutError { throw fail(error, in: tree) }
    return left
  }

  private static func record(_ writes: [StateWrite], _ offset: NodeID, _ log: EventLog) {
    for write in writes {
      log.add(
        StateChangeEvent(
          pass: log.pass, name: write.new.name, old: write.old.value.json, new: write.new.value.json, node: write.node == 0 ? 0 : write.node + offset))
    }
  }
}

/// Where a pass goes in a recording that has others.
package struct PassPlace: Sendable {
  package var pass: Int32
  package var structure: Int32
  /// Nodes are numbered on from here.
  package var offset: NodeID
  /// Whether the structure is one that the recording has.
  package var sharesStructure: Bool
  package var firstCall: CallID

  /// The start of a new recording.
  package static let start = PassPlace(pass: 1, structure: 1, offset: 0, sharesStructure: false, firstCall: 1)

  package init(pass: Int32, structure: Int32, offset: NodeID, sharesStructure: Bool, firstCall: CallID) {
    (self.pass, self.structure, self.offset, self.sharesStructure, self.firstCall) = (pass, structure, offset, sharesStructure, firstCall)
  }
}

extension Scene {
  /// Records a layout that was made in memory as one pass. Nothing it answers comes from the cache of an earlier one.
  ///
  /// - Parameter keepsNames: nodes without an id have the numbers of the tree that was edited, not their own.
  package func record(
    _ layout: SceneLayout, _ canvas: Proposal, name: String, base: Int32?, edit: String?, at place: PassPlace, into sink: any TraceSink,
    _ options: LayoutPass.Options, keepsNames: Bool = false
  ) throws {
    let tree = try build(Dictionary(merging: layout.state.map { ($0.name, $0.value) }), from: layout.tree)
    if keepsNames { tree.original = layout.tree.original }
    if let before = layout.before { tree.tree.takeSources(from: before.tree) }
    ScrollPositions(of: layout.tree, keepsInSight: true).apply(to: tree)
    if !place.sharesStructure { try sink.add(structure: place.structure, NodeRecords(of: tree, from: place.offset)) }
    let record = PassRecord(
      id: place.pass, structure: place.structure, name: name, base: base, edit: edit, proposal: canvas, state: StateVariable.json(layout.state),
      trigger: edit.map { "what-if: \($0)" } ?? "start", guideNames: tree.tree.guides.names, environment: tree.tree.environment.settings(on: nil))
    var state = layout.state
    _ = try self.record(
      tree, record, offset: place.offset, &state, [], into: sink, EventLog(sink: sink, firstCall: place.firstCall), options)
  }
}

extension LayoutEnvironment {
  /// As a recording says them.
  ///
  /// - Parameter device: which it was set for.
  package func settings(on device: Device?) -> [(name: String, number: Double?, text: String?)] {
    let numbers = [
      ("displayScale", displayScale), ("defaultPadding", defaultPadding), ("safeArea.top", safeArea.top), ("safeArea.leading", safeArea.leading),
      ("safeArea.bottom", safeArea.bottom), ("safeArea.trailing", safeArea.trailing),
    ]
    let texts = [
      ("device", device?.name), ("horizontalSizeClass", device?.horizontalSizeClass.rawValue), ("verticalSizeClass", device?.verticalSizeClass.rawValue),
      (ControlSystem.key, system?.name), ("layoutDirection", layoutDirection.rawValue),
      (DynamicTypeSize.key, text.dynamicTypeSize.rawValue),
    ].compactMap {
      name, text in text.map { (name, $0) }
    }
    return numbers.map { ($0, $1, nil) } + texts.map { ($0, nil, $1) }
  }
}
