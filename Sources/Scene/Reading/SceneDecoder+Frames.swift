import JSON
import LayoutModel

/// A file of expected frames, as `expect --record` writes it beside a scene.
package enum FrameFile {
  /// Frames by pass and key.
  package typealias Passes = [String: [String: Rect]]

  /// - Throws: where it is none, told as a scene's mistakes are.
  package static func passes(reading path: String) throws(SceneError) -> Passes { try passes(try SceneInput(reading: path)) }

  package static func passes(_ input: SceneInput) throws(SceneError) -> Passes {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(input.bytes)
    } catch {
      throw SceneError(error, file: input.file, bytes: input.bytes)
    }
    return try SceneDecoder(file: input.file, document: document).frames()
  }
}

extension SceneDecoder {
  fileprivate func frames() throws(SceneError) -> FrameFile.Passes {
    let root = JSONDocument.root, owner = "a file of frames"
    try expect(.object, root, owner, "an object")
    try checkKeys(root, ["version", "passes"], of: owner)
    guard let version = member(root, "version") else { throw fail(.missing("version", of: owner), root) }
    guard document.number(version) == 1 else { throw fail(.version(document.source(version)), version) }
    guard let passes = member(root, "passes") else { throw fail(.missing("passes", of: owner), root) }
    try expect(.object, passes, "'passes'", "an object with the frames of each pass")
    var result: FrameFile.Passes = [:]
    for name in document.keys(passes) {
      try expect(.object, name + 1, "a pass", "an object with a frame a view")
      var frames: [String: Rect] = [:]
      for view in document.keys(name + 1) { frames[key(view)] = try frame(view + 1) }
      result[key(name)] = frames
    }
    return result
  }

  private func frame(_ value: Value) throws(SceneError) -> Rect {
    let elements = Array(document.elements(value)), numbers = elements.compactMap(length)
    guard elements.count == 4, numbers.count == 4 else {
      throw wrongKind("a frame", "[x, y, width, height]", value)
    }
    return Rect(Point(numbers[0], numbers[1]), Size(numbers[2], numbers[3]))
  }

  private func length(_ value: Value) -> Double? {
    switch document.string(value) {
    case "infinity": .infinity
    case "-infinity": -.infinity
    case nil: document.number(value)
    default: nil
    }
  }
}
