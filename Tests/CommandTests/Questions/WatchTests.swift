import Foundation
import Testing

@Suite struct WatchTests {
  private static func scene(_ text: String) -> String {
    """
    {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "view": {"type": "Text", "id": "title", "string": "\(text)"}}
    """
  }

  /// Waits for what a process writes into a file; false where it does not come.
  private func wait(_ workshop: Workshop, _ file: String, _ words: String) -> Bool {
    let end = Date(timeIntervalSinceNow: 60)
    while !workshop.read(file).contains(words) {
      if Date() > end { return false }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return true
  }

  @Test func `why answers again when the file changes, and a mistake leaves the answer before`() throws {
    let workshop = try Workshop()
    try workshop.write(Self.scene("abc"), to: "watched.json")
    let (process, result) = try workshop.start("exec layouttrace why --watch watched.json title >answers 2>messages")
    #expect(wait(workshop, "answers", "24 × 20"))
    try workshop.write(Self.scene("abcde"), to: "watched.json")
    #expect(wait(workshop, "answers", "40 × 20"))
    #expect(workshop.read("messages").contains("watched.json changed:"))
    try workshop.write("{\"version\": 1,", to: "watched.json")
    #expect(wait(workshop, "messages", "the answer before is that of the scene before"))
    #expect(workshop.read("messages").contains("watched.json:1:"))
    try workshop.write(Self.scene("abcdef"), to: "watched.json")
    #expect(wait(workshop, "answers", "48 × 20"))
    process.interrupt()
    #expect(result().exitCode == 0)
    let answers = workshop.read("answers")
    #expect(answers.components(separatedBy: "title · Text").count == 4, "\(answers)")
  }

  @Test func `why answers again when a Swift file changes, on the device that was named`() throws {
    let workshop = try Workshop()
    let view = { (lines: Int) in
      "import SwiftUI\nstruct Row: View { var body: some View { Color.red.frame(maxWidth: .infinity).frame(height: \(lines)).id(\"row\") } }\n"
    }
    try workshop.write(view(20), to: "Row.swift")
    let (process, result) = try workshop.start(
      "XDG_CACHE_HOME=cache exec layouttrace why --watch Row.swift row --device 'iPhone SE' >answers 2>messages")
    #expect(wait(workshop, "answers", "375 × 20"))
    try workshop.write(view(30), to: "Row.swift")
    #expect(wait(workshop, "answers", "375 × 30"))
    process.interrupt()
    #expect(result().exitCode == 0, "\(workshop.read("messages"))")
    let trace = try workshop.run("layouttrace record scene.json -q; layouttrace why --watch trace.db title")
    #expect(trace.exitCode == 64 && trace.messages.contains("trace.db is a trace: name the scene or the Swift sources"), "\(trace.messages)")
  }

  /// 40 + 2 × 6, then 40 + 2 × 10.
  @Test func `record records again when a file of another module changes`() throws {
    let workshop = try Workshop()
    let size = { (size: Int) in "import SwiftUI\npublic enum Space { public static let small: CGFloat = \(size) }\n" }
    let files = [
      "Package.swift": "let package = Package(name: \"Shop\", targets: [.target(name: \"Sizes\", path: \"Modules/Sizes\")])\n",
      "Sources/Shop/Row.swift":
        "import SwiftUI\nimport Sizes\nstruct Row: View { var body: some View { Color.red.frame(width: 40, height: 20).padding(Space.small).id(\"row\") } }\n",
      "Modules/Sizes/Space.swift": size(6),
    ]
    try workshop.write(files)
    let (process, result) = try workshop.start("XDG_CACHE_HOME=cache exec layouttrace record --watch Sources/Shop/Row.swift >answers 2>messages")
    #expect(wait(workshop, "answers", "recorded"))
    try workshop.write(size(10), to: "Modules/Sizes/Space.swift")
    #expect(wait(workshop, "answers", "trace.db\nrecorded"))
    #expect(try workshop.run("layouttrace why row").answer.contains("60 × 40"))
    process.interrupt()
    #expect(result().exitCode == 0)
  }

  @Test func `record records again when the file changes, and a mistake leaves the trace before`() throws {
    let workshop = try Workshop()
    try workshop.write(Self.scene("abc"), to: "watched.json")
    let (process, result) = try workshop.start("exec layouttrace record --watch watched.json >answers 2>messages")
    #expect(wait(workshop, "answers", "recorded"))
    try workshop.write("{\"version\": 1,", to: "watched.json")
    #expect(wait(workshop, "messages", "watched.json:1:"))
    #expect(try workshop.run("layouttrace why title").answer.contains("24 × 20"))
    try workshop.write(Self.scene("abcde"), to: "watched.json")
    #expect(wait(workshop, "answers", "trace.db\nrecorded"))
    #expect(try workshop.run("layouttrace why title").answer.contains("40 × 20"))
    process.interrupt()
    #expect(result().exitCode == 0)
    #expect(try workshop.run("layouttrace record --watch nothing.json").exitCode == 66)
    #expect(try workshop.run("layouttrace record --watch nothing.swift").exitCode == 66)
    #expect(try workshop.run("layouttrace record --watch -").exitCode == 64)
  }

  @Test func `a scene that is not there, or is no file, is not waited for`() throws {
    let workshop = try Workshop()
    #expect(try workshop.run("layouttrace why --watch nothing.json title").exitCode == 66)
    #expect(try workshop.run("layouttrace why --watch - title").exitCode == 64)
    #expect(try workshop.run("layouttrace why --watch scene.json -t other.db title").exitCode == 64)
  }

  /// What it answers is tested over sockets (LiveTests) and in a browser (`make browser-test`).
  @Test func `open prints an address with a token, and ends with Ctrl-C`() throws {
    let workshop = try Workshop()
    let (process, result) = try workshop.start("exec layouttrace open scene.json --no-browser >address 2>messages")
    #expect(wait(workshop, "address", "\n"))
    #expect(workshop.read("address").wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/#[0-9a-f]{48}\n/) != nil, "\(workshop.read("address"))")
    process.interrupt()
    #expect(result().exitCode == 0)
    #expect(workshop.read("messages") == "")
  }

  @Test(arguments: [
    ("open", 64), ("open -", 64), ("open nothing.json", 66), ("open nothing.db", 66), ("open nothing.swift", 66), ("open scene.json --port 70000", 64),
    ("open scene.json --view A", 64), ("open scene.json --timeout 0", 64),
  ])
  func `what cannot be opened is said before a browser is`(_ line: String, _ code: Int32) throws {
    let result = try Workshop().run("layouttrace \(line)")
    #expect(result.exitCode == code && result.answer == "" && result.messages != "", "\(result)")
  }
}
