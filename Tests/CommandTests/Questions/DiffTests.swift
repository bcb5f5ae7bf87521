import Foundation
import Testing

@Suite struct DiffTests {
  private func recorded() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(workshop.read("scene.json").replacing("just now!", with: "today!!"), to: "after.json")
    try workshop.run("layouttrace record -q scene.json -o a.db; layouttrace record -q after.json -o b.db; layouttrace record -q scene.json")
    return workshop
  }

  @Test(arguments: [
    ("a.db trace.db", 0), ("a.db b.db", 1), ("a.db b.db --node title", 1), ("a.db trace.db --node title", 0), ("a.db b.db --tolerance 100", 0),
    ("a.db b.db --node titel", 1), ("a.db b.db --pass other", 1), ("a.db --pass-b other", 1), ("a.db", 64), ("", 64), ("a.db b.db --tolerance=-1", 64),
    ("a.db b.db --tolerance nan", 64), ("a.db notes.txt", 65), ("notes.txt a.db", 65), ("a.db missing.db", 66),
  ]) func `diff ends as it should`(_ arguments: String, _ code: Int) throws {
    #expect(try recorded().run("layouttrace diff \(arguments)").exitCode == Int32(code))
  }

  @Test func `two passes of a trace are compared`() throws {
    let workshop = try recorded()
    try workshop.run("layouttrace what-if 'canvas 280x60' --save --name wider -t a.db")
    let result = try workshop.run("layouttrace diff a.db --pass only --pass-b wider")
    #expect(result.exitCode == 1 && result.answer.hasPrefix("only → wider: ") && result.answer.contains("the canvas is 280 × 60, was 240 × 60\n"))
  }

  /// 20 letters of 8: 160 wide, of which a frame of 80 shows a line and a half.
  @Test func `a text that is cut, now cut or no longer is called so`() throws {
    let workshop = try Workshop()
    for (name, width) in [("narrow", 80), ("narrower", 72), ("wide", 160)] {
      let text =
        #"{"type": "Text", "id": "name", "string": "Alexandra Montgomery", "modifiers": [{"type": "lineLimit", "value": 1}, {"type": "frame", "width": \#(width)}]}"#
      try workshop.write(
        #"{"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "view": \#(text), "passes": [{"proposal": {"width": 320, "height": 60}}]}"#,
        to: "\(name).json")
      try workshop.run("layouttrace record -q \(name).json -o \(name).db")
    }
    for (traces, words) in [
      ("narrow.db wide.db", ", no longer cut"), ("wide.db narrow.db", ", now cut"), ("narrow.db narrower.db", ", cut"), ("wide.db wide.db", nil),
    ] as [(String, String?)] {
      let answer = try workshop.run("layouttrace diff \(traces)").answer, row = answer.split(separator: "\n").first { $0.hasPrefix("  name ") }
      #expect(words.map { row?.contains("\($0) ") == true } ?? (row == nil), "\(traces): \(answer)")
    }
    let object =
      try JSONSerialization.jsonObject(with: Data(workshop.run("layouttrace diff narrow.db wide.db --node name --json").answer.utf8)) as? [String: Any]
    let causes = try #require(object?["causes"] as? [[String: Any]]), nodes = try #require(causes.first?["nodes"] as? [[String: Any]])
    #expect(nodes.first?["cut"] as? [Bool] == [true, false])
  }

  /// "x" is 8 wide and "xyz" 24, whatever the square beside it is: 50, then 70.
  @Test func `a text hangs on the state that it shows, not on another one`() throws {
    let workshop = try Workshop()
    try workshop.write(
      #"""
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "state": {"w": 50, "t": "x"},
        "view": {"type": "HStack", "spacing": 4, "children": [
          {"type": "Color", "id": "square", "modifiers": [{"type": "frame", "width": "w", "height": 10}]}, {"type": "Text", "id": "text", "string": "{t} w"}]},
        "passes": [{"name": "p", "proposal": {"width": 300, "height": 50}}, {"name": "q", "proposal": {"width": 300, "height": 50}, "set": {"t": "xyz", "w": 70}}]}
      """#, to: "states.json")
    try workshop.run("layouttrace record -q states.json -o states.db")
    let answer = try workshop.run("layouttrace diff states.db --pass p --pass-b q --all").answer
    let groups = answer.components(separatedBy: "\n\n")
    let text = try #require(groups.first { $0.contains("\n  text ") }), square = try #require(groups.first { $0.contains("\n  square ") })
    #expect(text.hasPrefix("the state t is \"xyz\", set by the pass 'q', was \"x\"\n  node") && text.contains("24 × 20 → 40 × 20"), "\(answer)")
    #expect(square.hasPrefix("the state w is 70, set by the pass 'q', was 50\n  node"), "\(answer)")
    #expect(!answer.contains("changes no size"), "\(answer)")
  }

  /// Of 72 in 200 the top is at 64; without the first line and with 4 less padding it is 48, its top at 76, and the second line at 76, where it was at 84.
  @Test func `what moved up did not do so for what moved down`() throws {
    let workshop = try Workshop()
    let start =
      #"{"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "view": {"type": "VStack", "id": "col", "spacing": 0, "children": ["#
    let end = #"]}, "passes": [{"proposal": {"width": 100, "height": 200}}]}"#
    let (first, second) = (#"{"type": "Text", "id": "a", "string": "a"}, "#, #"{"type": "Text", "id": "b", "string": "b"}, "#)
    func last(_ length: Int) -> String {
      #"{"type": "Text", "id": "c", "string": "c", "modifiers": [{"type": "padding", "edges": ["top"], "length": \#(length)}]}"#
    }
    try workshop.write(start + first + second + last(12) + end, to: "before.json")
    try workshop.write(start + second + last(8) + end, to: "after.json")
    try workshop.run("layouttrace record -q before.json -o before.db; layouttrace record -q after.json -o after.db")
    let answer = try workshop.run("layouttrace diff before.db after.db --all").answer
    let line = try #require(answer.split(separator: "\n").first { $0.hasPrefix("  b ") })
    #expect(line.contains("46, 84 → 46, 76") && !line.contains("down"), "\(answer)")
  }

  @Test func `--json holds the causes and what hangs on them`() throws {
    let answer = try recorded().run("layouttrace diff a.db b.db --node title --json").answer
    let object = try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["equal", "passes", "matched", "causes", "added", "removed", "moving", "idle", "notes", "chains"])
    let causes = try #require(object["causes"] as? [[String: Any]]), nodes = try #require(causes.first?["nodes"] as? [[String: Any]])
    #expect(object["equal"] as? Bool == false && causes.count == 1 && nodes.count == 1)
    #expect(
      Set(nodes[0].keys) == [
        "key", "key_after", "kind", "title", "pointer", "before", "after", "moved", "cut", "because", "because_height", "besides", "place_causes",
      ])
    #expect((causes[0]["differences"] as? [[String: Any]])?.first?["before"] as? String == "/view/children/1")
    let chains = try #require(object["chains"] as? [[String: Any]])
    #expect(chains.map { $0["axis"] as? String } == ["w", "h"] && chains[0]["first"] as? Int == 2)
  }
}
