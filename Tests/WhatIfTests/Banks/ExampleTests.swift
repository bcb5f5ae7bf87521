import Foundation
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

  @Test func `the table of examples has every scene`() throws {
    let table = try String(contentsOf: Recorded.examples.appending(path: "README.md"), encoding: .utf8)
    for name in Self.names + ArticleTests.scenes { #expect(table.contains("](\(name).json)"), "\(name) is missing") }
  }

  @Test(arguments: names) func `an example answers as it says`(_ name: String) throws { try Goldens.check(name) }
}
