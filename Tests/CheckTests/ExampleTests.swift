import Explanation
import Foundation
import Rendering
import Scene
import TestSupport
import Testing
import WhatIf

/// What a check finds in the examples: examples.txt, each line of it read and judged by a person.
@Suite struct ExampleTests {
  @Test func `the examples have the findings that were judged to be true`() throws {
    let folder = Checked.root.appending(path: "Examples")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") && !$0.hasSuffix(".frames.json") }.sorted()
    #expect(files.count > 70)
    let lines = try files.flatMap { file -> [String] in
      let report = try Checked.report(try String(contentsOf: folder.appending(path: file), encoding: .utf8))
      return report.findings.map { FindingsText(file: file).line($0, report) }
    }
    let text = lines.map { $0 + "\n" }.joined()
    let golden = Checked.root.appending(path: "Tests/CheckTests/examples.txt")
    if Checked.isRecording { return try text.write(to: golden, atomically: true, encoding: .utf8) }
    #expect(Difference(text, try String(contentsOf: golden, encoding: .utf8)) == .none, "LAYOUTTRACE_RECORD=1 swift test --filter CheckTests writes it")
  }
}
