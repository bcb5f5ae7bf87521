import JSON
import LayoutModel
import Rendering
import TestSupport
import Testing

/// A tree that is printed part by part: letters are 8 wide and lines 20 high, on a canvas 200 high.
struct TreePartTests {
  private static let rows = (1...12).map { View.text("row \($0)", id: "t\($0)").padding(5) }
  private static let list =
    View.scrollView(id: "scroll", .lazyVStack(id: "lazy", .each(rows)))

  private func parts(_ recorded: Recorded, of length: NodeID) throws -> [TreeReport] {
    let ends = try #require(try TreeReport.parts(recorded.trace, recorded.pass).first)
    return try stride(from: ends.lowerBound, through: ends.upperBound, by: Int(length)).map {
      try TreeReport(recorded.trace, recorded.pass, $0...min($0 + length - 1, ends.upperBound))
    }
  }

  /// 26 nodes: the rows out of sight, two nodes each, are cut in every way.
  @Test(arguments: 1...27) func `parts of any length are the whole, line by line`(_ length: Int) throws {
    let recorded = try Recorded(view: Self.list, width: 300)
    let whole = try TreeReport(recorded.trace, recorded.pass)
    #expect(whole.rows.count == 26)
    let parts = try parts(recorded, of: NodeID(length))
    #expect(parts.flatMap { $0.rows.map(\.id) } == whole.rows.map(\.id))
    for showsAll in [false, true] {
      func lines(_ parts: [TreeReport]) -> [String] {
        var printer = TreePrinter(.plain, showsAll: showsAll)
        let text = parts.map { printer.text($0) }.joined() + printer.end()
        // Columns become wider from part to part.
        return text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      }
      #expect(lines(parts) == lines([whole]))
    }
    var list = JSONLines()
    #expect(parts.map { list.text($0.json) }.joined() + list.end() == JSONValue.lines(whole.json))
  }

  // Placed are the rows in 0...200, each 30 high with 8 between them: six. The other six are counted.
  @Test func `rows out of sight are counted though parts end among them`() throws {
    let recorded = try Recorded(view: Self.list, width: 300)
    var printer = TreePrinter(.plain)
    let text = try parts(recorded, of: 3).map { printer.text($0) }.joined() + printer.end()
    #expect(text.hasSuffix("\n    … 6 rows more, out of sight\n"), "\(text)")
  }
}
