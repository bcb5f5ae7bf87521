import JSON
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// The program that a pass was recorded of, as far as laying the pass out again needs it.
///
/// | what it is needed for | when it is started |
/// |---|---|
/// | code that no scene can say; what views are told of where they stand | at once |
/// | values of the environment that its code reads (`ProgramSettings`) | at the first edit of one |
/// | what its code reads of the screen, or of the environment that it is started in | at the first layout elsewhere |
final class RecordedProgram {
  /// Where it is needed for each layout.
  private(set) var running: RunningProgram?
  private(set) var settings: ProgramSettings?
  private(set) var kept: [KeptPart] = []
  /// How far its code has scrolled, by which views stand where they do.
  private(set) var scrolls: KeptPart?
  private let evaluation: EvaluationRecord
  /// What its code reads of the screen and of the environment.
  private let reads: [String]
  private let canvas: Proposal
  private let start: () throws -> RunningProgram
  private var started: Result<RunningProgram, any Error>?

  /// - Throws: `WhatIfError.unexpressed` where code that no scene can say cannot run.
  init(_ trace: Trace, _ pass: TracePass, _ evaluation: EvaluationRecord) throws {
    (self.evaluation, canvas) = (evaluation, pass.proposal)
    reads = try trace.meta("code_reads")?.split(separator: ", ").map(String.init) ?? []
    start = { try RunningProgram.of(trace, pass, recorded: evaluation.json) }
    let scrolled = "SELECT key FROM viewport JOIN node ON node.id = target_id WHERE pass_id <= :pass ORDER BY pass_id DESC LIMIT 1"
    if let target = try trace.value(scrolled, ["pass": .integer(Int64(pass.id))])?.text { scrolls = .scrolls(target) }
    if evaluation.unexpressed.isEmpty, evaluation.layoutEvents.isEmpty { return }
    do {
      running = try lazily
    } catch let failure as RunningProgram.Failure {
      try drop(failure)
    }
  }

  /// Holds a layout of the recorded scene against the recording, and knows by it what edits are about.
  ///
  /// - Throws: `WhatIfError.unexpressed` where code does not do what it did.
  func check(_ scene: LaidOutScene, _ trace: Trace, _ pass: TracePass) throws {
    settings = ProgramSettings(evaluation.codeReads, of: scene.tree)
    guard let running, let failure = try Replay.failure(of: running, laidOut: scene, trace, pass) else { return }
    try drop(failure)
  }

  private func drop(_ failure: RunningProgram.Failure) throws(WhatIfError) {
    if !evaluation.unexpressed.isEmpty { throw .unexpressed(evaluation.unexpressed, failure) }
    running = nil
    kept.append(.events(evaluation.layoutEvents, failure))
  }

  /// - Throws: what keeps it from running, each time.
  private var lazily: RunningProgram {
    get throws {
      let program = started ?? Result(catching: start)
      started = program
      return try program.get()
    }
  }

  /// In how many views' layouts a layout of so many is made.
  func cost(of views: Int) -> Int {
    let mayBePlayed = running?.isTold == true || settings != nil || !reads.isEmpty
    return views * (running?.hasCode == true ? RunningProgram.costInLayouts : 1) + (mayBePlayed ? RunningProgram.costOfPlay : 0)
  }

  /// What is otherwise for it in an edited scene than when it was recorded.
  ///
  /// - Parameters:
  ///   - proposal: what the canvas proposes.
  ///   - tree: of the edited scene.
  func circumstances(of scene: Scene, in proposal: Proposal, _ tree: SceneTree) -> ProgramCircumstances {
    let changes = scene.edits.compactMap { edit -> (name: String, value: EditValue)? in
      if case .environment(let name, let value) = edit { (name, value) } else { nil }
    }
    let isElsewhere = proposal != canvas || !changes.isEmpty
    return ProgramCircumstances(
      trials: settings?.trials(in: tree) ?? [], canvas: isElsewhere ? proposal : nil, environment: changes, areRead: !reads.isEmpty)
  }

  /// The program where it is needed.
  ///
  /// - Returns: nil where the scene says all, or what it reads has to stay.
  /// - Throws: `RunningProgram.Failure`, where it has to be told of an edit and cannot run.
  func program(in circumstances: ProgramCircumstances) throws -> RunningProgram? {
    if running != nil || circumstances.areRecorded { return running }
    do {
      return try lazily
    } catch let failure as RunningProgram.Failure where circumstances.trials.isEmpty {
      if kept.isEmpty { kept.append(.reads(reads, failure)) }
      return nil
    }
  }
}

/// What is otherwise for a program than when it was recorded.
struct ProgramCircumstances {
  let trials: [ProgramSettings.Trial]
  /// nil: the one that it was recorded in.
  let canvas: Proposal?
  /// Members of the environment that it is started in, as edits say them.
  let environment: [(name: String, value: EditValue)]
  /// Whether code reads something of these two.
  let areRead: Bool

  /// Whether nothing is otherwise that code reads.
  var areRecorded: Bool { trials.isEmpty && (canvas == nil || !areRead) }

  /// What the program is told: `"trials": {name: "30"}, "canvas": ["320.0", "nil"], "environment": [["dynamicTypeSize", "\"xLarge\""]]`.
  ///
  /// - Parameter settings: by pointer what the program calls its modifiers.
  func json(_ settings: [String: String]) -> [(String, JSONValue)] {
    let canvas = canvas.map { [$0.width, $0.height].map { JSONValue.string($0.map { "\($0)" } ?? "nil") } }
    return [
      ("trials", .object(trials.map { (settings[$0.pointer] ?? "", $0.value.map(JSONValue.string) ?? .null) })),
      ("canvas", canvas.map(JSONValue.array) ?? .null),
      ("environment", .array(environment.map { .array([.string($0.name), .string($0.value.json)]) })),
    ]
  }
}
