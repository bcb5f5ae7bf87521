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

  @Test(arguments: [8, 20, 40, 79, 200]) func `no line is longer than the terminal`(_ columns: Int) throws {
    let view = View.vStack(.text("Hello 日本語 wide text that wraps"), .image(30, 20), .hStack(.color("red"), .color("blue"))).padding(5)
    for line in TerminalPicture(columns: columns, isStyled: false).text(try Drawn(view, 120, 90).picture).split(separator: "\n") {
      #expect(line.reduce(0) { $0 + ($1.isFullWidth ? 2 : 1) } <= columns)
    }
  }
}
