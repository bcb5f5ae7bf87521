import LayoutModel
import Rendering
import TestSupport
import Testing
import WhatIf

/// Cells of grids and the slots that they have. The font is 8 by 20 a letter, the canvas 200 high.
struct CellSlotTests {
  /// 320 less 2 gaps of 8 are three columns of 101.33; in the middle of the second one, at 160, 200 reach from 60 to 260. The texts of 24 and 40 stand
  /// from 38.67 to 62.67 and from 249.33 on.
  private static let lazy = View.lazyVGrid(
    id: "grid", columns: [["flexible": [:]], ["flexible": [:]], ["flexible": [:]]], .text("One", id: "one"), .image(200, 80, id: "wide"),
    .text("Three", id: "three"))

  @Test(arguments: ["one", "wide", "three"])
  func `how a lazy grid divided is told as it did, however wide its cells are`(_ key: String) throws {
    let text = try Recorded(view: Self.lazy, width: 320).text(key)
    #expect(text.contains("\n101.33   grid (LazyVGrid) divides its width of 320 into columns: 101.33, 101.33 and 101.33, 16 for gaps\n"), "\(text)")
  }

  @Test(arguments: [
    ("one", "!   wide (Image) lies over it: it is 98.67 wider than its own column"),
    ("wide", "!   98.67 wider than its column, 101.33: it lies over one and three"),
    ("three", "!   wide (Image) lies over it: it is 98.67 wider than its own column"),
  ])
  func `a cell that lies over its neighbours is in trouble, and so are these`(_ key: String, _ line: String) throws {
    #expect(try Recorded(view: Self.lazy, width: 320).text(key).contains("\n     \(line)\n"))
  }

  /// Three rows of 30 with 8 between are 106, from 47 on: the second from 85, in which 50 reach from 75 to 125, and the first one ends at 77.
  @Test func `along the other axis, too`() throws {
    let grid = View.view(
      "LazyHGrid", id: "grid", ["rows": [["fixed": 30], ["fixed": 30], ["fixed": 30]]], .color(id: "a").frame(width: 20), .shape(20, 50, id: "b"),
      .color(id: "c").frame(width: 20))
    let recorded = try Recorded(view: grid, width: 320)
    #expect(try recorded.text("b").contains("\n     !   20 higher than its row, 30: it lies over a and c\n"))
    #expect(try recorded.text("c").contains("\n     !   b (Shape) lies over it: it is 20 higher than its own row\n"))
  }

  /// A Grid's columns grow for what a cell answers, whatever its axes: 100 for the first one.
  @Test func `a Grid's columns grow for their cells, asked or not`() throws {
    let grid = View.grid(
      .gridRow(.text("Name", id: "a"), .text("Age", id: "b")), .gridRow(.shape(100, 20, id: "wide").gridCellUnsizedAxes("horizontal"), .text("Old", id: "d")))
    let recorded = try Recorded(view: grid, width: 320)
    for key in ["wide", "a", "d"] { #expect(!(try recorded.text(key).contains("lies over"))) }
  }

  @Test(arguments: [
    // Each in its column.
    View.lazyVGrid(columns: [["fixed": 60], ["fixed": 60]], .text("One", id: "cell"), .image(60, 20)),
    // Larger than its column, with nothing beside it.
    .lazyVGrid(columns: [["fixed": 60], ["fixed": 60]], .image(100, 20, id: "cell")),
    // A Grid's columns are as wide as their cells.
    .grid(.gridRow(.image(100, 20, id: "cell"), .text("One")), .gridRow(.text("A"), .text("B"))),
  ])
  func `what keeps to its slot is in no trouble`(_ view: View) throws {
    #expect(!(try Recorded(view: view, width: 320).text("cell").contains("lies over")))
  }

  /// A third of 240 is 80, in which each of five words of 40 has a line of its own: 100. The caption over two columns makes the first 92 wide, where two words have room.
  @Test func `a row that is higher than its cells says at what width one of them needed that`() throws {
    let words = "aaaaa bbbbb ccccc ddddd eeeee"
    let grid = View.grid(
      id: "grid", horizontalSpacing: 0, verticalSpacing: 0,
      .gridRow(id: "row", .text(words, id: "item"), .text("1"), .text("55555")),
      .gridRow(.text(words).modifier("gridCellColumns", ["count": 2]), .text("66666")), .gridRow(.text("Tip"), .text("x"), .color()))
    let text = try Recorded(view: grid.frame(height: 400), width: 240).text("row")
    #expect(
      text.contains(
        "\n   100   grid (Grid) gives it a slot as high as its row, which item needed when it was offered 80 of width; it is 60 high now   ← decides: item"),
      "\(text)")
  }
}
