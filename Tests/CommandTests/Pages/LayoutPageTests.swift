import Foundation
import TestSupport
import Testing

/// docs/how-layout-works.md and the README: their Swift compiles, and comes to the scene beside or below it.
@Suite struct LayoutPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL

  @Test func `the code of a chapter makes the views that its scene has`() throws {
    let page = try String(contentsOf: Self.root.appending(path: "docs/how-layout-works.md"), encoding: .utf8)
    let chapters = try page.components(separatedBy: "\n## ").compactMap { try Chapter($0) }
    #expect(chapters.count == 7)
    let workshop = try Workshop()
    try FileManager.default.createSymbolicLink(at: workshop.folder.appending(path: "Examples"), withDestinationURL: Self.root.appending(path: "Examples"))
    let views = chapters.enumerated().map { number, chapter in
      chapter.isWhole ? chapter.code : "struct Chapter\(number + 1): View {\n  var body: some View {\n\(chapter.code)\n  }\n}"
    }
    try workshop.write("import SwiftUI\n\n\(views.joined(separator: "\n\n"))\n", to: "Chapters.swift")
    for (number, chapter) in chapters.enumerated() {
      let view = chapter.isWhole ? "Header" : "Chapter\(number + 1)"
      let recorded = try workshop.run("XDG_CACHE_HOME=cache layouttrace record -q Chapters.swift --view \(view)")
      #expect(recorded.exitCode == 0, "\(recorded.messages)")
      let code = try Self.views(workshop.run("layouttrace tree")), scene = try Self.views(workshop.run("layouttrace tree -t \(chapter.scene)"))
      if chapter.isWhole {
        // What reads a size is a view of a scene alone, and a length that is read a number in code.
        func names(_ views: [String]) -> [String] { views.map { String($0.prefix { $0 != "(" }) }.filter { $0 != ".readSize" } }
        #expect(Difference(names(code), names(scene)) == .none, "\(chapter.scene)")
        #expect(try workshop.run("layouttrace sql 'SELECT count(*) FROM pass' --csv").answer.hasSuffix("\n2\n"))
      } else {
        #expect(Difference(code, scene) == .none, "\(chapter.scene)")
      }
    }
  }

  @Test func `the README's Swift and its JSON are the same views`() throws {
    let page = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let table = try #require(page.components(separatedBy: "<table>").dropFirst().first)
    func block(_ language: String) throws -> String {
      try #require(table.components(separatedBy: "```\(language)\n").dropFirst().first?.components(separatedBy: "\n```").first)
    }
    let workshop = try Workshop()
    try workshop.write(block("json"), to: "side.json")
    try workshop.write("import SwiftUI\n\nstruct Side: View {\n  var body: some View {\n\(block("swift"))\n  }\n}\n", to: "Side.swift")
    let recorded = try workshop.run("XDG_CACHE_HOME=cache layouttrace record -q Side.swift")
    #expect(recorded.exitCode == 0, "\(recorded.messages)")
    let code = try Self.views(workshop.run("layouttrace tree"))
    #expect(try code.count == 4 && Difference(code, Self.views(workshop.run("layouttrace tree -t side.json"))) == .none)
  }

  @Test func `every scene of the chapters is on the page, and its picture`() throws {
    let page = try String(contentsOf: Self.root.appending(path: "docs/how-layout-works.md"), encoding: .utf8)
    let scenes = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Examples/layout").path).filter { $0.hasSuffix(".json") }
    #expect(scenes.count == 7)
    for scene in scenes {
      #expect(page.contains("record Examples/layout/\(scene)\n"), "\(scene)")
      let picture = "pictures/layout-\(scene.dropLast(5)).svg"
      #expect(page.contains("](\(picture))") && FileManager.default.fileExists(atPath: Self.root.appending(path: "docs/\(picture)").path), "\(picture)")
    }
  }

  /// The column of views of a `tree`, without what says how deep they are.
  private static func views(_ tree: Workshop.Result) throws -> [String] {
    let lines = tree.answer.split(separator: "\n")
    let key = try #require(lines.first?.range(of: " key ")?.lowerBound)
    let width = lines[0].distance(from: lines[0].startIndex, to: key)
    return lines.dropFirst().map { $0.prefix(width).trimmingCharacters(in: .whitespaces) }
  }

  private struct Chapter {
    let code: String
    let scene: String
    /// Whether the code is a view's declaration, not its body.
    var isWhole: Bool { code.hasPrefix("struct ") }

    /// Nil of what has no code.
    init?(_ text: String) throws {
      guard let start = text.range(of: "```swift\n"), let end = text[start.upperBound...].range(of: "\n```") else { return nil }
      code = String(text[start.upperBound..<end.lowerBound])
      scene = try String(#require(text.firstMatch(of: /record (Examples\/layout\/[a-z-]+\.json)\n/)).1)
    }
  }
}
