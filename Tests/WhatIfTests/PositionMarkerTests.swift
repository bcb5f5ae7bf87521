import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import Testing

@testable import WhatIf

/// The marker of a position stands on the step that tells the move, names what was proved, and what would be without is what the scene that is
/// edited by hand gives. A letter is 8 wide and a line 20 high.
struct PositionMarkerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: String
    var canvas = (width: 320.0, height: 200.0)
    var safeArea = "{}"
    let node: String
    /// Lines of the answer.
    let lines: [String]
    /// The view edited by hand; nil: as it is.
    var edited: String?
    /// Where the node stands in that, without a safe area.
    let origin: Point
  }

  private static func shape(_ id: String, _ width: Int, _ height: Int, _ modifiers: String = "") -> String {
    #"{"type": "Shape", "id": "\#(id)", "sizeThatFits": {"width": \#(width), "height": \#(height)}, "modifiers": [\#(modifiers)]}"#
  }
  private static func text(_ id: String, _ string: String, _ modifiers: String = "") -> String {
    #"{"type": "Text", "id": "\#(id)", "string": "\#(string)", "modifiers": [\#(modifiers)]}"#
  }
  private static func view(_ type: String, _ id: String, _ children: String..., with arguments: String = "") -> String {
    #"{"type": "\#(type)", "id": "\#(id)", \#(arguments) "children": [\#(children.joined(separator: ","))]}"#
  }
  private static let spacer = #"{"type": "Spacer"}"#

  private static let screen = view(
    "ZStack", "z", #"{"type": "Color", "modifiers": [{"type": "ignoresSafeArea"}]}"#,
    view("VStack", "c", view("HStack", "line", text("hello", "Hello"), spacer), spacer))

  private static func titled(_ modifier: String) -> String {
    view("HStack", "row", text("title", "Quarterly revenue report"), text("stamp", "Updated just now", modifier), with: #""spacing": 8,"#)
  }
  private static func column(_ modifier: String) -> String {
    view("VStack", "col", text("title", "Quarterly revenue report", modifier), text("stamp", "Updated"), with: #""spacing": 8,"#)
  }
  /// Columns of 112 and 20, rows of 20, 10 and 20: 140 × 66, from 90, 67 on.
  private static func grid(_ arguments: String = "", cap: String = shape("cap", 112, 20) + ",") -> String {
    view(
      "Grid", "grid", view("GridRow", "r1", shape("a", 40, 20), shape("b", 20, 20)), view("GridRow", "r2", shape("c", 10, 10), shape("d", 20, 10)),
      view("GridRow", "r3", cap + shape("e", 20, 10)), with: #"\#(arguments) "horizontalSpacing": 8, "verticalSpacing": 8,"#)
  }
  private static func high(_ alignment: String = "") -> String {
    view("Grid", "grid", view("GridRow", "r1", shape("a", 40, 10), shape("b", 20, 40), with: alignment))
  }

  static let cases = [
    Case(
      testDescription: "the safe area moves what fills the canvas", view: screen, canvas: (320, 480), safeArea: #"{"top": 47}"#, node: "z",
      lines: [
        "y 47   the canvas centres z (ZStack): 47 of safe area + (433 - 433) / 2   ← decides: the safe area", "Without the safe area: at 0, 0.",
      ], origin: Point(0, 0)),
    Case(
      testDescription: "the safe area moves what is first in that", view: screen, canvas: (320, 480), safeArea: #"{"top": 47}"#, node: "hello",
      lines: [
        "y 47   the canvas centres z (ZStack): 47 of safe area + (433 - 433) / 2   ← decides: the safe area", "Without the safe area: at 0, 0.",
      ], origin: Point(0, 0)),
    // The stamp keeps its 128, the title's 104 are 80 in 3 lines: 216 in 240. Without, the stamp gets 116 and takes 104 in 2 lines, the title
    // 112 in 2: 224 × 40, from 8, 10 on.
    Case(
      testDescription: "a priority is named where the stack puts the view", view: titled(#"{"type": "layoutPriority", "value": 1, "id": "prio"}"#),
      canvas: (240, 60), node: "stamp",
      lines: [
        "   100   row puts it after title (Text), which takes 80, and a gap of 8   ← decides: prio .layoutPriority(1), /view/children/1/modifiers/0",
        "    20   row aligns its views by center: its 10 meets 30 of title (Text), half of 60   ← decides: prio .layoutPriority(1), /view/children/1/modifiers/0",
        "Without prio .layoutPriority(1): at 128, 10.",
      ], edited: titled(""), origin: Point(128, 10)),
    // Without it the title has 112 in 2 lines: 112 × 68.
    Case(
      testDescription: "a view that makes the root wider is named where the canvas centres that",
      view: column(#"{"type": "fixedSize", "id": "fixed"}"#), canvas: (120, 200), node: "title",
      lines: [
        "x -36   the canvas centres col (VStack): (120 - 192) / 2   ← decides: fixed .fixedSize(), /view/children/0/modifiers/0",
        "Without fixed .fixedSize(): at 4, 66.",
      ], edited: column(""), origin: Point(4, 66)),
    Case(
      testDescription: "the line of the root has its marker", view: grid(), node: "grid",
      lines: ["x 90   the canvas centres grid (Grid): (320 - 140) / 2   ← decides: the canvas"], origin: Point(90, 67)),
    // 36 from the edge of its column.
    Case(
      testDescription: "a Grid's alignment puts a cell in its column", view: grid(), node: "a",
      lines: [
        "   126   r1 (GridRow) puts it in column 1, 112 wide for cap, 36 from its edge: aligned by center   ← decides: grid, /view",
        "With grid aligned by leading: at 90, 67.",
      ], edited: grid(#""alignment": "leading","#), origin: Point(90, 67)),
    // e stays in the second column: 40 + 8 + 20 wide, 20 + 10 + 10 + 16 high, from 126, 72 on.
    Case(
      testDescription: "the widest cell of a column moves the next column", view: grid(), node: "b",
      lines: [
        "   210   r1 (GridRow) puts it in column 2, 20 wide, after a (Shape), whose column is 112 wide for cap, and a gap of 8, 120 from its edge: aligned by center   "
          + "← decides: cap, /view/children/2/children/0",
        "With an empty cell for cap: at 174, 72.",
      ], edited: grid(cap: shape("empty", 0, 0) + ","), origin: Point(174, 72)),
    // 40 high from 80 on; a is 10 high.
    Case(
      testDescription: "a row's alignment puts a cell in its row", view: high(), node: "a",
      lines: [
        "    95   r1 (GridRow) puts it in its row, 40 high for b, 15 from its edge: aligned by center   ← decides: r1, /view/children/0",
        "With r1 aligned by top: at 126, 80.",
      ], edited: high(#""alignment": "top","#), origin: Point(126, 80)),
  ]

  private func recorded(_ view: String, _ item: Case, safeArea: String) throws -> Recorded {
    let json = #"""
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}, "safeArea": \#(safeArea)}, "view": \#(view),
       "passes": [{"name": "pass", "proposal": {"width": \#(item.canvas.width), "height": \#(item.canvas.height)}}]}
      """#
    return try Recorded(try Scene(SceneInput(file: "marker.json", bytes: Array(json.utf8))))
  }

  @Test(arguments: cases) func `the step that tells the move is marked, and the scene edited by hand gives what is said`(_ item: Case) throws {
    let text = ExplanationText().render(try recorded(item.view, item, safeArea: item.safeArea).position(item.node))
    for line in item.lines { #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)") }
    let edited = try recorded(item.edited ?? item.view, item, safeArea: "{}")
    let node = try #require(try edited.trace.node(item.node, in: edited.pass))
    #expect(try edited.trace.placement(of: node.id, in: edited.pass)?.absolute == item.origin)
  }

  // 112 + 8 + 20; without the cap 40 + 8 + 20, and a row of no cells has no height.
  @Test func `a row's size has who makes its columns and itself as large, and what it is without them`() throws {
    func size(_ view: String) throws -> Size? {
      let recorded = try recorded(view, Self.cases[4], safeArea: "{}")
      return try recorded.trace.placement(of: try #require(try recorded.trace.node("r1", in: recorded.pass)).id, in: recorded.pass)?.frame.size
    }
    let text = try recorded(Self.grid(), Self.cases[4], safeArea: "{}").text("r1")
    for line in [
      "   140   grid (Grid) gives it a slot as wide as all columns   ← decides: cap, /view/children/2/children/0",
      "    20   grid (Grid) gives it a slot as high as its row, which a and b fill   ← decides: a, /view/children/0/children/0 and b, /view/children/0/children/1",
      "With an empty cell for cap: 68 × 20.", "With an empty cell for a and b: 140 × 0.",
    ] { #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)") }
    #expect(try size(Self.grid(cap: Self.shape("empty", 0, 0) + ",")) == Size(68, 20))
    let empty = Self.grid().replacing(Self.view("GridRow", "r1", Self.shape("a", 40, 20), Self.shape("b", 20, 20)), with: Self.view("GridRow", "r1"))
    #expect(try size(empty) == Size(140, 0))
  }
}
