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

  private func recorded(_ scene: String) throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(scene, to: "here.json")
    try workshop.run("layouttrace record here.json")
    return workshop
  }

  @Test(arguments: ["title", "node2", "/view/children/0", "HStack/0 Text"]) func `a node goes by key, number, pointer and path`(_ address: String) throws {
    let workshop = try recorded(Workshop.scene)
    for command in ["why", "why --position", "why --calls", "calls"] {
      let result = try workshop.run("layouttrace \(command) '\(address)'")
      #expect(result.exitCode == 0 && result.answer.hasPrefix("title · Text"), "\(command): \(result.messages)")
    }
  }

  @Test(
    arguments: [
      (card, "135,25", "badge"), (card, "129.9,25", "plate"), (card, "90,45", "card"), (card, "51,21", "plate"), (pile, "50,50", "first"),
      (pile, "79,79", "first"),
    ])
  func `a point names the frontmost view that is drawn there`(_ scene: String, _ point: String, _ key: String) throws {
    let result = try recorded(scene).run("layouttrace why --at \(point)")
    #expect(result.exitCode == 0 && result.answer.hasPrefix("\(key) · "), "\(result.answer)\(result.messages)")
    #expect(result.messages.hasPrefix("at \(point.split(separator: ",").joined(separator: ", ")): \(key), "), "\(result.messages)")
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

  @Test func `a query and the why of a what-if take the same addresses`() throws {
    let workshop = try recorded(Workshop.scene)
    let calls = try workshop.run("layouttrace query calls --node title").answer
    #expect(try workshop.run("layouttrace query calls --node node2").answer == calls)
    #expect(try workshop.run("layouttrace query calls --node 'HStack/0 Text'").answer == calls)
    let what = "layouttrace what-if 'remove stamp' --why"
    #expect(try workshop.run("\(what) '/view/children/0'").answer == workshop.run("\(what) title").answer)
  }

  @Test func `an address that several nodes have is refused with their keys`() throws {
    let workshop = try recorded(
      #"{"version": 1, "view": {"type": "HStack", "children": [{"type": "VStack", "children": [{"type": "Text", "string": "a"}]}, {"type": "VStack", "children": [{"type": "Text", "string": "b"}]}]}}"#
    )
    #expect(try workshop.run("layouttrace why 'HStack/1 VStack/0 Text'").exitCode == 0)
    let result = try workshop.run("layouttrace why 'VStack/0 Text'")
    #expect(
      result.exitCode == 1 && result.messages == "'VStack/0 Text' names 2 nodes: node3 (HStack/0 VStack/0 Text), node5 (HStack/1 VStack/0 Text)\n",
      "\(result.messages)")
  }
}
