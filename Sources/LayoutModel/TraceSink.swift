/// Where a recording goes: a file (`TraceRecorder`) or memory (`MemoryTrace`).
///
/// Called in this order: `begin(recording)`; then for each pass: `add(structure)` for each part of its tree if that is new, `begin(pass)`, any
/// number of `exchange`, `end(pass)`; then `finish`. All from the engine's thread.
package protocol TraceSink: AnyObject {
  /// Before all else: whom to ask for events that have waited for too long. A sink that keeps no one waiting need not.
  func follow(_ handOver: HandOver)
  func begin(_ recording: RecordingRecord) throws
  func add(_ structure: StructureRecord) throws
  func begin(_ pass: PassRecord) throws
  /// Takes a chunk of events and gives an empty one; may block while the writer is behind.
  func exchange(_ chunk: EventChunk) throws -> EventChunk
  func end(pass id: Int32, firstCall: CallID, lastCall: CallID) throws
  /// Marks the recording complete. Without it the recording stays readable and is marked incomplete.
  func finish() throws
}

/// A sink that is there for the calls alone.
extension TraceSink {
  package func begin(_ recording: RecordingRecord) {}
  package func add(_ structure: StructureRecord) {}
  package func begin(_ pass: PassRecord) {}
  package func end(pass id: Int32, firstCall: CallID, lastCall: CallID) {}
  package func finish() {}
  package func follow(_ handOver: HandOver) {}
}

extension TraceSink {
  /// Hands over a tree, whose nodes are made as they are asked for: a sink with a thread of its own writes a part while the next one is made.
  package func add(structure id: Int32, _ nodes: some Sequence<NodeRecord>, evaluation: EvaluationRecord? = nil) throws {
    var part: [NodeRecord] = []
    var nodes = nodes.makeIterator()
    while let node = nodes.next() {
      if part.count == StructureRecord.partLength {
        try add(StructureRecord(id: id, nodes: part, continues: true))
        part.removeAll(keepingCapacity: true)
      }
      part.append(consume node)
    }
    try add(StructureRecord(id: id, nodes: part, evaluation: evaluation))
  }
}

/// What is known before the first pass.
package struct RecordingRecord: Sendable {
  /// Rows of `meta`.
  package var meta: [(key: String, value: String)]
  package var sceneName: String
  package var sceneJSON: String
  package var vocabulary: Vocabulary
  /// The file of metrics that texts were measured with, by its name: a row of `font_metrics`.
  package var fontMetrics: (name: String, json: String)?

  package init(meta: [(key: String, value: String)], sceneName: String, sceneJSON: String, vocabulary: Vocabulary) {
    (self.meta, self.sceneName, self.sceneJSON, self.vocabulary) = (meta, sceneName, sceneJSON, vocabulary)
  }
}

/// What a node does in the tree.
package enum NodeRole: String, Sendable {
  case container, modifier, leaf
}

/// The tree of one or more passes, or a part of a large one: rows of `node` and `attribute`.
package struct StructureRecord: Sendable {
  package var id: Int32
  package var nodes: [NodeRecord]
  package var evaluation: EvaluationRecord?
  /// Whether further nodes follow, in a record of the same id.
  package var continues: Bool
  /// Of a tree in parts each but the last has so many nodes.
  package static let partLength = 4096

  package init(id: Int32, nodes: [NodeRecord], evaluation: EvaluationRecord? = nil, continues: Bool = false) {
    (self.id, self.nodes, self.evaluation, self.continues) = (id, nodes, evaluation, continues)
  }
}

/// The views that a program came to, as a scene: a row of `evaluation`.
package struct EvaluationRecord: Sendable {
  package let json: String
  /// Places that no scene can say; none: it says all.
  package let unexpressed: [String]
  /// Pointers of modifiers whose value of the environment the program's code reads.
  package let codeReads: [String]
  /// Events by which views are told where they stand, and may write to states: `onGeometryChange ContentView.swift:12`.
  package let layoutEvents: [String]
  package init(json: String, unexpressed: [String], codeReads: [String], layoutEvents: [String]) {
    (self.json, self.unexpressed, self.codeReads, self.layoutEvents) = (json, unexpressed, codeReads, layoutEvents)
  }
}

