import Drawing
import Foundation
import Scene
import TestSupport
import Testing
import TraceStore
import WhatIf

/// The examples as they are drawn. With `LAYOUTTRACE_RECORD=1` the pictures are written anew: look at them, rsvg-convert makes PNG of the SVG.
@Suite struct ExampleTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
  static let records = ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] == "1"

  static let examples: [String] = ["Examples", "Examples/articles"].flatMap { folder -> [String] in
    let files = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
    return files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".frames.json") }.sorted().map { "\(folder)/\($0)" }
  }

  @Test func `there are examples`() { #expect(Self.examples.count > 50) }

  @Test(arguments: examples) func `an example looks as it did`(_ path: String) throws {
    let picture = try Drawn(Scene(reading: Self.root.appending(path: path).path)).picture
    let name = (path.hasPrefix("Examples/articles/") ? "articles-" : "") + URL(filePath: path).deletingPathExtension().lastPathComponent
    var svg = SVGPicture()
    svg.title = name
    for (text, ending) in [(svg.text(picture), "svg"), (TerminalPicture(columns: 72, isStyled: false).text(picture), "txt")] {
      let golden = Self.goldens.appending(path: "\(name).\(ending)")
      if Self.records { try text.write(to: golden, atomically: true, encoding: .utf8) }
      let known = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
      #expect(Difference(text, known) == .none, "LAYOUTTRACE_RECORD=1 swift test --filter DrawingTests writes \(golden.lastPathComponent)")
      if ending == "svg" { #expect(isWellFormed(text), "\(name).svg") }
    }
  }

  @Test func `no picture is there without its example`() throws {
    let names = Set(Self.examples.map { ($0.hasPrefix("Examples/articles/") ? "articles-" : "") + URL(filePath: $0).deletingPathExtension().lastPathComponent })
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path) {
      #expect(names.contains(String(file.prefix { $0 != "." })), "\(file)")
    }
  }
}
