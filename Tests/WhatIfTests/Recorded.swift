import CSQLite
import Explanation
import Foundation
import LayoutEngine
import LayoutModel
import Rendering
import Scene
import TestSupport
import WhatIf

@testable import TraceStore

/// A scene recorded into a file of its own, which goes when it is no longer used.
final class Recorded {
  let scene: Scene
  let trace: Trace
  let pass: TracePass
  private let folder: TestFolder

  convenience init(_ scene: Scene) throws { try self.init(scene, keepsGivenUp: false) }

  /// A view in a canvas 200 high, with letters 8 wide and lines 20 high.
  /// - Parameter change: SQL that makes another trace of the file than this version writes.
  convenience init(view: View, width: Int, change: String? = nil) throws {
    try self.init(Self.scene(SceneText(view, .number(width), 200, pass: "p")), keepsGivenUp: false, change)
  }

  convenience init(_ text: SceneText) throws { try self.init(Self.scene(text), keepsGivenUp: false) }

  static func scene(_ text: SceneText) throws -> Scene { try Scene(SceneInput(file: "scene.json", bytes: Array(text.utf8))) }

  /// A scene whose layout may be given up: what was recorded until then.
  convenience init(keeping scene: Scene) throws { try self.init(scene, keepsGivenUp: true) }

  private init(_ scene: Scene, keepsGivenUp: Bool, _ change: String? = nil) throws {
    self.scene = scene
    folder = try TestFolder()
    let file = folder.path("trace.db")
    let recorder = try TraceRecorder(path: file)
    var player = ScenePlayer(scene, into: recorder)
    do {
      try player.play()
    } catch  where keepsGivenUp {
      recorder.close()
    }
    if let change { try Connection(path: file, flags: SQLITE_OPEN_READWRITE).execute(change) }
    trace = try Trace(path: file)
    guard let last = try trace.lastPass else { throw TraceError.damaged(path: file, message: "no pass") }
    pass = last
  }

  convenience init(example name: String) throws {
    try self.init(try Scene(reading: Self.examples.appending(path: "\(name).json").path))
  }

  static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Examples").standardizedFileURL

  /// What `why key` answers.
  func why(_ key: String) throws -> Explanation {
    guard let node = try trace.node(key, in: pass) else { throw ExplanationError.notPlaced(key: key, pass: pass.name, reason: nil) }
    let prover = try Prover(trace, pass)
    return try prover.complete(try Explainer(trace).explain(node, in: pass))
  }

  /// What `why key --calls` answers.
  func cost(_ key: String) throws -> CallCost {
    guard let node = try trace.node(key, in: pass) else { throw ExplanationError.notPlaced(key: key, pass: pass.name, reason: nil) }
    return try CallProof(trace, pass).complete(try CallExplainer(trace).cost(of: node, in: pass))
  }

  func text(_ key: String) throws -> String { ExplanationText().render(try why(key)) }

  /// The same of another pass than the last.
  func text(_ key: String, pass name: String) throws -> String {
    guard let pass = try trace.pass(named: name), let node = try trace.node(key, in: pass) else {
      throw ExplanationError.notPlaced(key: key, pass: name, reason: nil)
    }
    let prover = try Prover(trace, pass)
    let explanation = try prover.complete(try Explainer(trace).explain(node, in: pass))
    return ExplanationText().render(prover.addingSmallestChange(to: explanation))
  }
}
