import RandomScenes
import LayoutEngine
import LayoutModel
import Scene
import TestSupport
import Testing

/// The tree of an edited scene takes over from the tree before what the edit leaves as it is, and is what it is when it is built anew.
struct EditedTreeLawTests {
  /// `%` is a node.
  private static let edits = [
    "remove %", "remove %", "unwrap %", "add % fixedSize", "add % frame width=37 height=21", "add % lineLimit value=1", "add % padding 3",
    "add % overlay content={\"type\":\"Text\",\"string\":\"x\"}", "insert Spacer before %", "insert Text string=\"some words\" after %", "insert Color in %",
    "insert ForEach count=2 children=[{\"type\":\"Divider\"}] before %", "wrap % HStack spacing=3", "wrap % VStack", "wrap % GeometryReader",
    "wrap % ViewThatFits", "wrap % Group", "wrap % Grid", "set %.width 50", "set %.spacing 3", "set %.string other", "set %.type ZStack", "set %.type HStack",
    "set %.count 3", "set %.condition false", "replace % Text string=\"something else\"", "replace % Spacer", "add % font font={\"size\":9}",
    "add % environment layoutDirection=rightToLeft", "canvas 150x90", "environment displayScale 2", "environment layoutDirection rightToLeft",
  ]
  private static let canvases = [Proposal(320, 480), Proposal(90, 40), Proposal(nil, nil)]

  /// What a layout in each canvas comes to, one after the other, and what a recording says of the tree.
  private static func outcome(_ tree: SceneTree) -> [String] {
    var words = tree.records().map { "\($0)" } + tree.tree.warnings.map { "\($0)" }
    for canvas in canvases {
      do {
        try DeepThread.run(levels: tree.tree.depth) {
          try LayoutPass(tree: tree.tree, options: LayoutPass.Options(maxCalls: 200_000)).run(canvas)
        }
      } catch { words.append("\(error)") }
      for node in tree.tree.nodes[1...Int(tree.tree.count)] { words.append("\(node.frame) \(node.absolute) \(node.placed) \(node.isPlaced)") }
    }
    return words
  }

  @Test func `the tree of an edited scene is the same, built anew or from the tree before`() throws {
    var (nodes, built, edited) = (0, 0, 0)
    for seed in UInt64(0)..<500 {
      var random = SeededGenerator(state: ~seed)
      let original = try Scene(SceneInput(file: "scene.json", bytes: Array(RandomScene.text(seed: seed, views: 24, levels: 6).utf8)))
      let state = original.initialState, first = try original.build(state)
      var (scene, before) = (original, first)
      for _ in 0..<6 {
        let node = NodeID.random(in: 1...first.tree.count, using: &random)
        let words = Self.edits[Int.random(in: 0..<Self.edits.count, using: &random)].replacing("%", with: SceneEdit.word(first[node].key))
        guard let next = try? scene.applying(SceneEdit(words), to: first) else { continue }
        guard let fresh = try? next.build(state) else {
          #expect(throws: SceneError.self, "seed \(seed) \(words)") { try next.build(state, from: before) }
          continue
        }
        edited += 1
        let expected = Self.outcome(fresh)
        for base in before === first ? [first] : [first, before] {
          let tree = try next.build(state, from: base)
          let differences = zip(Self.outcome(tree), expected).filter { $0 != $1 }
          #expect(differences.isEmpty && tree.tree.count == fresh.tree.count, "seed \(seed) \(next.edits): \(differences.prefix(3))")
          nodes += Int(tree.tree.count)
          built += tree.builtCount
        }
        // Every other edit is made after those before it.
        if Bool.random(using: &random) { (scene, before) = (next, fresh) }
      }
    }
    // Else it says little.
    #expect(edited > 1500 && 2 * nodes > 3 * built, "\(edited) edits; \(built) of \(nodes) nodes built")
  }

  @Test(arguments: [("remove v500", 1), ("set v500.string other", 2), ("add v500 padding 3", 3), ("canvas 10x10", 0), ("set column.spacing 3", 1)])
  func `of a thousand views those are built anew that an edit changes, or stands in`(_ edit: String, _ built: Int) throws {
    let views = (0..<1000).map { #"{"type": "Text", "string": "\#($0)", "id": "v\#($0)"}"# }.joined(separator: ", ")
    let text = #"{"version": 1, "view": {"type": "VStack", "id": "column", "children": [\#(views)]}}"#
    let scene = try Scene(SceneInput(file: "scene.json", bytes: Array(text.utf8))), tree = try scene.build([:])
    #expect(tree.builtCount == 1001)
    #expect(try scene.applying(SceneEdit(edit), to: tree).build([:], from: tree).builtCount == built)
  }

  @Test func `what a loop repeats is taken over for the values that stay`() throws {
    let row = #"{"type": "HStack", "children": [{"type": "Text", "string": "a"}, {"type": "Color", "modifiers": [{"type": "frame", "width": "i + n"}]}]}"#
    let rows = #"{"type": "ForEach", "id": "rows", "count": 9, "children": [\#(row)]}"#
    let text = #"{"version": 1, "state": {"n": 1}, "view": {"type": "VStack", "children": [\#(rows)]}}"#
    let scene = try Scene(SceneInput(file: "scene.json", bytes: Array(text.utf8))), tree = try scene.build(scene.initialState)
    #expect(tree.builtCount == 1 + 9 * 4)
    // The column and two rows more.
    let longer = try scene.applying(SceneEdit("set rows.count 11"), to: tree)
    #expect(try longer.build(scene.initialState, from: tree).builtCount == 1 + 2 * 4)
    // Another state: everything.
    #expect(try scene.build(["n": .number(2)], from: tree).builtCount == 1 + 9 * 4)
  }
}