/// Where a view or modifier of a program is written.
package struct SourceLine: Sendable, Hashable {
  /// With its module: `MyApp/ContentView.swift`.
  package let file: String
  package let line: Int32
  package let column: Int32
  /// The declaration: `ContentView.body`.
  package let function: String
  package init(file: String, line: Int32, column: Int32, function: String) {
    (self.file, self.line, self.column, self.function) = (file, line, column, function)
  }
}

/// A view or modifier: a row of `node` and its rows of `attribute`.
package struct NodeRecord: Sendable {
  package var id: NodeID
  /// 0 for the root.
  package var parent: NodeID
  /// Last node of its subtree.
  package var last: NodeID
  package var ordinal: Int32
  package var depth: Int32
  package var key: String
  package var path: String
  package var role: NodeRole
  package var kind: String
  package var label: String?
  /// The view a modifier belongs to; a view names itself.
  package var view: NodeID
  /// RFC 6901 into the scene; nil for an implicit stack.
  package var pointer: String?
  package var attributes: [(name: String, number: Double?, text: String?)]
  /// Of a Text: a row of `text_font`.
  package var font: TextFontRecord?
  /// Where a program has it; nil for a node of a scene.
  package var source: SourceLine?

  /// Bytes of the longest pointer that is kept: it grows with the depth, so those of a deep tree would be most of a trace.
  package static let longestPointer = 2000

  package init(
    id: NodeID, parent: NodeID, last: NodeID, ordinal: Int32, depth: Int32, key: String, path: String, role: NodeRole, kind: String, label: String?,
    view: NodeID, pointer: String?, attributes: [(name: String, number: Double?, text: String?)], source: SourceLine? = nil
  ) {
    (self.id, self.parent, self.last, self.ordinal, self.depth, self.key, self.path) = (id, parent, last, ordinal, depth, key, path)
    (self.role, self.kind, self.label, self.view, self.pointer, self.attributes) = (role, kind, label, view, pointer, attributes)
    self.source = source
  }
}

/// The font of a Text: a row of `text_font`.
package struct TextFontRecord: Hashable, Sendable {
  package var name: String
  /// Points.
  package var size: Double
  package var weight: String
  /// Points, not rounded.
  package var lineHeight: Double
  /// In what its width may differ from the phone's, in words; nil where in nothing.
  package var approximation: String?
  /// The file of metrics that has its advances; nil where they are built in.
  package var metrics: String?

  package init(name: String, size: Double, weight: String, lineHeight: Double, approximation: String?, metrics: String? = nil) {
    (self.name, self.size, self.weight, self.lineHeight) = (name, size, weight, lineHeight)
    (self.approximation, self.metrics) = (approximation, metrics)
  }
}

/// A layout of the whole tree: a row of `pass`.
package struct PassRecord: Sendable {
  package var id: Int32
  package var structure: Int32
  package var name: String
  /// The recorded pass that a what-if re-run edits, and the edit.
  package var base: Int32?
  package var edit: String?
  package var proposal: Proposal
  /// The scene's state, JSON.
  package var state: String
  /// What started it.
  package var trigger: String
  /// The pass whose layout called for it.
  package var follows: Int32?
  /// Names by `GuideID`, for the pass's guide events.
  package var guideNames: [String]
  /// What surrounds the scene: rows of `environment`.
  package var environment: [(name: String, number: Double?, text: String?)]

  package init(
    id: Int32, structure: Int32, name: String, base: Int32? = nil, edit: String? = nil, proposal: Proposal, state: String, trigger: String,
    follows: Int32? = nil, guideNames: [String], environment: [(name: String, number: Double?, text: String?)] = []
  ) {
    (self.id, self.structure, self.name, self.base, self.edit) = (id, structure, name, base, edit)
    (self.proposal, self.state, self.trigger, self.follows) = (proposal, state, trigger, follows)
    (self.guideNames, self.environment) = (guideNames, environment)
  }
}
