import Foundation
import Testing

/// Nodes that one pass has and another has not, and scenes of which nothing can be recorded.
@Suite struct OtherPassTests {
  private static let scene = """
    {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "state": {"size": {"width": 0, "height": 0}},
     "view": {"type": "VStack", "id": "all", "children": [
       {"type": "Text", "string": "A title", "id": "title", "modifiers": [{"type": "readSize", "into": "size"}]},
       {"type": "If", "condition": "size.width > 0", "children": [{"type": "Text", "string": "read", "id": "read"}]}]},
     "passes": [{"name": "first", "proposal": {"width": 100, "height": 100}}]}
    """

  private func recorded() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(Self.scene, to: "read.json")
    try workshop.run("layouttrace record -q read.json")
    return workshop
  }

  @Test func `a node that only another pass has is named with that pass`() throws {
    let result = try recorded().run("layouttrace why read --pass first")
    #expect(result.exitCode == 1 && result.messages == "no node 'read' in the pass 'first'; it is in 'pass 2': --pass 'pass 2'\n")
  }

  @Test func `diff of one node speaks of that node alone`() throws {
    let workshop = try recorded()
    // 7 letters in both passes; the stack becomes 20 + 8 + 20 high.
    let same = try workshop.run("layouttrace diff trace.db --pass first --pass-b 'pass 2' --node all")
    #expect(same.exitCode == 1 && same.answer.hasPrefix("first → pass 2: all differs in size\n"))
    let gone = try workshop.run("layouttrace diff trace.db --pass 'pass 2' --pass-b first --node read")
    #expect(gone.exitCode == 1 && gone.answer.hasPrefix("pass 2 → first: read is gone\n"))
  }

  @Test func `the arguments of a node say in which pass they are so`() throws {
    let workshop = try recorded()
    #expect(try workshop.run("layouttrace query attributes --node title").answer.contains("first"))
    #expect(try workshop.run("layouttrace query attributes --node title").answer.contains("pass 2"))
  }

  @Test func `a scene that cannot be built leaves no trace, and an earlier one as it is`() throws {
    let workshop = try recorded()
    try workshop.write(#"{"version": 1, "view": {"type": "ForEach", "count": 100000000, "children": [{"type": "Color"}]}}"#, to: "huge.json")
    #expect(try workshop.run("layouttrace record huge.json -o new.db").exitCode == 65)
    #expect(try workshop.run("test -e new.db").exitCode == 1)
    #expect(try workshop.run("layouttrace record huge.json").exitCode == 65)
    try workshop.succeed("layouttrace why title")
  }
}
