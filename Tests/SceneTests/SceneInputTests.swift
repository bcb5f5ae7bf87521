import Foundation
import Platform
import TestSupport
import Testing

@testable import Scene

struct SceneInputTests {
  /// A file in a folder of its own, removed afterwards.
  static func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let folder = try TestFolder()
    try body(folder.write(bytes, to: "scene.json"))
  }

  @Test(arguments: [1, 65_535, 65_536, 300_000])
  func `a file is read whole`(count: Int) throws {
    let bytes = [UInt8](repeating: 0x61, count: count)
    try Self.withFile(bytes) { path in try #expect(SceneInput(reading: path).bytes == bytes) }
  }

  @Test func `a file that is not there cannot be opened`() {
    let error = #expect(throws: SceneError.self) { try SceneInput(reading: "missing/scene.json") }
    #expect(error?.description == "missing/scene.json: cannot be opened: no such file or directory")
    #expect(error?.exitCode == 66)
  }

  @Test func `a directory is no scene`() {
    let error = #expect(throws: SceneError.self) { try SceneInput(reading: "/") }
    #expect(error?.description == "/: is a directory; name the scene file in it")
  }

  @Test(arguments: ["", " \n\t"])
  func `an empty file says what a scene is`(text: String) throws {
    try Self.withFile(Array(text.utf8)) { path in
      let error = #expect(throws: SceneError.self) { try SceneInput(reading: path) }
      #expect(error?.description.hasSuffix(#"is empty; a scene is a JSON object such as {"version": 1, "view": {"type": "Color"}}"#) == true)
      #expect(error?.exitCode == 65)
    }
  }

  @Test func `a file above the limit is refused, and so is a pipe without end`() throws {
    try Self.withFile([UInt8](repeating: 0x61, count: 3 << 20)) { path in
      let error = #expect(throws: SceneError.self) { try SceneInput(reading: path, limit: 2 << 20) }
      #expect(error?.description.hasSuffix("is larger than 2 MiB, the most that a scene may have") == true)
    }
    let error = #expect(throws: SceneError.self) { try SceneInput(reading: "/dev/zero", limit: 2 << 20) }
    #expect(error?.description == "/dev/zero: is larger than 2 MiB, the most that a scene may have")
  }
}

struct SuggestionTests {
  @Test(arguments: [
    ("fixedsize", "fixedSize"), ("Hstack", "HStack"), ("Txet", "Text"), ("paddings", "padding"), ("x", nil), ("Banana", nil), ("", nil), ("Grd", "Grid"),
  ])
  func `a slip of the pen finds the word meant, another word finds none`(word: String, expected: String?) {
    #expect(Suggestion.nearest(to: word, among: ["HStack", "VStack", "Text", "Grid", "fixedSize", "padding", "y"]) == expected)
  }

  @Test(arguments: [("left", "leading"), ("Right", "trailing"), ("middle", "center"), ("column", nil)])
  func `a word of another layout finds SwiftUI's, where that is one of those`(word: String, expected: String?) {
    #expect(Suggestion.nearest(to: word, among: ["leading", "trailing", "center"]) == expected)
  }
}
