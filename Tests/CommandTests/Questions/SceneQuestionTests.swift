import Foundation
import Testing

/// Questions about a scene that nobody recorded: answered as from a trace of it, and nothing is written.
@Suite struct SceneQuestionTests {
  @Test(arguments: [
    "why title", "why title --position", "why title --calls", "why title --json", "why-not node4", "tree", "tree --json", "calls title",
    "what-if 'remove node4'", "fit title --width 112", "sweep --width 200...300", "export --format mermaid title",
    "sql 'SELECT key, width FROM frames'", "query remeasured",
  ])
  func `a scene is answered about as a trace of it`(_ question: String) throws {
    let workshop = try Workshop()
    let ofScene = try workshop.run("layouttrace \(question) -t scene.json")
    #expect(ofScene.exitCode == 0, "\(ofScene.messages)")
    #expect(!FileManager.default.fileExists(atPath: workshop.folder.appending(path: "trace.db").path))
    try workshop.succeed("layouttrace record scene.json -o made.db")
    #expect(try workshop.run("layouttrace \(question) -t made.db").answer == ofScene.answer)
  }

  @Test(arguments: ["why title", "why-not node4", "tree"]) func `the scene may stand behind the question, with a device`(_ question: String) throws {
    let workshop = try Workshop()
    #expect(try workshop.run("layouttrace \(question) scene.json").answer == workshop.run("layouttrace \(question) -t scene.json").answer)
    try workshop.succeed("layouttrace record scene.json --device 'iPhone 16'")
    #expect(try workshop.run("layouttrace \(question)").answer == workshop.run("layouttrace \(question) scene.json --device 'iPhone 16'").answer)
  }

  /// A file beside it that does not compile, and a view that is not the first.
  @Test func `of Swift sources it is said which view, without which files`() throws {
    let workshop = try Workshop()
    try FileManager.default.createDirectory(at: workshop.folder.appending(path: "App"), withIntermediateDirectories: true)
    try workshop.write("struct Broken: View {\n", to: "App/Broken.swift")
    try workshop.write(
      """
      import SwiftUI
      struct First: View { var body: some View { Color.red.frame(width: 10).id("first") } }
      struct Second: View { var body: some View { Color.red.frame(width: 20).id("second") } }
      """, to: "App/Screens.swift")
    for question in ["what-if 'set second.width 30'", "sweep --width 10...40", "calls second", "export --format mermaid second"] {
      let result = try workshop.run("layouttrace \(question) -t App/Screens.swift --alone --view Second")
      #expect(result.exitCode == 0, "\(question): \(result.messages)")
      let recorded = try workshop.run("layouttrace record -q scene.json; layouttrace \(question) --view Second")
      #expect(recorded.exitCode == 64 && recorded.messages.contains("--view is for what is recorded; trace.db is recorded already"), "\(recorded.messages)")
    }
  }

  @Test func `what needs a file to stay is refused, and the scene is as it was`() throws {
    let workshop = try Workshop()
    let saved = try workshop.run("layouttrace what-if 'remove node4' --save -t scene.json")
    #expect(saved.exitCode == 64 && saved.messages.contains("scene.json is a scene"), "\(saved.messages)")
    #expect(workshop.read("scene.json") == Workshop.scene)
  }

  /// A scene may have any name; what is called as a trace and is nothing at all is no scene with a mistake in it.
  @Test(arguments: ["why title -t other.db", "check other.db", "tree other.db"]) func `a file goes by its beginning, then by its name`(_ question: String)
    throws
  {
    let workshop = try Workshop()
    try workshop.write("junk", to: "other.db")
    let junk = try workshop.run("layouttrace \(question)")
    #expect(junk.exitCode == 65 && junk.messages == "other.db is not a trace: it is not a SQLite database; record one with layouttrace record\n", "\(junk)")
    try workshop.write(Workshop.scene, to: "other.db")
    #expect(try workshop.run("layouttrace \(question)").messages == "")
  }
}
