import LayoutEngine
import LayoutModel
import Scene
import Testing

/// A modifier of a group stands around each member, so that what it shows is in a tree several times.
struct RepeatedContentTests {
  @Test func `an edit of one member leaves each Grid its own cells`() throws {
    let grid = #"{"type": "Grid", "children": [{"type": "Text", "string": "a"}, {"type": "Text", "string": "b"}]}"#
    let members = #"{"type": "Text", "id": "first", "string": "one"}, {"type": "Text", "id": "second", "string": "two"}"#
    let text =
      #"{"version": 1, "view": {"type": "VStack", "children": [{"type": "Group", "children": [\#(members)], "modifiers": [{"type": "overlay", "content": \#(grid)}]}]}}"#
    let scene = try Scene(SceneInput(file: "scene.json", bytes: Array(text.utf8))), tree = try scene.build([:])
    #expect(tree.nodes.filter { $0.kind == "Grid" }.count == 2)
    let edited = try scene.applying(SceneEdit("set first.string other"), to: tree)
    let (fresh, grafted) = (try edited.build([:]), try edited.build([:], from: tree))
    #expect(grafted.tree.count == fresh.tree.count)
    for tree in [fresh, grafted] { try LayoutPass(tree: tree.tree).run(Proposal(300, 200)) }
    for node in 1...Int(fresh.tree.count) { #expect(grafted.tree.nodes[node].frame == fresh.tree.nodes[node].frame) }
  }
}
