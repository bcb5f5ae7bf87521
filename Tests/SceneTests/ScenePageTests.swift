import Foundation
import LayoutModel
import Testing

@testable import Scene

/// The scene in `docs/scene.md` is one.
struct ScenePageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../docs/scene.md").standardizedFileURL

  private func onPage(_ number: Int = 0) throws -> Scene {
    let parts = try String(contentsOf: Self.page, encoding: .utf8).components(separatedBy: "```").filter { $0.hasPrefix("json\n") }
    let json = try #require(parts.indices.contains(number) ? parts[number] : nil).dropFirst("json\n".count)
    return try Scene(SceneInput(file: "scene.md", bytes: Array(json.utf8)))
  }

  /// Closed: the title in 120 / 2 = 60 points, 20 high. Open: the chart takes what 20 and a gap of 4 leave of 100, and all of the 200.
  @Test func `both passes are laid out as the page says`() throws {
    let trace = try ScenePlayerTests.play(try onPage())
    #expect(trace.passes.map(\.name) == ["closed", "open"])
    let keys = Dictionary(uniqueKeysWithValues: trace.structures.flatMap(\.nodes).map { ($0.id, $0.key) })
    func sizes(_ pass: Int32) -> [String: Size] {
      Dictionary(trace.placements.filter { $0.pass == pass }.map { (keys[$0.node] ?? "", $0.frame.size) }, uniquingKeysWith: { first, _ in first })
    }
    #expect(sizes(1)["narrow"] == Size(60, 20) && sizes(1)["chart"] == nil)
    #expect(sizes(2)["narrow"] == Size(60, 20) && sizes(2)["chart"] == Size(200, 76))
  }

  /// `Beatrice: 11` is the widest, 12 letters of 8.
  @Test func `a loop over objects shows their members as the page says`() throws {
    let trace = try ScenePlayerTests.play(try onPage(1))
    #expect(trace.structures.flatMap(\.nodes).compactMap(\.label) == ["Ann: 2", "Beatrice: 11", "Cy: 0"])
    #expect(trace.placements.first { $0.node == 1 }?.frame.size == Size(96, 60))
  }

  /// Every key that the schema has at the top, in a pass and in the environment is explained.
  @Test func `no key of a scene is left out`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let file = Self.page.deletingLastPathComponent().appending(path: "../Schema/scene.schema.json").standardizedFileURL
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let objects = [schema, try #require(definitions["pass"]), try #require(definitions["environment"])]
    let keys = objects.flatMap { ($0["properties"] as? [String: Any])?.keys.map { $0 } ?? [] }
    #expect(keys.count > 12)
    for key in keys where key != "$schema" { #expect(text.contains("`\(key)`"), "\(key)") }
  }
}
