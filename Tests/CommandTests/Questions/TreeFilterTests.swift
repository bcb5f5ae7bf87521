import Foundation
import Testing

/// `tree` with lines left out. On a canvas of 100: a text of 16 letters of 8 that may have one line, and a colour of 150, which makes the stack 150 wide.
@Suite struct TreeFilterTests {
  private func recorded() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(
      """
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
       "view": {"type": "VStack", "id": "all", "spacing": 0, "children": [
         {"type": "Text", "id": "long", "string": "abcdefghijklmnopqrst", "modifiers": [{"type": "lineLimit", "value": 1, "id": "limit"}]},
         {"type": "Color", "id": "wide", "modifiers": [{"type": "frame", "width": 150, "height": 10, "id": "f"}]}]},
       "passes": [{"proposal": {"width": 100, "height": 60}}]}
      """, to: "wide.json")
    let result = try workshop.run("layouttrace record wide.json")
    #expect(result.exitCode == 0, "\(result.messages)")
    return workshop
  }

  private func keys(_ workshop: Workshop, _ options: String) throws -> [String] {
    let list = try JSONSerialization.jsonObject(with: Data(try workshop.run("layouttrace tree --json \(options)").answer.utf8))
    return (list as? [[String: Any]] ?? []).compactMap { $0["key"] as? String }
  }

  /// The frame of 150 stands in a stack of 150: the stack alone sticks out, 25 on each side.
  @Test func `only what sticks out or is cut is shown, and the last line says what was left out`() throws {
    let workshop = try recorded(), lines = try workshop.run("layouttrace tree --only overflow").answer.split(separator: "\n")
    #expect(lines.count == 3 && lines[1].hasSuffix("! out of canvas: 25 on the left, 25 on the right"))
    #expect(lines.last == "1 of 5 nodes; 4 left out by --only overflow")
    #expect(try keys(workshop, "--only cut") == ["long"])
    #expect(try keys(workshop, "--only cut --only overflow") == ["all", "long"])
    #expect(try keys(workshop, "--only trouble") == ["all", "long"])
    #expect(try keys(workshop, "--only unplaced") == [])
  }

  @Test func `types and levels are chosen, all conditions together`() throws {
    let workshop = try recorded()
    #expect(try keys(workshop, "--kind Text") == ["long"])
    #expect(try keys(workshop, "--kind Text --kind frame") == ["long", "f"])
    #expect(try keys(workshop, "--depth 1") == ["all"])
    #expect(try keys(workshop, "--depth 2") == ["all", "limit", "f"])
    #expect(try keys(workshop, "--kind Text --depth 2") == [])
    #expect(try workshop.run("layouttrace tree --json --kind Text --depth 2").messages == "0 of 5 nodes; 5 left out by --kind Text --depth 2\n")
    #expect(try workshop.run("layouttrace tree --json").messages == "")
  }

  @Test func `a type that nothing has is an error, and so are conditions that make no sense`() throws {
    let workshop = try recorded(), wrong = try workshop.run("layouttrace tree --kind Txt")
    #expect(wrong.exitCode == 1 && wrong.messages == "nothing in this tree is a 'Txt'; did you mean 'Text'?\n")
    for options in ["--depth 0", "--only nothing", "--all --depth 2"] { #expect(try workshop.run("layouttrace tree \(options)").exitCode == 64, "\(options)") }
  }
}
