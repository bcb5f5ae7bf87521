import JSON
import LayoutEngine
import Platform
import Rendering
import Report
import Scene
import TraceStore
import WhatIf

/// Answers about texts of a scene: at once what a layout in memory has, a moment later what a recording of it tells.
package final class LiveScene: @unchecked Sendable {
  private let name: String
  private let tool: String
  private let facts: [(key: String, value: String)]
  private let limit: WorkLimit
  /// The last recording, and of what. Whoever waits for one needs that very one most of the time.
  private let lock = Lock()
  private var recorded: (request: LiveRequest, trace: Trace)?

  package init(name: String, tool: String, facts: [(key: String, value: String)], limit: WorkLimit = WorkLimit()) {
    (self.name, self.tool, self.facts, self.limit) = (name, tool, facts, limit)
  }

  /// Tree, picture and frames.
  package func layOut(_ request: LiveRequest) throws -> JSONValue {
    try answered {
      let whole = try Scene(SceneInput(file: name, bytes: Array(request.text.utf8))), scene = try request.chosen(whole)
      let layout = try LaidOutScene(playing: scene)
      return [
        ("report", LiveReport.layout(layout, pass: scene.passes.last?.name ?? "pass", name: name, tool: tool)), ("passes", .array(Self.names(of: whole))),
      ]
    }
  }

  private static func names(of scene: Scene) -> [JSONValue] {
    scene.passes.enumerated().map { .string($0.element.name ?? "pass \($0.offset + 1)") }
  }

  /// Findings, calls, guides, how stacks divide: everything but `why`.
  package func details(_ request: LiveRequest) throws -> JSONValue {
    try answered { try with(request) { [("report", try LiveReport.details($0, name: name, tool: tool))] } }
  }

  /// Why a view has its size and place.
  ///
  /// - Parameter known: how many texts the page has.
  package func why(_ request: LiveRequest, _ key: String, after known: Int) throws -> JSONValue {
    try answered {
      try with(request) { trace in
        guard let answer = try LiveReport.answer(trace, about: key, after: known) else { throw LiveError.noView(key) }
        return [("answer", answer)]
      }
    }
  }

  /// What a person did not yet write to the end is an answer, too: where it is wrong, and in what.
  private func answered(_ body: () throws -> [(key: String, value: JSONValue)]) throws -> JSONValue {
    do {
      return .object(try limit(body))
    } catch let error as SceneError {
      return .object([("errors", .array(([error] + error.others).map(Self.json)))])
    } catch let excess as LayoutBudget.Excess {
      return .object([("errors", .array([.object([("line", .null), ("column", .null), ("words", .string(Self.words(excess)))])]))])
    }
  }

  private static func json(_ error: SceneError) -> JSONValue {
    .object([("line", JSONValue(error.location?.line)), ("column", JSONValue(error.location?.column)), ("words", .string(error.sentence))])
  }

  private static func words(_ excess: LayoutBudget.Excess) -> String {
    switch excess {
    case .calls(let most): "the layout takes more than \(most) calls"
    case .seconds(let most): "the layout takes longer than \(most) seconds"
    case .megabytes(let most): "the layout takes more than \(most) megabytes"
    }
  }

  private func with<Answer>(_ request: LiveRequest, _ body: (Trace) throws -> Answer) throws -> Answer {
    lock.lock()
    defer { lock.unlock() }
    if let recorded, recorded.request == request { return try body(recorded.trace) }
    recorded = nil
    let trace = try TemporaryRecording.trace(of: request.scene(name), options: LayoutPass.Options(), meta: facts)
    recorded = (request, trace)
    return try body(trace)
  }
}
