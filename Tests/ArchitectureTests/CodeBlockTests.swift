import Foundation
import Testing

/// Code on the pages of the documentation is read without scrolling.
@Suite struct CodeBlockTests {
  static let limit = 100
  /// Pages whose code may be wider, each with its reason.
  static let exempt = ["docs/json.md": "its answers are JSON as programs read it, an object a line"]

  @Test func `no line of a code block is longer than a page is wide`() throws {
    let folders = ["docs", "Benchmarks", "Examples", "Fuzz", "Measure"]
    let pages = try ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"] + Package.files(in: folders, ending: ".md")
    var count = 0
    for path in pages {
      let blocks = Self.blocks(try String(contentsOf: Package.root.appending(path: path), encoding: .utf8))
      count += blocks.count
      let long = blocks.joined().filter { $0.text.count > Self.limit }
      if Self.exempt[path] != nil {
        #expect(!long.isEmpty, "\(path) needs no exemption")
      } else {
        for line in long { Issue.record("\(path):\(line.number) has \(line.text.count) columns; \(Self.limit) are the limit") }
      }
    }
    #expect(Set(Self.exempt.keys).isSubset(of: pages) && count > 100)
  }

  @Test func `a code block is what stands between two fences`() {
    let blocks = Self.blocks("a\n```sh\nb\nc\n```\nd\n  ```\n  e\n  ```\n")
    #expect(blocks.map { $0.map(\.text) } == [["b", "c"], ["  e"]] && blocks.joined().map(\.number) == [3, 4, 8])
  }

  private static func blocks(_ page: String) -> [[(number: Int, text: Substring)]] {
    var blocks: [[(number: Int, text: Substring)]] = [], isInside = false
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isInside.toggle()
        if isInside { blocks.append([]) }
      } else if isInside {
        blocks[blocks.count - 1].append((index + 1, line))
      }
    }
    return blocks
  }
}
