import LayoutModel
import TestSupport
import Testing

@testable import Scene

/// Texts of a scene, whose braces hold expressions.
struct TextTemplateTests {
  private static let names = ExpressionNames(variables: ["n", "half", "on", "title", "box"])
  private static let state: [String: ExpressionValue] = [
    "n": .number(3), "half": .number(0.5), "on": .bool(true), "title": .text("{Report}"), "box": .size(width: 3, height: 4),
  ]

  private static func text(_ source: String) throws -> String {
    try TextTemplate(source, names: names).bound(to: { state[$0] }, geometry: { _ in nil }).text()
  }

  @Test(
    arguments: [
      ("", ""), ("plain", "plain"), ("{n} new", "3 new"), ("{n + 1}{n}", "43"), ("{half} of {box.width}", "0.5 of 3"), ("{on ? 'open' : 'closed'}", "open"),
      ("{on}", "true"), ("{title}", "{Report}"), ("{{n}}", "{n}"), ("{{{n}}}", "{3}"), ("{on ? '}' : '{'}", "}"), ("é👩🏽‍💻 { n }", "é👩🏽‍💻 3"), ("{1e9}", "1000000000"),
      ("{-n / 2}", "-1.5"), ("{nil ?? 'none'}", "none"),
    ] as [(String, String)])
  func `braces stand for the value of what they hold, two for one`(source: String, text: String) throws {
    #expect(try Self.text(source) == text)
  }

  @Test(arguments: ["{}", "{n", "n}", "a } b", "{{n}", "{ margin: 0 }"]) func `a brace that holds no expression is an error`(source: String) {
    #expect(throws: ExpressionError.self) { try TextTemplate(source, names: Self.names) }
  }

  @Test(arguments: ["{n}", "}{", "{{", "", "plain", "a {b} {{c}}"]) func `an escaped text is what it was`(text: String) throws {
    #expect(try TextTemplate(TextTemplate.escaped(text)).constant == text)
  }

