import Explanation
import Foundation
import LayoutEngine
import LayoutModel
import LayoutUI
import Platform
import Rendering
import Scene
import TraceStore
import WhatIf

/// Lays views out as SwiftUI does: their bodies run, states, tasks and preferences settle.
///
/// - Parameters:
///   - view: the root view.
///   - canvas: a device or a size.
/// - Returns: what came of it, for questions and taps.
/// - Throws: `ViewError` for what the engine does not take.
@MainActor public func layoutTrace<Content: View>(_ view: Content, in canvas: ProgramCanvas = .device("iPhone 16")) async throws -> LayoutTrace {
  try await layoutTrace(view, in: canvas, placeholders: [:])
}

/// Lays views out, with sizes for what stands for views of other frameworks.
///
/// - Parameters:
///   - view: the root view.
///   - canvas: a device or a size.
///   - placeholders: sizes in points by the views' types, `["MapView": CGSize(width: 300, height: 200)]`; what has none, such as another `UIViewRepresentable`, is as
///     large as it is offered.
/// - Returns: what came of it, for questions and taps.
/// - Throws: `ViewError` for what the engine does not take.
@MainActor public func layoutTrace<Content: View>(
  _ view: Content, in canvas: ProgramCanvas = .device("iPhone 16"), placeholders: [String: CGSize]
) async throws -> LayoutTrace {
  let program = ViewProgram(AnyView(view), in: canvas)
  program.placeholders = placeholders.mapValues { ProposedViewSize($0) }
  try await program.settle("start")
  return LayoutTrace(program, name: String(describing: Content.self))
}

/// Views that were laid out.
@MainActor public final class LayoutTrace {
  private let program: ViewProgram
  private let name: String

  init(_ program: ViewProgram, name: String) { (self.program, self.name) = (program, name) }

  /// The view of that `.id` or accessibilityIdentifier; `node7`; `ContentView` or `ContentView.header`, the outermost view that is written there; or the first of
  /// its kind, `Text`. One that is not there has no size and says so.
  public subscript(_ key: String) -> LayoutResult {
    guard let pass = program.current, let node = node(key, in: pass) else {
      let known = program.current.map { pass in pass.tree.nodes.compactMap(\.key) } ?? []
      return LayoutResult(key: key, nearest: Suggestion.nearest(to: key, among: known))
    }
    let view = pass.tree.tree.nodes[Int(node)]
    let result = LayoutResult(key: key, frame: pass.tree.rect(node), proposal: ProposedViewSize(view.placed), isPlaced: view.isPlaced, in: self)
    Self.lastQuestion = result
    return result
  }

  /// The view that was asked for last, of any layout.
  private static var lastQuestion: LayoutResult?

  /// Why the view that was asked for last, of any layout, has its size; nil outside of the main actor, where no test asks.
  nonisolated package static var explanationOfLastQuestion: String? { MainQueue.ifCurrent { lastQuestion?.description } }

  /// How often views were laid out, and what started each layout.
  public var passes: [String] { program.passes.map(\.trigger) }

  /// Taps what is called so, by its id or the words on it; the layouts that follow are passes.
  public func tap(_ name: String) async throws { try await program.tap(name) }

  /// Gives a state another value, in each view that has one of that name: `ContentView.show`, `true`.
  public func set(_ state: String, to value: String) async throws { try await program.set(state, value) }

  /// Lays the views out on another canvas, as when a window is resized or a device is turned, or once more on the same one: another pass. States keep their values.
  public func resize(to canvas: ProgramCanvas) async throws { try await program.resize(to: canvas) }

  /// Writes all passes to a trace file, which `layouttrace` reads.
  public func write(to path: String) throws {
    let recorder = try TraceRecorder(path: path, nodes: recording.nodes)
    defer { recorder.close() }
    try recording.write(to: recorder)
  }

  /// Why a view has its size, as `layouttrace why` answers it.
  public func why(_ key: String) throws -> String {
    try asking { trace, pass in
      let explanation = try Explainer(trace).explain(try node(key, trace, pass), in: pass)
      let places = try SourcePlaces(trace, in: pass)
      let (proved, keepsPlaces) = try Self.proved(explanation, trace, pass)
      let note = "\nnote: what views are told of their places stays as it is here; 'layouttrace why' of the sources has them told anew\n"
      return ExplanationText(places: places).render(proved) + (keepsPlaces ? note : "")
    }
  }

  /// What is wrong with the layout, a line each, as `layouttrace check` finds it. Its notes, such as that a control is laid out approximately, say nothing of the kind.
  public var findings: [String] {
    get throws {
      try asking { trace, pass in
        let places = try SourcePlaces(trace, in: pass)
        return try loops
          + Checker(trace, [pass]).findings(FindingKind.all).filter { $0.severity != .note }.map { finding in
            [places[finding.pointer], "\(finding.kind.code) \(finding.message)"].compactMap { $0 }.joined(separator: ": ")
          }
      }
    }
  }

  private var loops: [String] { program.current?.findings.map { "\($0.code) \($0.message)" } ?? [] }
  private var recording: ProgramRecording { ProgramRecording(passes: program.passes, name: name) }

  func node(_ key: String, in pass: ProgramPass) -> NodeID? {
    if let index = pass.tree.nodes.firstIndex(where: { $0.key == key }) { return NodeID(index + 1) }
    func index(_ isMeant: (ElementTree.Node) -> Bool) -> NodeID? { pass.tree.nodes.firstIndex(where: isMeant).map { NodeID($0 + 1) } }
    if let written = index({ $0.owner == key || "\($0.owner).\($0.place?.function ?? "")" == key }) { return written }
    if let kind = (1...max(1, pass.tree.tree.count)).first(where: { pass.tree.tree.kind($0) == key }) { return kind }
    guard key.hasPrefix("node"), let number = Int(key.dropFirst(4)), pass.tree.nodes.indices.contains(number - 1) else { return nil }
    return NodeID(number)
  }

  /// - Throws: `ViewError.noView` where no view is called so.
  func node(_ key: String, _ trace: Trace, _ pass: TracePass) throws -> TraceNode {
    guard let number = program.current.flatMap({ node(key, in: $0) }), let node = try trace.node("node\(number)", in: pass) else {
      throw ViewError.noView(key, nearest: Suggestion.nearest(to: key, among: try trace.keys(in: pass)))
    }
    return node
  }

  /// Asks a trace that goes afterwards.
  func asking<Answer>(_ ask: (Trace, TracePass) throws -> Answer) throws -> Answer {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path("program.db")
    try write(to: path)
    let trace = try Trace(path: path)
    guard let pass = try trace.lastPass else { throw TraceError.damaged(path: path, message: "no pass") }
    return try trace.consistently { try ask(trace, pass) }
  }

  /// - Returns: also whether the program's views are told where they stand, which does not change in a proof that is made without it.
  private static func proved(_ explanation: Explanation, _ trace: Trace, _ pass: TracePass) throws -> (Explanation, keepsPlaces: Bool) {
    do {
      let prover = try Prover(trace, pass)
      return (prover.addingSmallestChange(to: try prover.complete(explanation)), !prover.kept.isEmpty)
    } catch WhatIfError.unexpressed {
      return (Prover.unproved(explanation), false)
    }
  }
}
