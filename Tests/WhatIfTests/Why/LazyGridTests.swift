import TestSupport
import Testing

/// What a lazy grid adds up along the axis it scrolls, on a canvas 200 high; lines are 20 high, letters 8 wide.
struct LazyGridTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var kind = "LazyVGrid"
    /// Of fixed cells, in order: width and height.
    let cells: [(Int, Int)]
    var arguments: Value = ["columns": [["fixed": 60], ["fixed": 60], ["fixed": 60]]]
    let words: String

    var testDescription: String { words }

    var view: View {
      let children = cells.enumerated().map { index, cell in
        View.color(id: "c\(index + 1)").frame(width: .number(cell.0), height: .number(cell.1))
      }
      return .view(kind, id: "grid", arguments, .each(children))
    }
  }

  static let cases: [Case] = [
    // 3 and 2 cells; the default gap is 8.
    Case(
      cells: [(60, 10), (60, 30), (20, 20), (60, 25), (60, 5)],
      words: "63   grid (LazyVGrid) is as high as its rows: 30 of c2 and 25 of c4, and 8 for gaps   ← decides: grid"),
    // One column: each cell a row, though none stands right of the one before.
    Case(
      cells: [(60, 10), (20, 20), (60, 30)], arguments: ["columns": [["fixed": 60]], "spacing": 0],
      words: "60   grid (LazyVGrid) is as high as its rows: 10 of c1, 20 of c2 and 30 of c3   ← decides: grid"),
    // Seven rows of 10 with six gaps of 2.
    Case(
      cells: [(Int, Int)](repeating: (60, 10), count: 7), arguments: ["columns": [["fixed": 60]], "spacing": 2],
      words: "82   grid (LazyVGrid) is as high as its 7 rows: 70, and 12 for gaps   ← decides: grid"),
    Case(
      kind: "LazyHGrid", cells: [(30, 10), (40, 10), (50, 10)], arguments: ["rows": [["fixed": 20], ["fixed": 20]], "spacing": 5],
      words: "95   grid (LazyHGrid) is as wide as its columns: 40 of c2 and 50 of c3, and 5 for gaps   ← decides: grid"),
    // Both cells of a row without a height stand at its top, and a row is as high as its highest cell wherever that stands.
    Case(
      cells: [(60, 0), (60, 20), (60, 0), (60, 0), (60, 6)],
      words: "34   grid (LazyVGrid) is as high as its rows: 20 of c2 and 6 of c5, and 8 for gaps   ← decides: grid"),
  ]

  @Test(arguments: cases) func `a lazy grid names its rows where they add up`(_ item: Case) throws {
    let text = try Recorded(view: item.view, width: 300).text("grid")
    #expect(text.replacing("\n", with: " ").contains(item.words), "\(text)")
  }

  // From right to left the first cell stands on the right, and a row goes on to the left.
  @Test func `rows are told from right to left, too`() throws {
    let item = Self.cases[0]
    let view = View.zStack(item.view).environment(["layoutDirection": "rightToLeft"])
    let text = try Recorded(view: view, width: 300).text("grid")
    #expect(text.contains("is as high as its rows: 30 of c2 and 25 of c4, and 8 for gaps"), "\(text)")
  }
}
