import JSON
import LayoutModel

/// A file of expected frames, as `expect --record` writes it beside a scene.
package enum FrameFile {
  /// Frames by pass and key.
  package typealias Passes = [String: [String: Rect]]

  /// - Throws: where it is none, told as a scene's mistakes are.
  package static func passes(reading path: String) throws(SceneError) -> Passes { try passes(try SceneInput(reading: path)) }

  package static func passes(_ input: SceneInput) throws(SceneError) -> Passes {
    try FrameDecoder(document: try CheckedDocument(input)).frames()
  }
}

private struct FrameDecoder {
  typealias Value = CheckedDocument.Value

  let document: CheckedDocument

  func frames() throws(SceneError) -> FrameFile.Passes {
    let root = JSONDocument.root, owner = "a file of frames"
    try document.expect(.object, root, owner, "an object")
    try document.checkKeys(root, ["version", "passes"], of: owner)
    guard let version = document.member(root, "version") else { throw document.fail(.missing("version", of: owner), root) }
    guard document.json.number(version) == 1 else { throw document.fail(.version(document.json.source(version)), version) }
    guard let passes = document.member(root, "passes") else { throw document.fail(.missing("passes", of: owner), root) }
    try document.expect(.object, passes, "'passes'", "an object with the frames of each pass")
    var result: FrameFile.Passes = [:]
    for name in document.json.keys(passes) {
      try document.expect(.object, name + 1, "a pass", "an object with a frame a view")
      var frames: [String: Rect] = [:]
      for view in document.json.keys(name + 1) { frames[document.key(view)] = try frame(view + 1) }
      result[document.key(name)] = frames
    }
    return result
  }

  private func frame(_ value: Value) throws(SceneError) -> Rect {
    let elements = Array(document.json.elements(value)), numbers = elements.compactMap(length)
    guard elements.count == 4, numbers.count == 4 else {
      throw document.wrongKind("a frame", "[x, y, width, height]", value)
    }
    return Rect(Point(numbers[0], numbers[1]), Size(numbers[2], numbers[3]))
  }

  private func length(_ value: Value) -> Double? {
    switch document.json.string(value) {
    case "infinity": .infinity
    case "-infinity": -.infinity
    case nil: document.json.number(value)
    default: nil
    }
  }
}
