import Foundation
import JSON
import LayoutEngine
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

@testable import Live

@Suite struct LiveSceneTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let examples: [String] = ["Examples", "docs/pictures"].flatMap { folder -> [String] in
    let files = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
    return files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".frames.json") }.sorted().map { "\(folder)/\($0)" }
  }

  private let scene = LiveScene(name: "scene.json", tool: "test", facts: [])

  private func request(_ text: String, _ more: [String: Any] = [:]) throws -> LiveRequest {
    try LiveRequest(Self.value(["text": text].merging(more) { $1 }))
  }

  private static func value(_ members: [String: Any]) throws -> JSONValue {
    try #require(JSONValue(reading: String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)))
  }

  private func read(_ json: JSONValue) -> [String: Any] { (try? JSONSerialization.jsonObject(with: Data(json.text.utf8))) as? [String: Any] ?? [:] }

  private func errors(_ scene: LiveScene, _ text: String) throws -> [[String: Any]]? {
    read(try scene.layOut(try request(text)))["errors"] as? [[String: Any]]
  }

  /// What of a report has no numbers of texts in it.
  private func comparable(_ answer: JSONValue) throws -> [String: NSObject] {
    let read = read(answer), report = try #require(read["report"] as? [String: Any]), strings = try #require(report["strings"] as? [String])
    let pass = try #require((report["passes"] as? [[String: Any]])?.first), tree = try #require((report["structures"] as? [[String: Any]])?.first)
    var found: [String: NSObject] = [:]
    for name in ["frames", "canvas", "proposal", "areas", "overhangs"] { found[name] = pass[name] as? NSObject }
    for name in ["items", "colors"] { found[name] = tree[name] as? NSObject }
    let nodes = try #require(tree["nodes"] as? [String: [Int]])
    for name in ["parent", "last", "view"] { found[name] = nodes[name] as NSObject? }
    for name in ["key", "kind", "role", "title", "pointer"] { found[name] = nodes[name]?.map { $0 < 0 ? "" : strings[$0] } as NSObject? }
    let lines = try #require(pass["lines"] as? [String: [Any]])
    found["lines"] =
      lines.mapValues { line in line.map { part in (part as? [Any]).map { [strings[$0[0] as? Int ?? 0]] + $0.dropFirst() } ?? [part] } } as NSObject
    return found
  }

  @Test func `there are examples`() { #expect(Self.examples.count >= 20) }

  @Test(arguments: examples) func `a layout in memory shows what a recording of it shows`(_ path: String) throws {
    let request = try request(try String(contentsOf: Self.root.appending(path: path), encoding: .utf8))
    let (shown, recorded) = (try comparable(scene.layOut(request)), try comparable(scene.details(request)))
    #expect(Set(shown.keys) == Set(recorded.keys) && shown.count == 16)
    for (name, value) in shown { #expect(value == recorded[name], "\(name) of \(path)") }
  }

  @Test func `a canvas, a device and a pass are what it is laid out in`() throws {
    func canvas(_ more: [String: Any]) throws -> [Double]? {
      let report = read(try scene.layOut(try request(row, more)))["report"] as? [String: Any]
      return ((report?["passes"] as? [[String: Any]])?.first)?["canvas"] as? [Double]
    }
    #expect(try canvas([:]) == [240, 60])
    #expect(try canvas(["canvas": [300.0, 80.0]]) == [300, 80])
    #expect(try canvas(["device": "iphone-16"]) == [393, 852])
    #expect(try canvas(["device": "iphone-16", "canvas": [200.0, 50.0]]) == [200, 50])
    let two = SceneText(View.text("a").json, passes: [SceneText.pass(200, 60, name: "narrow"), SceneText.pass(300, 60, name: "wide")]).description
    let answer = read(try scene.layOut(try request(two, ["pass": 0])))
    #expect(answer["passes"] as? [String] == ["narrow", "wide"])
    #expect((((answer["report"] as? [String: Any])?["passes"] as? [[String: Any]])?.first)?["name"] as? String == "narrow")
  }

  @Test func `a text that is wrong is answered with each place and what is wrong there`() throws {
    let wrong = "{\"version\": 1,\n \"view\": {\"type\": \"Txt\"},\n \"passes\": []}"
    let errors = try #require(try errors(scene, wrong))
    #expect(errors.map { $0["line"] as? Int } == [2, 3])
    #expect((errors[0]["words"] as? String)?.contains("unknown view 'Txt'") == true)
    // As far as a person has written it.
    let half = try #require(try self.errors(scene, "{\"version\": 1,\n \"view\": {"))
    #expect(half.first?["line"] as? Int == 2)
    #expect(read(try scene.why(try request(wrong), "title", after: 0))["errors"] != nil)
  }

  /// The stamp is served first: its 15 characters take 120 of the 232 that are left beside the gap of 8.
  @Test func `why follows the text, and its words are numbered on from those that the page has`() throws {
    let read = read(try scene.why(try request(row), "title", after: 100)), answer = try #require(read["answer"] as? [String: Any])
    let strings = try #require(answer["strings"] as? [String]), why = try #require((answer["why"] as? [String: [String: Any]])?["1"])
    let steps = try #require((why["w"] as? [String: Any])?["steps"] as? [[Any]])
    #expect(steps.contains { ($0[0] as? Double) == 112 })
    let numbers = steps.compactMap { $0[2] as? Int }
    #expect(numbers.allSatisfy { $0 >= 100 && $0 < 100 + strings.count })
    #expect(throws: LiveError.self) { try scene.why(try request(row), "nobody", after: 0) }
  }

  @Test func `a scene without end is given up, and the next one answered`() throws {
    var limit = WorkLimit()
    limit.calls = 1000
    let scene = LiveScene(name: "scene.json", tool: "test", facts: [], limit: limit)
    let many = SceneText(.vStack(.forEach(count: 2000, .hStack(.text("a"), .text("b")))), 100, 100).description
    let errors = try #require(try errors(scene, many))
    #expect((errors.first?["words"] as? String)?.contains("1000 calls") == true, "\(errors)")
    #expect(read(try scene.layOut(try request(row)))["report"] != nil)
  }

  nonisolated(unsafe) static let bodies: [[String: Any]] = [
    [:], ["text": 1], ["text": "", "canvas": 1], ["text": "", "canvas": [1.0]], ["text": "", "canvas": [-1.0, 1.0]], ["text": "", "canvas": ["a", "b"]],
    ["text": "", "canvas": [1e9, 1.0]], ["text": "", "pass": -1], ["text": "", "pass": "a"], ["text": "", "device": 7],
  ]

  @Test(arguments: bodies.indices) func `what no page of ours sends is refused`(_ index: Int) {
    #expect(throws: LiveError.self) { try LiveRequest(Self.value(Self.bodies[index])) }
  }

  @Test func `a device that there is not is said`() throws {
    #expect(throws: LiveError.self) { try scene.layOut(try request(row, ["device": "none"])) }
  }
}
