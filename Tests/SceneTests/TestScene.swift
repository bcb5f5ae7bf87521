@testable import JSON
import Foundation

@testable import Scene

/// A scene from its text.
func scene(_ text: String) throws(SceneError) -> Scene {
  try Scene(SceneInput(file: "scene.json", bytes: Array(text.utf8)))
}

/// A scene of one view.
func scene(view: String, _ more: String = "") throws(SceneError) -> Scene {
  try scene("{\"version\": 1, \"view\": \(view)\(more.isEmpty ? "" : ", \(more)")}")
}

/// What a person is told about a scene; "no error" if it can be built.
func complaint(_ text: String) -> String {
  do throws(SceneError) {
    let scene = try scene(text)
    _ = try scene.build(scene.initialState)
    return "no error"
  } catch {
    return error.description
  }
}

enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "GroundTruthTests/Cases")

  /// The ground truth: file, id of the case, and its scene's text.
  static func groundTruth() throws -> [(file: String, id: String, scene: String)] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
    var cases: [(file: String, id: String, scene: String)] = []
    for file in files {
      let document = try JSONDocument(Array(Data(contentsOf: folder.appending(path: file))))
      guard let list = document.member(JSONDocument.root, "cases") else { continue }
      for value in document.elements(list) {
        guard let id = document.member(value, "id"), let scene = document.member(value, "scene") else { continue }
        cases.append((file, document.string(id) ?? "", document.source(scene)))
      }
    }
    return cases
  }
}
