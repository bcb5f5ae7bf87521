import Testing

/// How people name a node: by key, number, pointer, path, or a point of the canvas.
@Suite struct AddressTests {
  /// On a canvas of 200 × 100: a card of 100 × 60 at 50, 20, with a badge of 20 × 20 in its top trailing corner, at 130, 20, over its text of 32 × 20 at 84, 40;
  /// and behind it all a plate as large as the card.
  private static let card = """
    {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "view":
      {"type": "Text", "string": "card", "id": "card", "modifiers": [
        {"type": "frame", "width": 100, "height": 60, "id": "box"},
        {"type": "background", "content": {"type": "Color", "id": "plate"}, "id": "back"},
        {"type": "overlay", "alignment": "topTrailing", "id": "over",
         "content": {"type": "Color", "id": "badge", "modifiers": [{"type": "frame", "width": 20, "height": 20}]}}]},
     "passes": [{"name": "pass", "proposal": {"width": 200, "height": 100}}]}
    """

  /// Three squares of 60 on one another at 20, 20; the first has the highest zIndex, the last one is hidden.
  private static let pile = """
    {"version": 1, "view": {"type": "ZStack", "id": "pile", "children": [
      {"type": "Color", "id": "first", "modifiers": [{"type": "zIndex", "value": 1}]}, {"type": "Color", "id": "second"},
      {"type": "Color", "id": "third", "modifiers": [{"type": "hidden"}]}],
      "modifiers": [{"type": "frame", "width": 60, "height": 60}]},
     "passes": [{"name": "pass", "proposal": {"width": 100, "height": 100}}]}
    """

  /// On a canvas of 100 × 100: what scrolls lies from 30 to 70, and its badge of 20 × 20 from 20 to 40, beyond its edge.
  private static func shelf(_ modifiers: String) -> String {
    """
    {"version": 1, "view": {"type": "ScrollView", "id": "shelf", "axes": "horizontal", "children": [
      {"type": "Color", "id": "card", "modifiers": [{"type": "frame", "width": 40, "height": 40},
        {"type": "overlay", "alignment": "topTrailing", "content": [
          {"type": "Color", "id": "badge", "modifiers": [{"type": "frame", "width": 20, "height": 20}, {"type": "offset", "x": 0, "y": -10}]}]}]}],
      "modifiers": [\(modifiers)]},
     "passes": [{"name": "pass", "proposal": {"width": 100, "height": 100}}]}
    """
  }

  private static let unclipped = #"{"type": "scrollClipDisabled"}"#, clipped = #"{"type": "scrollClipDisabled", "value": false}"#

