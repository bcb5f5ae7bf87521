import JSON
import LayoutEngine
import RandomScenes
import Scene
import Testing

/// That the random scenes have everything a scene may have.
struct RandomSceneTests {
  private static func document(_ text: String) throws -> JSONDocument { try JSONDocument(Array(text.utf8)) }

  /// The keys of every object, as `type.key` where it has a type.
  private static func keys(_ document: JSONDocument) -> Set<String> {
    var keys: Set<String> = []
    for value in 0..<JSONDocument.Value(document.count) where document.kind(value) == .object {
      let type = document.member(value, "type").flatMap { document.string($0) }.map { $0 + "." } ?? ""
      for key in document.keys(value) { keys.insert(type + (document.string(key) ?? "")) }
    }
    return keys
  }

  @Test func `everything that the schema names occurs in 2,000 of them`() throws {
    let schema = try Self.document(SceneSchema.text)
    func member(_ value: JSONDocument.Value, _ path: String...) throws -> JSONDocument.Value {
      try path.reduce(value) { try #require(schema.member($0, $1)) }
    }
    func properties(_ value: JSONDocument.Value) throws -> [String] {
      schema.keys(try member(value, "properties")).compactMap { schema.string($0) }
    }
    let definitions = try member(JSONDocument.root, "$defs"), types = try member(definitions, "types")
    // What only an editor reads is made by none.
    var expected = Set(try properties(JSONDocument.root)).subtracting(["$schema"])
    for name in ["environment", "pass", "fontDescription", "textPart", "insets", "gridItem", "size", "scrollTo"] {
      expected.formUnion(try properties(member(definitions, name)))
    }
    for key in schema.keys(types) {
      let type = schema.string(key) ?? ""
      // There are many, and few in a scene: the next test has each.
      if NoEffectModifier.byName[type] != nil { continue }
      expected.formUnion(try properties(key + 1).map { "\(type).\($0)" })
    }
    let seen = try (UInt64(0)..<2000).reduce(into: Set<String>()) { $0.formUnion(Self.keys(try Self.document(RandomScene.text(seed: $1)))) }
    #expect(expected.subtracting(seen).isEmpty, "the generator does not make \(expected.subtracting(seen).sorted())")
  }

  @Test(arguments: NoEffectModifier.all.map(\.name)) func `a scene may have each modifier without effect, with all its arguments`(_ name: String) throws {
    let arguments = try #require(NoEffectModifier.byName[name]).parameters.map { ", \"\($0.name)\": [1, {\"any\": \"value\"}]" }.joined()
    let text = #"{"version": 1, "view": {"type": "Color", "modifiers": [{"type": "\#(name)"\#(arguments)}]}}"#
    let scene = try Scene(SceneInput(file: "scene.json", bytes: Array(text.utf8)))
    let tree = try scene.build(scene.initialState)
    #expect(tree.nodes.map(\.kind) == [name, "Color"])
  }

  @Test func `every one of them is a scene`() throws {
    for seed in UInt64(0)..<2000 {
      let text = RandomScene.text(seed: seed)
      do {
        let scene = try Scene(SceneInput(file: "scene.json", bytes: Array(text.utf8)))
        _ = try scene.build(scene.initialState)
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
  }
}
