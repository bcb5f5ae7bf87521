import Explanation
import Foundation
import Rendering
import Testing

/// Every example has the answers a person gets, worked out by hand before they were recorded.
struct ExampleTests {
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Recorded.examples.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test func `there are examples`() {
    #expect(Self.names.count >= 10)
  }

  @Test(arguments: names) func `an example answers as it says`(_ name: String) throws {
    let file = Recorded.examples.appending(path: "\(name).why.txt")
    let expected = try String(contentsOf: file, encoding: .utf8)
    let prompt = "$ layouttrace why "
    let keys = expected.split(separator: "\n").filter { $0.hasPrefix(prompt) }.map { String($0.dropFirst(prompt.count)) }
    #expect(!keys.isEmpty)
    let recorded = try Recorded(example: name)
    let answer = try keys.map { "\(prompt)\($0)\n\(try recorded.text($0))" }.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] == "1" { return try answer.write(to: file, atomically: true, encoding: .utf8) }
    #expect(answer == expected)
  }
}
