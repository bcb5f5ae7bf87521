import Foundation
import TestSupport
import Testing

/// `record` after an edit: what the edit changes is compiled, and the answer is that of the new source.
@Suite struct EditedSourceTests {
  private func workshop() throws -> Workshop {
    let workshop = try Workshop()
    try FileManager.default.createDirectory(at: workshop.folder.appending(path: "App"), withIntermediateDirectories: true)
    try write("ContentView", "struct ContentView: View { var body: some View { Card().id(\"card\") } }\n#Preview { ContentView() }", in: workshop)
    try write("Card", "struct Card: View { var body: some View { Color.red.frame(width: Card.width, height: 20).unknownModifier() } }", in: workshop)
    try write("Width", "extension Card { static let width: CGFloat = 40 }", in: workshop)
    return workshop
  }

  private func write(_ name: String, _ text: String, in workshop: Workshop) throws {
    try "import SwiftUI\n\(text)\n".write(to: workshop.folder.appending(path: "App/\(name).swift"), atomically: true, encoding: .utf8)
  }

  @Test func `an edit in another file, a file more and a file less are seen`() throws {
    let workshop = try workshop()
    func size(_ options: String = "") throws -> String {
      let recorded = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift \(options)")
      return recorded.exitCode == 0 ? try workshop.run("layouttrace why card").answer : recorded.messages
    }
    #expect(try size().contains("40 × 20"))
    try write("Width", "extension Card { static let width: CGFloat = 56 }", in: workshop)
    #expect(try size().contains("56 × 20"))
    // The same name in another file.
    try write("Width", "", in: workshop)
    try write("Numbers", "extension Card { static var width: CGFloat { 70 } }", in: workshop)
    #expect(try size().contains("70 × 20"))
    try FileManager.default.removeItem(at: workshop.folder.appending(path: "App/Numbers.swift"))
    #expect(try size().contains("error: type 'Card' has no member 'width'"))
    try write("Width", "extension Card { static let width: CGFloat = 40 }", in: workshop)
    #expect(try size().contains("40 × 20"))
  }

  @Test func `an edit beside a mistake counts when the mistake is mended`() throws {
    let workshop = try workshop()
    func record() throws -> Workshop.Result { try workshop.run("XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift") }
    #expect(try record().exitCode == 0)
    try write("Width", "extension Card { static var width: CGFloat { 64 } }", in: workshop)
    let right = "struct ContentView: View { var body: some View { Card().id(\"card\") } }\n#Preview { ContentView() }"
    try write("ContentView", right.replacing("Card()", with: "Crad()"), in: workshop)
    #expect(try record().messages.contains("cannot find 'Crad' in scope"))
    try write("ContentView", right, in: workshop)
    #expect(try record().exitCode == 0)
    #expect(try workshop.run("layouttrace why card").answer.contains("64 × 20"))
  }

  @Test func `two recordings of one target at once are both right`() throws {
    let workshop = try workshop()
    let both = try workshop.run(
      "export XDG_CACHE_HOME=cache; layouttrace record App/ContentView.swift -o one.db & layouttrace record App --view ContentView -o two.db; wait; "
        + "for file in one two; do layouttrace why card -t $file.db; done")
    #expect(both.answer.split(separator: "\n").count { $0.hasPrefix("card ·") && $0.contains("40 × 20") } == 2, "\(both.messages) \(both.answer)")
  }

  @Test func `a trace of code that has changed since says so`() throws {
    let workshop = try workshop()
    try workshop.succeed("layouttrace record App/ContentView.swift")
    #expect(try workshop.run("layouttrace why card").messages == "")
    Thread.sleep(forTimeInterval: 0.02)
    try write("Width", "extension Card { static let width: CGFloat = 56 }", in: workshop)
    let why = try workshop.run("layouttrace why card")
    #expect(why.messages == "App/Width.swift was saved after trace.db was recorded, which shows it as it was then\n", "\(why)")
    #expect(why.answer.contains("40 × 20"), "\(why)")
  }
}
