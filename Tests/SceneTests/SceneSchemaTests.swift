@testable import JSON
import Foundation
import TestSupport
import Testing

@testable import Scene

struct SceneSchemaTests {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Schema/scene.schema.json").standardizedFileURL

  @Test func `the schema in the project is the one the primitives make`() throws {
    if ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] == "1" { try Data(SceneSchema.text.utf8).write(to: Self.file) }
    let written = try String(decoding: Data(contentsOf: Self.file), as: UTF8.self)
    #expect(Difference(SceneSchema.text, written) == .none, "`make goldens` writes it anew")
  }

  @Test func `the schema is JSON and every reference in it leads somewhere`() throws {
    let document = try JSONDocument(Array(SceneSchema.text.utf8))
    var references = 0
    for value in 0..<JSONDocument.Value(document.count) - 1 where document.string(value) == "$ref" {
      guard let target = document.string(value + 1), target.hasPrefix("#") else { continue }
      references += 1
      #expect(document.value(at: String(target.dropFirst())) != nil, "\(target)")
    }
    #expect(references > 50)
  }

  /// A complaint of Python's jsonschema for each scene; empty for a valid one.
  private func complaints(_ scenes: [String]) throws -> [String] {
    let folder = try TestFolder()
    try folder.write(SceneSchema.text.utf8, to: "schema.json")
    try folder.write("[\(scenes.joined(separator: ",\n"))]".utf8, to: "scenes.json")
    let script = """
      import json
      from jsonschema import Draft202012Validator as V
      schema = json.load(open("schema.json")); V.check_schema(schema); validator = V(schema)
      for scene in json.load(open("scenes.json")):
          error = next(validator.iter_errors(scene), None)
          print("" if error is None else "/".join(map(str, error.path)) + ": " + error.message.replace("\\n", " ")[:200])
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test(.enabled(if: Tool.jsonschema, "python3 has no jsonschema")) func `a scene that can be built is valid`() throws {
    let cases = try Fixtures.groundTruth().filter { complaint($0.scene) == "no error" }
    let complaints = try complaints(cases.map(\.scene))
    #expect(complaints.count == cases.count)
    for (entry, complaint) in zip(cases, complaints) where !complaint.isEmpty { Issue.record("\(entry.file) \(entry.id): \(complaint)") }
  }

  @Test(.enabled(if: Tool.jsonschema, "python3 has no jsonschema")) func `a scene of the wrong shape is not valid`() throws {
    let scenes = [
      #"{"version": 2, "view": {"type": "Color"}}"#, #"{"version": 1}"#, #"{"version": 1, "view": {"type": "Colour"}}"#,
      #"{"version": 1, "view": {"type": "padding"}}"#, #"{"version": 1, "view": {"type": "Color", "spacing": 1}}"#,
      #"{"version": 1, "view": {"type": "Color", "modifiers": [{"type": "frame", "width": []}]}}"#, #"{"version": 1, "view": {"type": "Text"}}"#,
      #"{"version": 1, "view": {"type": "Color"}, "state": {"max": 1}}"#, #"{"version": 1, "view": {"type": "Color"}, "passes": []}"#,
      #"{"version": 1, "view": {"type": "Text", "string": "", "font": {"advance": 1}}}"#, #"{"version": 1, "view": {"type": "HStack", "children": {}}}"#,
    ]
    for scene in scenes { #expect(complaint(scene) != "no error", "\(scene)") }
    let complaints = try complaints(scenes)
    #expect(complaints.count == scenes.count)
    for (scene, complaint) in zip(scenes, complaints) { #expect(!complaint.isEmpty, "\(scene)") }
  }
}
