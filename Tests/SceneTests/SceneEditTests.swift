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
    try outline(try edited(words))
  }

  private static func outline(_ edited: Scene) throws -> String {
    try edited.build(edited.initialState).records().map { record in
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
    ("add a layoutPriority value=1", "border, HStack spacing=8, layoutPriority value=1, padding length=4, frame width=10, Color, \(circles)"),
    (
      "add a overlay content=[{\"type\": \"Text\", \"string\": \"x\"}]",
      "border, HStack spacing=8, overlay, padding length=4, frame width=10, Color, Text, \(circles)"
    ),
  ])
  func `an edit changes what it names and nothing else`(words: String, expected: String) throws {
    #expect(try Self.outline(words) == expected)
    #expect(try Self.edited(words).edits.map(\.words) == [words])
  }

  @Test func `what is not edited keeps its pointer, and its nodes are found again`() throws {
    let scene = try scene(view: Self.view, #""state": {"n": 4}"#)
    let before = try scene.build(scene.initialState)
    let edited = try Self.edited("remove a")
    let after = try edited.build(edited.initialState)
    let last = try #require(before.records().last)
    let found = try #require(after.node(matching: last.id, of: before))
    #expect(after.records()[Int(found) - 1].pointer == last.pointer && after.records()[Int(found) - 1].key == "c[1]")
    #expect(after.node(matching: 4, of: before) == nil)
  }

  @Test(arguments: [
    ("add a layoutPriority {\"value\": 1}", "add a layoutPriority value=1"), ("add a {\"type\": \"padding\", \"length\": 3}", "add a padding length=3"),
    ("  set   f.width   n * 2 ", "set f.width n * 2"), ("set f.width \"n * 2\"", "set f.width n * 2"), ("set f.width .infinity", "set f.width infinity"),
    ("set row.spacing nil", "set row.spacing null"), ("add a .frame maxWidth=.infinity", "add a frame maxWidth=infinity"),
    ("add a frame width=\"n * 2\"", "add a frame width=\"n * 2\""), ("set a.color two\nlines; and \"more\"", #"set a.color "two\nlines\u003b and \"more\"""#),
    ("set a.color \"\"", "set a.color \"\""), ("set a.color \"3\"", "set a.color \"3\""),
    ("insert Text string=\"a b\" in row", "insert Text string=\"a b\" in row"),
    ("insert {\"type\": \"Text\", \"string\": \"a after b\"} after a", "insert Text string=\"a after b\" after a"),
    ("canvas 320×480", "canvas 320x480"), ("canvas nil x infinity", "canvas nilxinfinity"), ("state n 3", "state n 3"),
    ("remove \"f\"", "remove f"), ("remove c[1]", "remove c[1]"),
  ])
  func `an edit is noted in one way, which reads as the same edit`(written: String, noted: String) throws {
    let edit = try SceneEdit(written)
    #expect(edit.words == noted)
    #expect(try SceneEdit(noted) == edit)
    #expect(try SceneEdit.list("\(noted); remove a; \(noted)") == [edit, .remove("a"), edit])
    #expect(throws: Never.self) { try Self.edited(written) }
  }

  @Test(arguments: [
    (["insert Spacer id=s after f", "set s.minLength n"], "border, HStack spacing=8, padding length=4, frame width=10, Color, Spacer minLength=4, \(circles)"),
    (["insert Spacer before a", "insert Divider in row"], "border, HStack spacing=8, Spacer, padding length=4, frame width=10, Color, \(circles), Divider"),
    (["wrap f ZStack id=z", "insert Text string=x in z"], "border, HStack spacing=8, ZStack, padding length=4, frame width=10, Color, Text, \(circles)"),
    (["add a padding 3"], "border, HStack spacing=8, padding length=3, padding length=4, frame width=10, Color, \(circles)"),
    (["add a padding horizontal"], "border, HStack spacing=8, padding, padding length=4, frame width=10, Color, \(circles)"),
    (["add f layoutPriority 2", "remove node4"], "border, HStack spacing=8, padding length=4, layoutPriority value=2, Color, \(circles)"),
    (["state n 9"], "border, HStack spacing=8, padding length=9, frame width=10, Color, \(circles)"),
    (["remove /view/children/0/modifiers/1"], "border, HStack spacing=8, frame width=10, Color, \(circles)"),
    (["set /view/children/1.count 1"], "border, HStack spacing=8, padding length=4, frame width=10, Color, frame width=1, Circle"),
    (
      ["insert Spacer in /view/children/1"],
      "border, HStack spacing=8, padding length=4, frame width=10, Color, frame width=1, Circle, Spacer, frame width=2, Circle, Spacer"
    ),
    (["remove row"], "VStack"),
  ])
  func `edits are made in their order, and keys stay those of the first tree`(edits: [String], expected: String) throws {
    let scene = try scene(view: Self.view, #""state": {"n": 4}"#), tree = try scene.build(scene.initialState)
    let edited = try edits.reduce(scene) { try $0.applying(SceneEdit($1), to: tree) }
    #expect(try Self.outline(edited) == expected)
  }

  /// Without arguments both axes are fixed; of two the other is not touched.
  @Test(arguments: [
    ("", "vertical", ["horizontal": "true", "vertical": "false"]), ("", "horizontal", ["vertical": "true", "horizontal": "false"]),
    (#", "horizontal": true, "vertical": true"#, "vertical", ["horizontal": "true", "vertical": "false"]),
    (#", "vertical": true"#, "vertical", ["vertical": "false"]),
  ]) func `one axis of a fixedSize is edited without the other`(_ written: String, _ axis: String, _ expected: [String: String]) throws {
    let scene = try scene(view: #"{"type": "Text", "string": "a", "modifiers": [{"type": "fixedSize", "id": "fixed"\#(written)}]}"#)
    let edited = try scene.applying(SceneEdit("set fixed.\(axis) false"), to: try scene.build(scene.initialState))
    let fixed = try #require(try edited.build(edited.initialState).records().first)
    #expect(Dictionary(fixed.attributes.map { ($0.name, $0.text ?? "") }) { $1 } == expected)
  }

  @Test func `the environment is a scene's`() throws {
    let edited = try Self.edited("environment layoutDirection rightToLeft")
    #expect(edited.environment.layoutDirection == .rightToLeft && edited.environment.displayScale == 1)
  }

  @Test func `an edit that came without quotes comes word by word`() throws {
    #expect(try SceneEdit.list(arguments: ["set", "f.width", "20"]) == [.set("f", argument: "width", try EditValue("20"))])
    #expect(try SceneEdit.list(arguments: ["remove a", "remove f"]) == [.remove("a"), .remove("f")])
    // As the JSON of an answer says those that were made together.
    #expect(try SceneEdit.list(arguments: ["remove a; remove f"]) == [.remove("a"), .remove("f")])
  }

  @Test(arguments: [
    ("remove 'HStack/0 Text'", SceneEdit.remove("HStack/0 Text")), ("remove HStack/0 Text", .remove("HStack/0 Text")),
    ("unwrap \"HStack/0 VStack\"", .unwrap("HStack/0 VStack")), ("remove @12, 5", .remove("@12, 5")), ("remove it's", .remove("it's")),
    ("set 'HStack/0 Text'.string 'short'", .set("HStack/0 Text", argument: "string", .init(json: "\"'short'\""))),
    ("set \"a b\".width 5", .set("a b", argument: "width", .init(json: "5"))), ("set 'tis.width 5", .set("'tis", argument: "width", .init(json: "5"))),
    ("insert Text \"a b\" after 'HStack/0 Text'", .insert(EditedView(type: "Text", unnamed: .init(json: "\"a b\"")), .after, "HStack/0 Text")),
    ("wrap 'HStack/0 Text' VStack", .wrap("HStack/0 Text", EditedView(type: "VStack"))),
  ])
  func `a path stands in quotes of either kind, and needs none where nothing follows`(_ words: String, _ edit: SceneEdit) throws {
    #expect(try SceneEdit(words) == edit)
    #expect(try SceneEdit(edit.words) == edit, "\(edit.words)")
  }

  @Test(arguments: [
    ("", "an edit is empty; write 'remove title'"),
    ("delete a", "'delete a': 'delete' is no edit; edits are remove, unwrap, set, add, insert, wrap, replace, move, canvas, state, environment"),
    ("remov a", "'remov a': 'remov' is no edit; did you mean 'remove'?"),
    ("remove", "'remove': something is missing; write 'remove title'"),
    ("remove a f", "'remove a f': 'f' is too much; write 'remove title', each edit in quotes of its own"),
    ("remove \"a", "'remove \"a': a quote is not closed"),
    ("set f 20", "'set f 20': 'f' names no argument; write 'set f.width 200'"),
    ("set f.wid[th 20", "'set f.wid[th 20': 'f.wid[th 20' names no argument; write 'set f.wid[th 20.width 200'"),
    // The bracket ends nothing: the name ends at the blank, and is said in quotes from then on.
    ("set f]g.width 20 x", "'set \"f]g\".width 20 x': no node 'f]g'; 'layouttrace tree' lists them"),
    ("set f.width", "'set f.width': the value is missing; write 'set f.width 200', or null to take the argument away"),
    ("canvas 320", "'canvas 320': '320' is no canvas; write 'canvas 320x480', with nil or infinity for a side where it is meant"),
    ("canvas -3x4", "'canvas -3x4': '-3x4' is no canvas; write 'canvas 320x480', with nil or infinity for a side where it is meant"),
    ("insert Spacer behind a", "'insert Spacer behind a': 'behind' is no place; write before, after or in, as in 'insert Spacer after title'"),
    ("insert Spacer", "'insert Spacer': something is missing; write 'insert Spacer after title'"),
    ("add a frame width=1 2", "'add a frame width=1 2': '2' has no name; write name=value, as in 'width=200'"),
    ("add a frame width=1 width=2", "'add a frame width=1 width=2': 'width' is given twice"),
    ("add a {\"length\": 1}", "'add a {\"length\": 1}': the object has no \"type\""),
    ("set f.width {\"a\": }", "'set f.width {\"a\": }': expected a value, found '}'"),
    ("remove x", "'remove x': no node 'x'; 'layouttrace tree' lists them"),
    ("remove rov", "'remove rov': no node 'rov'; did you mean 'row'?"),
    ("unwrap a", "'unwrap a': 'a' has no views inside that could take its place"),
    ("set f.widht 1", "'set f.widht 1': frame has no 'widht'; did you mean 'width'?"),
    ("set a.width 1", "'set a.width 1': Color has no 'width'; write 'set f.width 1'"),
    ("set a.length 1", "'set a.length 1': Color has no 'length'; write 'set /view/children/0/modifiers/1.length 1'"),
    ("set f.color red", "'set f.color red': frame has no 'color'; write 'set a.color red'"),
    ("set row.children []", "'set row.children []': 'children' of HStack is views, which 'insert' and 'remove' change"),
    (
      "set row.type Text",
      "'set row.type Text': an HStack cannot become a 'Text': setting 'type' makes a container another one that knows its arguments; write 'replace row Text'"
    ),
    (
      "set a.type Circle",
      "'set a.type Circle': a Color cannot become a 'Circle': setting 'type' makes a container another one that knows its arguments; write 'replace a Circle'"
    ),
    (
      "set f.type padding",
      "'set f.type padding': a frame cannot become a 'padding': setting 'type' makes a container another one that knows its arguments; "
        + "write 'add f padding' and 'remove f'"
    ),
    ("set a.type Cirkle", "'set a.type Cirkle': 'Cirkle' is no view; did you mean 'Circle'?"),
    ("set a.type frame", "'set a.type frame': 'frame' is a modifier, not a view; write 'add NODE frame'"),
    ("set row.maxWidth 200", "'set row.maxWidth 200': HStack has no 'maxWidth'; write 'add row frame maxWidth=200'"),
    // Its frame is a fixed one.
    ("set a.minHeight 9", "'set a.minHeight 9': Color has no 'minHeight'; write 'add a frame minHeight=9'"),
    ("set f.top 4", "'set f.top 4': frame has no 'top'; write 'add f padding top=4'"),
    ("set f.width [1]", "'set f.width [1]': 'width' takes a number, \"infinity\" or an expression, found an array"),
    ("set f.width m + 1", "'set f.width m + 1': unknown name 'm' in the expression 'm + 1'; known here: n"),
    ("add a fixedsize", "'add a fixedsize': 'fixedsize' is no modifier; did you mean 'fixedSize'?"),
    ("add a Spacer", "'add a Spacer': 'Spacer' is a view, not a modifier; write 'insert Spacer after NODE'"),
    ("insert Spaecr in row", "'insert Spaecr in row': 'Spaecr' is no view; did you mean 'Spacer'?"),
    ("insert frame in row", "'insert frame in row': 'frame' is a modifier, not a view; write 'add NODE frame'"),
    ("insert Spacer in a", "'insert Spacer in a': 'a' is a Color and holds no views"),
    ("wrap a Spacer", "'wrap a Spacer': 'Spacer' is a Spacer and holds no views"),
    ("add a layoutPriority", "'add a layoutPriority': layoutPriority needs 'value'; higher is served first; views have 0, a Spacer -infinity."),
    ("add a layoutPriority high", "'add a layoutPriority high': layoutPriority has no 'high'; known: value="),
    ("add a padding {\"id\": \"c\"}", "'add a padding id=c': the id 'c' is taken; an id names one view or modifier"),
    ("add a padding {\"lenght\": 1}", "'add a padding lenght=1': padding has no 'lenght'; did you mean 'length'?"),
    ("state m 1", "'state m 1': the scene has no state 'm'; known: n"),
    ("state n true", "'state n true': 'n' takes a number, found true"),
    ("environment fint 1", "'environment fint 1': the environment has no 'fint'; did you mean 'font'?"),
    ("environment layoutDirection up", "'environment layoutDirection up': 'layoutDirection' cannot be 'up'; known: leftToRight, rightToLeft"),
  ])
  func `an edit that cannot be made says why, and what would be right`(words: String, expected: String) {
    let error = #expect(throws: SceneEditError.self) { try Self.outline(words) }
    #expect(error.map { "\($0)" } == expected)
    let isUnknownNode = expected.contains("no node")
    #expect(error?.exitCode == (isUnknownNode ? 1 : 64))
  }

  @Test(arguments: [
    (["remove row", "remove a"], "'remove a': 'a' is not there any more: an edit before this one took it away"),
    (["unwrap row", "set row.spacing 3"], "'set row.spacing 3': 'row' is not there any more: an edit before this one took it away"),
    (["unwrap row", "remove row"], "'remove row': 'row' is not there any more: an edit before this one took it away"),
  ])
  func `what an edit took away the next one cannot change`(edits: [String], expected: String) throws {
    let scene = try scene(view: Self.view, #""state": {"n": 4}"#), tree = try scene.build(scene.initialState)
    let error = #expect(throws: SceneEditError.self) { _ = try edits.reduce(scene) { try $0.applying(SceneEdit($1), to: tree) } }
    #expect(error.map { "\($0)" } == expected && error?.exitCode == 1)
  }

  @Test func `a view without a name goes by its number in what would be right`() throws {
    let scene = try scene(view: #"{"type": "Text", "string": "x"}"#), tree = try scene.build(scene.initialState)
    let error = #expect(throws: SceneEditError.self) { _ = try scene.applying(SceneEdit("set node1.maxWidth 200"), to: tree) }
    #expect(error.map { "\($0)" } == "'set node1.maxWidth 200': Text has no 'maxWidth'; write 'add node1 frame maxWidth=200'")
    #expect(throws: Never.self) { try scene.applying(SceneEdit("add node1 frame maxWidth=200"), to: tree) }
  }

  /// A border around a frame has a width as well.
  @Test func `what would be right changes a size, whatever only draws around it`() throws {
    let modifiers = #"[{"type": "frame", "width": 9, "id": "f"}, {"type": "border", "width": 1, "id": "b"}]"#
    let scene = try scene(view: #"{"type": "Color", "id": "a", "modifiers": "# + modifiers + "}")
    let tree = try scene.build(scene.initialState)
    let error = #expect(throws: SceneEditError.self) { _ = try scene.applying(SceneEdit("set a.width 200"), to: tree) }
    #expect(error.map { "\($0)" } == "'set a.width 200': Color has no 'width'; write 'set f.width 200'")
  }

  @Test func `without its reader a size cannot be read`() throws {
    let view = #"{"type": "GeometryReader", "id": "r", "children": [{"type": "Color", "modifiers": [{"type": "frame", "width": "geometry.width"}]}]}"#
    let scene = try scene(view: view), tree = try scene.build(scene.initialState)
    let edited = try scene.applying(SceneEdit("unwrap r"), to: tree)
    let error = #expect(throws: SceneError.self) { _ = try edited.build(edited.initialState) }
    #expect(error?.description.hasSuffix("'geometry' is not known here at /view/children/0/modifiers/0/width") == true, "\(String(describing: error))")
  }
}
