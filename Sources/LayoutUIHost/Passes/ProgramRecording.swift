import LayoutEngine
import LayoutModel
import LayoutUI
import Platform
import Schema
import TraceStore

/// Writes the passes of a program: each is laid out once more, so that all of its calls are in the recording.
@MainActor struct ProgramRecording {
  let passes: [ProgramPass]
  /// The file's name, as the trace has it.
  let name: String
  /// Where its sources are, see `ProgramOrder.sources`.
  var sources: [String: String] = [:]
  /// What it is called in the person's cache, see `ProgramCache`.
  var recording: String?

  /// Rows of `meta` that say what made the recording.
  static let facts: [(key: String, value: String)] = [
    ("tool", "layouttrace"), ("tool_version", ProgramVersion.tool), ("swiftui_version", Fidelity.referenceVersion), ("cache", CachePolicy.memo.rawValue),
    ("text_metrics", Fidelity.textMetrics), ("front_end", "swift"),
  ]

  /// How many nodes the first pass has.
  var nodes: Int? { passes.first.map { Int($0.tree.tree.count) } }

  /// - Throws: the sink's error; `ViewError` for what the engine does not lay out.
  func write(to sink: any TraceSink) throws {
    var recording = RecordingRecord(
      meta: Self.facts + places + approximations + reads, sceneName: name, sceneJSON: passes.last?.scene ?? "", vocabulary: PrimitiveRegistry.vocabulary)
    recording.fontMetrics = passes.last?.canvas.environment.fontMetrics.map { ($0.file, $0.text) }
    try sink.begin(recording)
    let log = EventLog(sink: sink), names = self.names
    var (offset, last): (NodeID, ElementTree?) = (0, nil)
    for (index, pass) in passes.enumerated() {
      let id = Int32(index + 1)
      let tree = try ElementTree(pass.roots, pass.guides, pass.canvas.environment, after: pass.isFirst ? nil : last)
      tree.tree.scrolling.start = pass.scrolled
      last = tree
      if index > 0 { tree.tree.takeSources(from: passes[index - 1].tree.tree) }
      let evaluation = EvaluationRecord(
        json: pass.scene, unexpressed: pass.unexpressed, codeReads: pass.settings.keys.sorted(), layoutEvents: pass.layoutEvents)
      try sink.add(structure: id, tree.records(from: offset), evaluation: evaluation)
      try record(pass, names[index], tree, id, offset, log, sink)
      offset += tree.tree.count
    }
    try sink.finish()
  }

  private func record(_ pass: ProgramPass, _ name: String, _ tree: ElementTree, _ id: Int32, _ offset: NodeID, _ log: EventLog, _ sink: any TraceSink) throws {
    log.pass = id
    let first = log.nextCall
    try sink.begin(
      PassRecord(
        id: id, structure: id, name: name, proposal: pass.canvas.proposal, state: "{}", trigger: pass.trigger, follows: pass.follows ? id - 1 : nil,
        guideNames: tree.tree.guides.names,
        environment: tree.tree.environment.settings(on: pass.canvas.device)))
    let noted = tree.tree.warnings.map { ($0.node + offset, $0.code, $0.message) } + pass.findings.map { (1 + offset, $0.code, $0.message) }
    for (node, code, message) in noted {
      let severity: DiagnosticEvent.Severity = code == "LT301" ? .error : .warning
      log.add(DiagnosticEvent(pass: id, node: node, code: code, severity: severity, axis: nil, amount: nil, message: message))
    }
    let layout = LayoutPass(tree: tree.tree, options: ViewProgram.options, log: log, nodeOffset: offset)
    let result = Result { try DeepThread.run(levels: tree.tree.depth) { try layout.run(pass.canvas.proposal) } }
    log.exchange()
    try sink.end(pass: id, firstCall: first, lastCall: log.nextCall - 1)
    if let failure = log.failure { throw failure }
    try result.get()
  }

  private var places: [(key: String, value: String)] {
    let lines = sources.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)" }
    let computed = ProgramCache.computedArgumentsOfProgram.map { [("computed_arguments", $0)] } ?? []
    return (recording.map { [("recording", $0)] } ?? []) + (lines.isEmpty ? [] : [("sources", lines.joined(separator: "\n"))]) + computed
  }

  /// As those of a scene are called: by their canvas, where it has a name, the later ones on it with a number.
  private var names: [String] {
    var counts: [String: Int] = [:]
    return passes.enumerated().map { index, pass in
      guard let canvas = pass.canvas.name else { return "pass \(index + 1)" }
      counts[canvas, default: 0] += 1
      let number = counts[canvas] ?? 1
      return number == 1 ? canvas : "\(canvas), pass \(number)"
    }
  }

  /// The values that its code reads, and that stay as they are where a pass is laid out elsewhere.
  private var reads: [(key: String, value: String)] {
    let names = CodeReads.all
    return names.isEmpty ? [] : [("code_reads", names.joined(separator: ", "))]
  }

  /// What is laid out as something simpler, for those who read the trace.
  private var approximations: [(key: String, value: String)] {
    var known: Set<String> = []
    let lines = passes.flatMap { $0.approximations.keys.sorted() }.filter { known.insert($0).inserted }
    return lines.isEmpty ? [] : [("approximations", lines.joined(separator: "\n"))]
  }
}

/// The version of the tool that made a recording.
enum ProgramVersion {
  static let tool = "0.1.0"
}
