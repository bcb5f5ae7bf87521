import Foundation
import Testing

/// `init`, which writes a scene to start from.
@Suite struct InitTests {
  @Test func `what it writes is recorded, has no finding, and the command that it names answers`() throws {
    let workshop = try Workshop()
    let written = try workshop.run("layouttrace init card.json")
    #expect(written.exitCode == 0 && written.answer == "wrote card.json; next: layouttrace why title card.json\n", "\(written.messages)")
    let checked = try workshop.run("layouttrace check card.json --fail-on note")
    #expect(checked.exitCode == 0 && checked.answer == "no findings in 2 passes\n", "\(checked.answer)")
    #expect(try workshop.run("layouttrace record card.json --json").answer.contains("\"diagnostics\":[]"))
    // The width of an iPhone 16 less 16 on each side.
    #expect(try workshop.run("layouttrace why title card.json").answer.contains("\n   361   margin .padding(16) keeps 32\n"))
  }

  @Test func `the file is scene_json unless another is named, and one that is there stays`() throws {
    let workshop = try Workshop()
    let refused = try workshop.run("layouttrace init")
    #expect(refused.exitCode == 66 && refused.answer == "" && refused.messages == "scene.json exists and is left untouched; give another name\n")
    #expect(workshop.read("scene.json") == Workshop.scene)
    try workshop.run("rm scene.json")
    #expect(try workshop.run("layouttrace init").answer == "wrote scene.json; next: layouttrace why title scene.json\n")
  }

  @Test(arguments: [("folder", 66), ("missing/a.json", 66), ("''", 66), ("-", 64), ("a.json b.json", 64)])
  func `a name that is none is refused`(_ name: String, _ exitCode: Int32) throws {
    let result = try Workshop().run("layouttrace init \(name)")
    #expect(result.exitCode == exitCode && result.answer == "" && !result.messages.isEmpty, "\(result)")
  }

  @Test func `a name that a shell would take apart is quoted in the next command`() throws {
    let result = try Workshop().run("layouttrace init \"it's a scene.json\"")
    #expect(result.answer == #"wrote it's a scene.json; next: layouttrace why title 'it'\''s a scene.json'"# + "\n")
  }
}