  @Test(arguments: [
    (
      #"{"type": "Text", "string": "Hello {nmae}"}"#,
      "1:59: unknown name 'nmae' in the text 'Hello {nmae}' at /view/string; did you mean 'name'?; a brace itself is written twice"
    ),
    (
      #"{"type": "Text", "string": "a \u00e9 {name +}"}"#,
      "1:68: expected a value in the text 'a é {name +}', found its end at /view/string; a brace itself is written twice"
    ),
    (
      #"{"type": "Text", "string": "f(x) { }"}"#,
      "1:58: nothing in the text 'f(x) { }' at /view/string; braces hold an expression; a brace itself is written twice"
    ),
    (
      #"{"type": "Text", "string": "{name"}"#,
      "1:52: a '{' that is not closed in the text '{name' at /view/string; braces hold an expression; a brace itself is written twice"
    ),
    (
      #"{"type": "Text", "string": "name}"}"#,
      "1:56: a '}' that closes nothing in the text 'name}' at /view/string; braces hold an expression; a brace itself is written twice"
    ),
    (
      #"{"type": "Text", "string": "", "plus": [{"string": "{wide}"}]}"#,
      "1:77: unknown name 'wide' in the text '{wide}' at /view/plus/0/string; known here: name; a brace itself is written twice"
    ),
    (#"{"type": "Text", "string": "{nil}"}"#, "1:51: the expression '{nil}' has no value: a text cannot show nil; '??' gives nil a value at /view/string"),
    (
      #"{"type": "GeometryReader", "as": "{name}"}"#,
      "1:57: '{name}' cannot be used in expressions at /view/as; a name is letters, digits and _, not starting with a digit"
    ),
  ])
  func `a mistake in a text is named with its place`(view: String, expected: String) {
    #expect(complaint("{\"version\": 1, \"view\": \(view), \"state\": {\"name\": \"Ann\"}}") == "scene.json:\(expected)")
  }

  @Test func `Swift's escape in JSON is answered with the scene's`() {
    let text = #"{"version": 1, "view": {"type": "Text", "string": "\(name)"}}"#
    #expect(complaint(text) == "scene.json:1:52: \\( is no escape of JSON; a scene writes {name} where Swift writes \\(name)")
  }

  /// Eight points a letter: `Ann: 2` is 48 wide, `Beatrice: 11` 96, and the one without a badge shows 0.
  @Test func `a loop over objects reads their members`() throws {
    let data: Value = [["name": "Ann", "unread": 2], ["name": "Beatrice", "unread": 11], ["name": "Cy", "unread": .null]]
    let rows = View.view("ForEach", ["data": data, "as": "item"], .text("{item.name}: {item.unread ?? 0}", id: "row"))
    #expect(try Self.laidOut(.vStack(spacing: 0, rows)).map(\.label) == ["Ann: 2", "Beatrice: 11", "Cy: 0"])
    #expect(try Self.laidOut(.vStack(spacing: 0, rows)).map(\.width) == [48, 96, 40])
  }

  @Test func `members are numbers, conditions and sizes wherever one is taken`() throws {
    let data: Value = [["wide": true, "box": ["width": 30, "height": 9]], ["wide": false, "box": ["width": 12, "height": 9]]]
    let cell = View.color(id: "cell").frame(width: "item.wide ? item.box.width * 2 : item.box.width", height: 5)
    let loop = View.view("ForEach", ["data": data, "as": "item"], .if("item.wide || item.box.width > 10", cell))
    let scene = try scene("\(SceneText(.vStack(spacing: 0, loop), 200, 200))")
    let trace = try ScenePlayerTests.play(scene)
    let cells = trace.structures.flatMap(\.nodes).filter { $0.kind == "Color" }.map(\.id)
    #expect(cells.map { id in trace.placements.first { $0.node == id }?.frame.size.width } == [60, 12])
  }

  @Test(arguments: [
    (#""data": [{"name": "Ann"}], "as": "item", "children": [{"type": "Text", "string": "{item}"}]"#, "'item' is an object"),
    (#""data": [{"name": "Ann"}], "as": "item", "children": [{"type": "Text", "string": "{item.nmae}"}]"#, "'item' has no 'nmae'"),
    (#""data": [{"name": "Ann"}], "as": "item", "children": [{"type": "Text", "string": "{item.size}"}]"#, "it has item.name"),
    (#""data": [{"name": "Ann"}, 3], "children": []"#, "an element of data takes an object, as the others are, found 3"),
    (#""data": [{"first-name": "Ann"}], "children": []"#, "'first-name' cannot be used in expressions"),
    (#""data": [{"author": {"name": "Ann"}}], "children": []"#, "'author' takes a number, true, false, a text, null or"),
    (#""data": [{"a": 1}, {"b": 2}], "as": "item", "children": [{"type": "Text", "string": "{item.b}"}]"#, "a text cannot show nil"),
  ])
  func `what is wrong with objects is said`(loop: String, part: String) {
    let told = complaint("{\"version\": 1, \"view\": {\"type\": \"ForEach\", \(loop)}}")
    #expect(told.contains(part) && told.hasPrefix("scene.json:1:"), "\(told)")
  }

  @Test func `of two loops whose variables have one name the inner one counts`() throws {
    let inner = View.view("ForEach", ["data": [7, 8], "as": "item"], .text("{item}", id: "inner"))
    let outer = View.view("ForEach", ["data": [["name": "Ann"]], "as": "item"], .text("{item.name}", id: "outer"), inner)
    #expect(try Self.laidOut(.vStack(outer)).map(\.label) == ["Ann", "7", "8"])
  }

  /// `120 wide`, without a fraction: 8 characters of 8 points.
  @Test func `a text reads the size of a GeometryReader`() throws {
    let trace = try ScenePlayerTests.play(try scene("\(SceneText(.geometryReader(.text("{geometry.width} wide", id: "label")), 120, 40))"))
    let label = try #require(trace.structures.flatMap(\.nodes).first { $0.key == "label" })
    #expect(trace.placements.last { $0.node == label.id }?.frame.size == Size(64, 20))
  }

  @Test func `a pass that changes a state changes the texts that show it`() throws {
    let passes = [SceneText.pass(200, 40), SceneText.pass(200, 40, ["set": ["n": 12345]])]
    let trace = try ScenePlayerTests.play(try scene("\(SceneText(View.text("{n}", id: "label").json, ["state": ["n": 1]], passes: passes))"))
    #expect(trace.structures.flatMap(\.nodes).map(\.label) == ["1", "12345"])
    #expect(trace.placements.map(\.frame.size.width) == [8, 40])
  }

  @Test(arguments: [("set rows.data [\"a\", \"b\"]", ["a", "b"]), ("set rows.count 2", ["0", "1"])])
  func `an edit gives a loop other data`(edit: String, labels: [String]) throws {
    let scene = try scene("\(SceneText(.vStack(.view("ForEach", id: "rows", ["data": ["x"]], .text("{i}", id: "row"))), 200, 200))")
    let edited = try scene.applying(try SceneEdit(edit), to: try scene.build(scene.initialState))
    #expect(try edited.build(edited.initialState).nodes.compactMap(\.label) == labels)
  }

  private static func laidOut(_ view: View) throws -> [(label: String?, width: Double)] {
    let trace = try ScenePlayerTests.play(try scene("\(SceneText(view, 200, 200))"))
    return trace.structures.flatMap(\.nodes).filter { $0.kind == "Text" }.map { node in
      (node.label, trace.placements.first { $0.node == node.id }?.frame.size.width ?? -1)
    }
  }
}