  private func recorded(_ scene: String) throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(scene, to: "here.json")
    try workshop.run("layouttrace record here.json")
    return workshop
  }

  /// The title has room for two of its three lines.
  private static let cut = Workshop.scene.replacing("\"height\": 60", with: "\"height\": 40")

  /// Every command that takes a node, with ADDRESS in its place.
  private static let commands = [
    "why ADDRESS", "why --position ADDRESS", "why --calls ADDRESS", "calls ADDRESS", "why-not ADDRESS", "fit ADDRESS --width 72",
    "sweep --width 140...260 --max-layouts 30 --node ADDRESS", "diff a.db b.db --node ADDRESS",
    "query calls --node ADDRESS", "check --node ADDRESS", "check --ignore LT002:ADDRESS",
    "what-if 'remove stamp' --why ADDRESS",
  ]
  private static let edits = [
    "remove ADDRESS", "set ADDRESS.string short", "add ADDRESS padding 8", "insert Spacer after ADDRESS", "wrap ADDRESS VStack",
    "replace ADDRESS Color",
  ]

  private func recordedTwice(_ scene: String) throws -> Workshop {
    let workshop = try recorded(scene)
    try workshop.write(scene.replacing("just now!", with: "today!!"), to: "after.json")
    try workshop.run("cp trace.db a.db; layouttrace record -q after.json -o b.db")
    return workshop
  }

  private static let addresses = ["node2", "/view/children/0", "HStack/0 Text", "@10,10"]

  @Test func `every command knows a node by key, number, pointer, path and point`() throws {
    let workshop = try recordedTwice(Self.cut)
    for command in Self.commands {
      let byKey = try workshop.run("layouttrace " + command.replacing("ADDRESS", with: "title"))
      #expect(byKey.exitCode <= 1 && !byKey.answer.isEmpty && byKey.messages == "", "\(command): \(byKey.messages)")
      for address in Self.addresses {
        let result = try workshop.run("layouttrace " + command.replacing("ADDRESS", with: "'\(address)'"))
        #expect(result.answer == byKey.answer && result.exitCode == byKey.exitCode, "\(command), \(address): \(result.messages)")
      }
    }
  }

  @Test func `every edit knows a node by key, number, pointer, path and point`() throws {
    let workshop = try recordedTwice(Self.cut)
    for edit in Self.edits {
      let byKey = try workshop.run("layouttrace what-if '\(edit.replacing("ADDRESS", with: "title"))'")
      #expect(byKey.exitCode == 0 && !byKey.answer.isEmpty, "\(edit): \(byKey.messages)")
      for address in Self.addresses {
        let words = edit.replacing("ADDRESS", with: "'\(address)'")
        #expect(try workshop.run("layouttrace what-if \"\(words)\"").answer == byKey.answer, "\(words)")
      }
    }
  }

  @Test func `a point goes wherever a name does`() throws {
    let workshop = try recordedTwice(Self.cut)
    for command in [
      "why", "why --position", "why --calls", "calls", "why-not", "fit --width 72", "sweep --width 140...260 --max-layouts 30", "diff a.db b.db", "check",
    ] {
      let name = command.hasPrefix("sweep") || command.hasPrefix("diff") || command == "check" ? "--node title" : "title"
      let result = try workshop.run("layouttrace \(command) --at 10,10")
      #expect(try result.answer == workshop.run("layouttrace \(command) \(name)").answer && !result.answer.isEmpty, "\(command): \(result.messages)")
      #expect(try workshop.run("layouttrace \(command) --at 10,10 \(name)").exitCode == 64)
    }
  }

  @Test func `every command suggests the key that was meant`() throws {
    let workshop = try recordedTwice(Self.cut)
    for command in Self.commands + Self.edits.map({ "what-if '\($0)'" }) where !command.contains("--ignore") && !command.contains("--why") {
      let result = try workshop.run("layouttrace " + command.replacing("ADDRESS", with: "titel"))
      #expect(result.exitCode == 1 && result.answer == "" && result.messages.contains("no node 'titel'; did you mean 'title'?"), "\(command): \(result)")
    }
    // What is left out may be gone for good: that is no failure, but said.
    let ignored = try workshop.run("layouttrace check --ignore LT002:titel")
    #expect(ignored.messages == "--ignore LT002:titel: no node 'titel'; did you mean 'title'?\n" && ignored.answer.contains("LT002"))
  }

  /// Groups are no nodes; what a ForEach repeats shares its id.
  @Test(arguments: [
    ("cond", "'cond' is an If, which is no view of its own: in its place stand b and c\n"),
    ("none", "'none' is an If, which is no view of its own: nothing stands in its place\n"),
    ("group", "'group' is a Group, which is no view of its own: in its place stands g\n"),
    ("each", "'each' is a ForEach, which is no view of its own: in its place stand f[0] and f[1]\n"),
    ("f", "'f' names 2 nodes: f[0] (VStack/3 Color), f[1] (VStack/4 Color)\n"), ("fi", "no node 'fi'; 'layouttrace tree' lists them\n"),
  ]) func `an id that stands for several views, or for none, says for which`(_ id: String, _ message: String) throws {
    func text(_ id: String) -> String { #"{"type": "Text", "string": "x", "id": "\#(id)", "modifiers": [{"type": "padding", "length": 1}]}"# }
    let workshop = try recorded(
      #"""
      {"version": 1, "state": {"on": true}, "view": {"type": "VStack", "children": [
        {"type": "If", "id": "cond", "condition": "on", "children": [\#(text("b")), \#(text("c"))], "else": [\#(text("d"))]},
        {"type": "If", "id": "none", "condition": "!on", "children": [\#(text("e"))]},
        {"type": "Group", "id": "group", "children": [\#(text("g"))]},
        {"type": "ForEach", "id": "each", "count": 2, "children": [{"type": "Color", "id": "f"}]}]}}
      """#)
    let result = try workshop.run("layouttrace why \(id)")
    #expect(result.exitCode == 1 && result.answer == "" && result.messages == message)
    if id == "f" { #expect(try workshop.run("layouttrace what-if 'remove f'").answer == workshop.run("layouttrace what-if 'remove f[0]'").answer) }
  }

  @Test func `check looks at one view with its modifiers and what is in it`() throws {
    func overflowing(_ id: String) -> String {
      "{\"type\": \"Color\", \"id\": \"\(id)\", \"modifiers\": [{\"type\": \"frame\", \"width\": 90}, {\"type\": \"frame\", \"width\": 50}]}"
    }
    let box = "{\"type\": \"VStack\", \"id\": \"box\", \"children\": [\(overflowing("b"))]}"
    let workshop = try recorded("{\"version\": 1, \"view\": {\"type\": \"HStack\", \"children\": [\(overflowing("a")), \(box)]}}")
    func messages(_ options: String) throws -> Int {
      try workshop.run("layouttrace check --only LT004 \(options)").answer.split(separator: "\n").count { $0.contains("LT004:") }
    }
    #expect(try messages("") == 2)
    #expect(try messages("--node a") == 1 && messages("--node b") == 1 && messages("--node box") == 1)
    #expect(try messages("--ignore LT004:a") == 1 && messages("--ignore LT004:a --ignore LT004:b") == 0 && messages("--ignore LT004:b --node box") == 0)
  }

  @Test(
    arguments: [
      (card, "135,25", "badge"), (card, "129.9,25", "plate"), (card, "90,45", "card"), (card, "51,21", "plate"), (pile, "50,50", "first"),
      (pile, "79,79", "first"), (shelf(""), "30,35", "badge"), (shelf(unclipped), "30,25", "badge"), (shelf("\(clipped), \(unclipped)"), "30,35", "badge"),
    ])
  func `a point names the frontmost view that is drawn there`(_ scene: String, _ point: String, _ key: String) throws {
    let result = try recorded(scene).run("layouttrace why --at \(point)")
    #expect(result.exitCode == 0 && result.answer.hasPrefix("\(key) · "), "\(result.answer)\(result.messages)")
    #expect(result.messages.hasPrefix("at \(point.split(separator: ",").joined(separator: ", ")): \(key), "), "\(result.messages)")
  }

  @Test(arguments: [shelf(""), shelf(clipped), shelf("\(clipped), \(unclipped)")])
  func `nothing is seen beyond the edge of what scrolls, unless the nearest modifier says so`(_ scene: String) throws {
    let result = try recorded(scene).run("layouttrace why --at 30,25")
    #expect(result.exitCode == 1 && result.messages.contains("nothing is drawn at 30, 25"), "\(result)")
  }

  @Test(
    arguments: [
      ("why titel", 1, "no node 'titel'; did you mean 'title'?"), ("why node99", 1, "no node 'node99'; "),
      ("why /view/children/9", 1, "no node '/view/children/9'; "),
      ("why 'HStack/9 Text'", 1, "no node 'HStack/9 Text'; "), ("why ''", 1, "no node ''; 'layouttrace tree' lists them"),
      ("why --at 500,500", 1, "nothing is drawn at 500, 500"), ("why --at -1,-1", 1, "nothing is drawn at -1, -1"), ("why --at 5", 64, "x,y"),
      ("why --at nan,1", 64, "x,y"), ("why --at 1e999,1", 64, "x,y"), ("why title --at 1,1", 64, "either a node or --at"), ("why", 64, "Name a node"),
      ("calls", 64, "Name a node"), ("why title --position --calls", 64, "--position"), ("why title --axis x", 64, "--position"),
      ("why node99999999999999999999", 1, "no node"),
    ])
  func `what names no node is refused with what would`(_ command: String, _ exitCode: Int32, _ message: String) throws {
    let result = try recorded(Workshop.scene).run("layouttrace \(command)")
    #expect(result.exitCode == exitCode && result.messages.contains(message) && result.answer == "", "\(result.exitCode) \(result.messages)")
  }

  @Test func `an address that several nodes have is refused with their keys`() throws {
    let workshop = try recorded(
      #"{"version": 1, "view": {"type": "HStack", "children": [{"type": "VStack", "children": [{"type": "Text", "string": "a"}]}, {"type": "VStack", "children": [{"type": "Text", "string": "b"}]}]}}"#
    )
    try workshop.succeed("layouttrace why 'HStack/1 VStack/0 Text'")
    try workshop.run("cp trace.db a.db; cp trace.db b.db")
    for command in Self.commands + Self.edits.map({ "what-if \"\($0)\"" }) where !command.contains("--ignore") {
      let result = try workshop.run("layouttrace " + command.replacing("remove stamp", with: "remove node2").replacing("ADDRESS", with: "'VStack/0 Text'"))
      let message = "'VStack/0 Text' names 2 nodes: node3 (Text \"a\"), node5 (Text \"b\")\n"
      #expect(result.exitCode == 1 && result.messages == message, "\(command): \(result.messages)")
    }
  }

  @Test func `an edit of repeated views takes a path that all of them have`() throws {
    let workshop = try recorded(
      #"{"version": 1, "view": {"type": "HStack", "children": [{"type": "ForEach", "count": 2, "children": [{"type": "VStack", "children": [{"type": "Text", "string": "a"}]}]}]}}"#
    )
    let result = try workshop.run("layouttrace what-if 'set \"VStack/0 Text\".string longer'")
    #expect(result.exitCode == 0 && result.answer.contains("Text \"longer\"") || result.answer.contains("Text \"a\""), "\(result.messages)")
    #expect(try workshop.run("layouttrace what-if 'remove HStack/0 VStack/0 Text' --json").answer.contains("\"edits\":[\"remove node3\"]"))
  }

  /// Two rows of which each shows a word of its own, and two that show the same.
  @Test func `a node goes by the words that it shows, and several are told apart by them`() throws {
    let workshop = try Workshop()
    let rows = ["Oats", "Rye", "Oats"].map { #"{"type": "HStack", "children": [{"type": "Text", "string": "\#($0)"}, {"type": "Spacer"}]}"# }
    try workshop.write(#"{"version": 1, "view": {"type": "VStack", "children": [\#(rows.joined(separator: ", "))]}}"#, to: "rows.json")
    #expect(try workshop.run("layouttrace why Rye rows.json").answer.hasPrefix("node6 · Text \"Rye\" · "))
    #expect(try workshop.run("layouttrace what-if 'set Rye.string Barley' -t rows.json").answer.contains("node6"))
    let several = try workshop.run("layouttrace why Oats rows.json")
    #expect(
      several.exitCode == 1 && several.messages.contains("'Oats' names 2 nodes: node3 (VStack/0 HStack/0 Text), node9 (VStack/2 HStack/0 Text)"), "\(several)")
    let stacks = try workshop.run("layouttrace why '0 HStack' rows.json; layouttrace why 'HStack/1 Spacer' rows.json")
    #expect(
      stacks.messages.contains("'HStack/1 Spacer' names 3 nodes: node4 (VStack/0 HStack/1 Spacer), node7 (VStack/1 HStack/1 Spacer), node10"), "\(stacks)")
  }

  /// The first copy is a candidate that is too wide, the last one is only measured.
  @Test func `of several views with the same words those are meant that can be seen`() throws {
    let workshop = try Workshop()
    let wide = #"{"type": "HStack", "children": [{"type": "Text", "string": "Lossless"}, {"type": "Color", "modifiers": [{"type": "frame", "width": 500}]}]}"#
    let fitting = #"{"type": "ViewThatFits", "children": [\#(wide), {"type": "Text", "string": "Lossless", "id": "seen"}]}"#
    let hidden = #"{"type": "Text", "string": "Lossless", "modifiers": [{"type": "hidden"}]}"#
    try workshop.write(#"{"version": 1, "view": {"type": "VStack", "children": [\#(fitting), \#(hidden)]}}"#, to: "copies.json")
    let why = try workshop.run("layouttrace why Lossless copies.json --proposal 300x300")
    #expect(why.answer.hasPrefix("seen · Text \"Lossless\""), "\(why)")
  }

  /// "7h" is a word of the first, part of one of the second; "sleep" is in two, and all that the third shows.
  @Test func `a node goes by some of the words that it shows, where no other shows just these`() throws {
    let workshop = try Workshop()
    let rows = ["7h of sleep", "17h awake", "sleep"].map { #"{"type": "Text", "string": "\#($0)"}"# }
    try workshop.write(#"{"version": 1, "view": {"type": "VStack", "children": [\#(rows.joined(separator: ", "))]}}"#, to: "rows.json")
    #expect(try workshop.run("layouttrace why 7h rows.json").answer.hasPrefix("node2 · Text \"7h of sleep\" · "))
    #expect(try workshop.run("layouttrace why 'of sleep' rows.json").answer.hasPrefix("node2 · "))
    #expect(try workshop.run("layouttrace why sleep rows.json").answer.hasPrefix("node4 · "))
    let broken = try workshop.run("layouttrace why wake rows.json")
    #expect(broken.exitCode == 1 && broken.messages.contains("'wake'"), "\(broken)")
  }

  /// One overlay, one Text, and two frames; the text says "card", which is no word of its kind.
  @Test func `a view or modifier is named by what it is`() throws {
    let workshop = try recorded(Self.card)
    func first(_ address: String) throws -> Substring? { try workshop.run("layouttrace why \(address)").answer.split(separator: "\n").first }
    #expect(try first(".overlay")?.hasPrefix("over · ") == true && first("Text")?.hasPrefix("card · ") == true)
    let several = try workshop.run("layouttrace why .frame")
    #expect(several.exitCode == 1 && several.messages.contains("box") && several.messages.contains("node"), "\(several)")
    #expect(try workshop.run("layouttrace why frame").messages.contains("no node 'frame'"))
  }
}
