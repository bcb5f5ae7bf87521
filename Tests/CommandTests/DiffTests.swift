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

  @Test func `--json holds the causes and what hangs on them`() throws {
    let answer = try recorded().run("layouttrace diff a.db b.db --node title --json").answer
    let object = try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["equal", "passes", "matched", "causes", "added", "removed", "idle", "notes", "chains"])
    let causes = try #require(object["causes"] as? [[String: Any]]), nodes = try #require(causes.first?["nodes"] as? [[String: Any]])
    #expect(object["equal"] as? Bool == false && causes.count == 1 && nodes.count == 1)
    #expect(Set(nodes[0].keys) == ["key", "key_after", "kind", "title", "pointer", "before", "after", "moved", "because"])
    #expect((causes[0]["differences"] as? [[String: Any]])?.first?["before"] as? String == "/view/children/1")
    let chains = try #require(object["chains"] as? [[String: Any]])
    #expect(chains.map { $0["axis"] as? String } == ["w", "h"] && chains[0]["first"] as? Int == 2)
  }
}
