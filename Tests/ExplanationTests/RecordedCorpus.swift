import TestSupport
import Foundation
import LayoutEngine
import LayoutModel
import Scene
import Synchronization
import TraceStore

@testable import Explanation

/// The examples, and the ground truth's scenes, recorded.
enum RecordedCorpus {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let examples = tests.appending(path: "../../Examples").standardizedFileURL
  private static let groundTruth = tests.appending(path: "../GroundTruthTests/Cases").standardizedFileURL

  /// Example files and ground-truth areas.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: examples.path)) ?? []
    let areas = [
      "stacks", "priority", "spacer-divider", "frames-flexible", "aspect-ratio", "overlay-background-zstack", "text", "grid-companions", "grid-hard",
      "articles", "geometry-viewthatfits", "scroll-lazy-grid", "scroll-in-stacks", "fixedsize-padding-position",
    ]
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted() + areas
  }()

  /// All scenes of an area are one trace, each a pass with a structure of its own; made once.
  static func trace(_ name: String) throws -> (Trace, [TracePass]) {
    try made.withLock { made in
      if let known = made[name] { return known }
      let new = try record(name)
      made[name] = new
      return new
    }
  }

  private static let made = Mutex<[String: (Trace, [TracePass])]>([:])

  private static func record(_ name: String) throws -> (Trace, [TracePass]) {
    let scenes = try scenes(name)
    let folder = try TestFolder(), file = folder.path("trace.db")
    let recorder = try TraceRecorder(path: file)
    try CombinedRecording(recorder).record(scenes)
    let trace = try Trace(path: file)
    return (trace, try trace.passes)
  }

  static func anyTrace() throws -> Trace { try trace("priority").0 }

  private static func scenes(_ name: String) throws -> [Scene] {
    let example = examples.appending(path: "\(name).json")
    if FileManager.default.fileExists(atPath: example.path) { return [try Scene(reading: example.path)] }
    let data = try Data(contentsOf: groundTruth.appending(path: "\(name).json"))
    let cases = (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["cases"] as? [[String: Any]] ?? []
    return cases.compactMap { item in
      guard let scene = item["scene"], let id = item["id"] as? String else { return nil }
      // Scenes of views that the engine does not know are refused, which other tests see to.
      guard let data = try? JSONSerialization.data(withJSONObject: scene) else { return nil }
      return try? Scene(SceneInput(file: id, bytes: Array(data)))
    }
  }
}

/// Several scenes in one recording, a pass each.
private final class CombinedRecording {
  private let recorder: TraceRecorder
  private let log: EventLog

  init(_ recorder: TraceRecorder) {
    self.recorder = recorder
    log = EventLog(sink: recorder)
  }

  func record(_ scenes: [Scene]) throws {
    try recorder.begin(RecordingRecord(meta: [], sceneName: "corpus", sceneJSON: "{}", vocabulary: PrimitiveRegistry.vocabulary))
    var offset: NodeID = 0
    for (index, scene) in scenes.enumerated() {
      let id = Int32(index + 1)
      let built = try scene.build(scene.initialState)
      try recorder.add(StructureRecord(id: id, nodes: built.records(from: offset)))
      log.pass = id
      let first = log.nextCall
      try recorder.begin(
        PassRecord(
          id: id, structure: id, name: scene.file, proposal: scene.passes[0].proposal, state: "{}", trigger: "start", guideNames: built.tree.guides.names))
      try LayoutPass(tree: built.tree, log: log, nodeOffset: offset).run(scene.passes[0].proposal)
      try recorder.end(pass: id, firstCall: first, lastCall: log.nextCall - 1)
      offset += built.tree.count
    }
    try recorder.finish()
  }
}
