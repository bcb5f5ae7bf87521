import LayoutModel
import Testing

@testable import Scene

/// Modifiers and views in another place, in the scene of `SceneEditTests`: a row with a border, in it a colour in a frame and a padding, and two circles.
struct SceneMoveTests {
  private static let circles = "frame width=1, Circle, frame width=2, Circle"

  @Test(arguments: [
    ("move f outside node3", "border, HStack spacing=8, frame width=10, padding length=4, Color, \(circles)"),
    ("move node3 inside f", "border, HStack spacing=8, frame width=10, padding length=4, Color, \(circles)"),
    // Of the view: outside of all that it has, or inside.
    ("move f outside a", "border, HStack spacing=8, frame width=10, padding length=4, Color, \(circles)"),
    ("move node3 inside a", "border, HStack spacing=8, frame width=10, padding length=4, Color, \(circles)"),
    ("move f inside a", "border, HStack spacing=8, padding length=4, frame width=10, Color, \(circles)"),
    // To another view.
    ("move f outside row", "frame width=10, border, HStack spacing=8, padding length=4, Color, \(circles)"),
    ("move f inside node1", "border, frame width=10, HStack spacing=8, padding length=4, Color, \(circles)"),
    ("move node1 outside f", "HStack spacing=8, padding length=4, border, frame width=10, Color, \(circles)"),
    // Views go with their modifiers.
    ("move a after /view/children/1", "border, HStack spacing=8, \(circles), padding length=4, frame width=10, Color"),
    ("move /view/children/1 before a", "border, HStack spacing=8, \(circles), padding length=4, frame width=10, Color"),
    ("move a in row", "border, HStack spacing=8, \(circles), padding length=4, frame width=10, Color"),
    (
      "move a in /view/children/1",
      "border, HStack spacing=8, frame width=1, Circle, padding length=4, frame width=10, Color, frame width=2, Circle, padding length=4, frame width=10, Color"
    ),
  ])
  func `what is moved stands elsewhere, and nothing else does`(words: String, expected: String) throws {
    #expect(try SceneEditTests.outline(words) == expected)
    #expect(try SceneEditTests.edited(words).edits.map(\.words) == [words])
  }

  @Test(arguments: [
    ("move  f outside \"a\"", SceneEdit.move("f", .outside, "a")), ("move a in row", .move("a", .into, "row")),
    ("move 'HStack/0 Text' before 'HStack/1 Text'", .move("HStack/0 Text", .before, "HStack/1 Text")),
    ("move a after HStack/1 Text", .move("a", .after, "HStack/1 Text")),
  ])
  func `a move is read, and written as it reads`(_ words: String, _ edit: SceneEdit) throws {
    #expect(try SceneEdit(words) == edit)
    #expect(try SceneEdit(edit.words) == edit, "\(edit.words)")
  }

  @Test(arguments: [
    ("move", "something is missing; write 'move background outside padding'"),
    ("move f", "something is missing; write 'move background outside padding'"),
    ("move f outside", "something is missing; write 'move background outside padding'"),
    ("move f outside a b", "'b' is too much; write 'move background outside padding', each edit in quotes of its own"),
    (
      "move f behind a",
      "'behind' is no place; write inside or outside of a modifier, as in 'move background outside padding', or before, after or in of a view, as in "
        + "'move title after stamp'"
    ),
    ("move x outside f", "no node 'x'; 'layouttrace tree' lists them"),
    ("move f outside rov", "no node 'rov'; did you mean 'row'?"),
    ("move f after a", "'f' is a modifier, which goes inside or outside of another one; write 'move f outside NODE'"),
    ("move a inside row", "'a' is a view, which goes before, after or in another one; write 'move a after NODE'"),
    ("move a after a", "'a' cannot be moved beside or into itself"),
    ("move f outside f", "'f' cannot be moved beside or into itself"),
    ("move row in a", "'a' stands in 'row', which would have to go into itself"),
    ("move a after f", "'f' stands in 'a', which would have to go into itself"),
    ("move a in c", "'c' is a Circle and holds no views"),
  ])
  func `a move that cannot be made says why, and what would be right`(words: String, expected: String) {
    let error = #expect(throws: SceneEditError.self) { try SceneEditTests.edited(words) }
    #expect(error.map { "\($0)" } == "'\(words)': \(expected)")
    #expect(error?.exitCode == (expected.contains("no node") ? 1 : 64))
  }

  @Test func `a modifier does not go into its own content`() throws {
    let view = #"{"type": "Color", "id": "a", "modifiers": [{"type": "overlay", "id": "ov", "content": {"type": "Circle", "id": "c"}}]}"#
    let scene = try scene(view: view), tree = try scene.build(scene.initialState)
    let error = #expect(throws: SceneEditError.self) { try scene.applying(SceneEdit("move ov outside c"), to: tree) }
    #expect(error.map { "\($0)" } == "'move ov outside c': 'c' stands in 'ov', which would have to go into itself")
  }

  @Test func `out of its loop a view is refused for the number that it needs`() throws {
    let edited = try SceneEditTests.edited("move c before a")
    let error = #expect(throws: SceneError.self) { _ = try edited.build(edited.initialState) }
    #expect(error?.description.contains("'i'") == true && error?.exitCode == 65, "\(String(describing: error))")
  }

  @Test func `one edit after the other, and each says where things are then`() throws {
    let scene = try scene(view: SceneEditTests.view, #""state": {"n": 4}"#), tree = try scene.build(scene.initialState)
    let edited = try ["move f outside row", "move node3 outside f", "remove row"].reduce(scene) { try $0.applying(SceneEdit($1), to: tree) }
    #expect(try edited.build(edited.initialState).records().map(\.kind) == ["VStack"])
    let error = #expect(throws: SceneEditError.self) { _ = try edited.applying(SceneEdit("move f outside a"), to: tree) }
    #expect(error.map { "\($0)" } == "'move f outside a': 'f' is not there any more: an edit before this one took it away")
  }
}
