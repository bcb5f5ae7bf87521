import Drawing
import LayoutModel
import Scene
import TestSupport
import Testing

/// A cell is 2 columns a line high: 40 × 40 points in 21 columns are 11 rows, 2 points a column and 4 a row.
@Suite struct TerminalTests {
  @Test func `boxes join where they meet, and texts stand where they were placed`() throws {
    let picture = try Drawn(.hStack(spacing: 0, .rectangle().frame(width: 20), .text("ab").frame(width: 20)), 40, 40).picture
    #expect(
      TerminalPicture(columns: 21, isStyled: false).text(picture) == """
        ┌─────────┬─────────┐
        │         │         │
        │         │         │
        │         │         │
        │         │         │
        │         │ab       │
        │         │         │
        │         │         │
        │         │         │
        │         │         │
        └─────────┴─────────┘

        """)
  }

  @Test func `wide characters take two columns, and half of one is none`() throws {
    let picture = try Drawn(.text("日本語").frame(width: 48), 96, 20).picture
    #expect(TerminalPicture(columns: 49, isStyled: false).text(picture).contains("日本語"))
    #expect(TerminalPicture(columns: 9, isStyled: false).text(picture).contains("日…"))
  }

  @Test func `what is cut is red, where there are colours`() throws {
    let picture = try Drawn(.text("abcdefgh").lineLimit(1).frame(width: 40), 60, 20).picture
    #expect(TerminalPicture(columns: 40, isStyled: true).text(picture).contains("\u{1B}[31mabcd…\u{1B}[0m"))
    #expect(!TerminalPicture(columns: 40, isStyled: false).text(picture).contains("\u{1B}"))
  }

  /// 64 points of letters in the middle of 80, of which 28 to 52 are seen: those whose middles, 12, 20, 28 and so on, lie in there. 2 points are a column.
  @Test func `what is clipped is cut off`() throws {
    let view = View.text("abcdefgh").lineLimit(1).fixedSize().frame(width: 24).modifier("clipped")
    #expect(
      TerminalPicture(columns: 41, isStyled: false).text(try Drawn(view, 80, 20).picture) == """
        ┌───────────────────────────────────────┐
        │                                       │
        │             cde                       │
        │                                       │
        │                                       │
        └───────────────────────────────────────┘

        """)
    // The second row lies below what a ScrollView of 20 shows.
    let list = View.scrollView(.vStack(spacing: 0, .text("first"), .text("second"))).frame(height: 20)
    let shown = TerminalPicture(columns: 41, isStyled: false).text(try Drawn(list, 80, 60).picture)
    #expect(shown.contains("first") && !shown.contains("second"))
  }

  /// 40 × 10 on its side are 10 × 40, from 15 to 25 of 40.
  @Test func `what is rotated is the box around it, which is said`() throws {
    let view = View.rectangle(id: "bar").frame(width: 40, height: 10).modifier("rotationEffect", ["degrees": 90])
    let lines = TerminalPicture(columns: 21, isStyled: false).text(try Drawn(view, 40, 40).picture).split(separator: "\n")
    #expect(lines.first == "┌───────┬────┬──────┐" && lines[1] == "│       │    │      │")
    #expect(lines.last == "rotated or scaled, here upright and in the box around it: bar")
  }

  @Test(arguments: [8, 20, 40, 79, 200]) func `no line is longer than the terminal`(_ columns: Int) throws {
    let view = View.vStack(.text("Hello 日本語 wide text that wraps"), .image(30, 20), .hStack(.color("red"), .color("blue"))).padding(5)
    for line in TerminalPicture(columns: columns, isStyled: false).text(try Drawn(view, 120, 90).picture).split(separator: "\n") {
      #expect(line.reduce(0) { $0 + ($1.isFullWidth ? 2 : 1) } <= columns)
    }
  }
}
