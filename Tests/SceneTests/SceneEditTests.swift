import LayoutModel
import Testing

@testable import Scene

struct SceneEditTests {
  static let view = """
    {"type": "HStack", "spacing": 8, "id": "row", "modifiers": [{"type": "border"}], "children": [
      {"type": "Color", "id": "a", "modifiers": [{"type": "frame", "width": 10, "id": "f"}, {"type": "padding", "length": "n"}]},
      {"type": "ForEach", "count": 2, "children": [{"type": "Circle", "id": "c", "modifiers": [{"type": "frame", "width": "i + 1"}]}]}]}
    """

  static func edited(_ words: String) throws -> Scene {
    let scene = try scene(view: view, #""state": {"n": 4}"#)
    return try scene.applying(SceneEdit(words), to: try scene.build(scene.initialState))
  }

  /// Kinds and numbers after an edit.
  static func outline(_ words: String) throws -> String {
    let edited = try edited(words)
    return try edited.build(edited.initialState).records.map { record in
      let numbers = record.attributes.compactMap { attribute in attribute.number.map { "\(attribute.name)=\(Expression.text($0))" } }
      return ([record.kind] + numbers).joined(separator: " ")
    }.joined(separator: ", ")
  }

  private static let circles = "frame width=1, Circle, frame width=2, Circle"

  @Test(arguments: [
    ("remove f", "border, HStack spacing=8, padding length=4, Color, \(circles)"),
    ("remove a", "border, HStack spacing=8, \(circles)"),
    ("remove c[1]", "border, HStack spacing=8, padding length=4, frame width=10, Color"),
    (
      "unwrap row",
      "VStack, border, padding length=4, frame width=10, Color, border, frame width=1, Circle, border, frame width=2, Circle"
    ),
    ("set f.width n * 2", "border, HStack spacing=8, padding length=4, frame width=8, Color, \(circles)"),
    ("set f.width infinity", "border, HStack spacing=8, padding length=4, frame width=infinity, Color, \(circles)"),
    ("set node6.width i * 10", "border, HStack spacing=8, padding length=4, frame width=10, Color, frame width=0, Circle, frame width=10, Circle"),
    ("set row.spacing null", "border, HStack, padding length=4, frame width=10, Color, \(circles)"),
    ("set row.alignment top", "border, HStack spacing=8, padding length=4, frame width=10, Color, \(circles)"),
    ("add f fixedSize", "border, HStack spacing=8, padding length=4, fixedSize, frame width=10, Color, \(circles)"),
    ("add a layoutPriority {\"value\": 1}", "border, HStack spacing=8, layoutPriority value=1, padding length=4, frame width=10, Color, \(circles)"),
    (
      "add a overlay {\"content\": [{\"type\": \"Text\", \"string\": \"x\"}]}",
      "border, HStack spacing=8, overlay, padding length=4, frame width=10, Color, Text, \(circles)"
    ),
  ])
  func `an edit changes what it names and nothing else`(words: String, expected: String) throws {
    #expect(try Self.outline(words) == expected)
    #expect(try Self.edited(words).edits == [words])
  }

  @Test func `what is not edited keeps its pointer, and its nodes are found again`() throws {
    let scene = try scene(view: Self.view, #""state": {"n": 4}"#)
    let before = try scene.build(scene.initialState)
    let edited = try Self.edited("remove a")
    let after = try edited.build(edited.initialState)
    let last = try #require(before.records.last)
    let found = try #require(after.node(matching: last.id, of: before))
    #expect(after.records[Int(found) - 1].pointer == last.pointer && after.records[Int(found) - 1].key == "c[1]")
    #expect(after.node(matching: 4, of: before) == nil)
  }

  @Test(arguments: [
    ("remove x", "no node 'x'"),
    ("unwrap a", "'a' has no views inside that could take its place"),
    ("set f.widht 1", "'frame' has no argument 'widht'; did you mean 'width'?"),
    ("set f.width [1]", "edit: 'width' takes a number, \"infinity\" or an expression, found an array"),
    ("set f.width m + 1", "edit: unknown name 'm' in the expression 'm + 1'; known here: n"),
    ("add a fixedsize", "'fixedsize' is no modifier; did you mean 'fixedSize'?"),
    ("add a layoutPriority", "edit: layoutPriority needs 'value'; Higher is served first; views have 0, a Spacer -infinity."),
    ("add a padding {\"id\": \"c\"}", "edit: the id 'c' is taken; an id names one view or modifier"),
    ("add a padding {\"lenght\": 1}", "edit: padding has no 'lenght'; did you mean 'length'?"),
  ])
  func `an edit that cannot be made says why`(words: String, expected: String) {
    let error = #expect(throws: (any Error).self) { try Self.outline(words) }
    #expect(error.map { "\($0)" } == expected)
  }
}
