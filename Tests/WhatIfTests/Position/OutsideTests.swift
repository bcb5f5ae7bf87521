import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

@testable import WhatIf

/// Of a view that stands outside of what should hold it, what is too large is named before the alignment that only puts it somewhere.
/// The canvas is 320 × 480, a letter 8 wide and a line 20 high.
struct OutsideTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: View
    let node: String
    var axis = Axis.vertical
    /// Lines of the answer.
    let lines: [String]
    /// The view without what is said to be too large; nil: nothing is outside.
    var edited: View?
    /// Where the node stands in that.
    var origin = Point(0, 0)
  }

  private static let title = View.text("Title", id: "title"), cap = View.text("Caption", id: "caption"),
    fill = View.color(id: "fill").frame(width: 600, height: 700)

  static let cases = [
    // 20 + 8 + 700 + 8 + 20 = 756, from -138 on; without fill 48, from 216 on.
    Case(
      testDescription: "the root that the canvas centres is too high", view: .vStack(id: "col", spacing: 8, title, fill, cap), node: "title",
      lines: [
        "y -138   the canvas centres col (VStack): (480 - 756) / 2   ← decides: fill, /view/children/1",
        "     !   begins 138 above the canvas, and is outside of it altogether", "Without fill: at 140, 216.",
      ], edited: .vStack(id: "col", spacing: 8, title, cap), origin: Point(140, 216)),
    // It ends at -138 + 756 = 618, 138 below 480; fill at -138 + 28 + 700.
    Case(
      testDescription: "the same of the view below", view: .vStack(id: "col", spacing: 8, title, fill, cap), node: "caption",
      lines: [
        "   598   col puts it after .frame(width: 600, height: 700) on fill, which ends at 590, and a gap of 8   ← decides: fill, /view/children/1",
        "     !   begins 118 below the canvas, and is outside of it altogether", "Without fill: at 132, 244.",
      ], edited: .vStack(id: "col", spacing: 8, title, cap), origin: Point(132, 244)),
    // Of 600, from -140 on, the last 40. Of the caption's 56, from 132 on, too.
    Case(
      testDescription: "a stack aligns to the far edge of what is too wide",
      view: .vStack(id: "col", alignment: "trailing", spacing: 8, title, fill, cap), node: "title", axis: .horizontal,
      lines: [
        "   420   col aligns its views by trailing: its 40 meets 600 of .frame(width: 600, height: 700) on fill   ← decides: fill, /view/children/1",
        "     !   begins 100 right of the canvas, and is outside of it altogether", "Without fill: at 148, 216.",
      ], edited: .vStack(id: "col", alignment: "trailing", spacing: 8, title, cap), origin: Point(148, 216)),
    // 40 + 8 + 700 = 748, from -214 on; with the caption's 56 instead 104, from 108 on. The root is 48 high, from 216 on, the row below 28 of it.
    Case(
      testDescription: "the view that is too wide stands two levels deeper than the stack around both",
      view: .vStack(
        id: "root", spacing: 8, .text("Head", id: "head"),
        .hStack(
          id: "row", spacing: 8, View.color(id: "title").frame(width: 40, height: 20),
          .vStack(id: "inner", spacing: 8, View.color(id: "fill").frame(width: 700, height: 20), cap))
      ), node: "title", axis: .horizontal,
      lines: [
        "x -214   the canvas centres root (VStack): (320 - 748) / 2   ← decides: fill, /view/children/1/children/1/children/0",
        "     !   begins 214 left of the canvas, and is outside of it altogether", "Without fill: at 108, 244.",
      ],
      edited: .vStack(
        id: "root", spacing: 8, .text("Head", id: "head"),
        .hStack(id: "row", spacing: 8, View.color(id: "title").frame(width: 40, height: 20), .vStack(id: "inner", spacing: 8, cap))), origin: Point(108, 244)),
    // In the card from 110 to 210 the column of 200 begins at 60. Without fill it is the title's 40.
    Case(
      testDescription: "what a frame holds is too wide for it",
      view: .vStack(id: "col", alignment: "leading", spacing: 8, title, View.color(id: "fill").frame(width: 200, height: 30)).frame(
        width: 100, height: 100, id: "card"),
      node: "title", axis: .horizontal,
      lines: [
        "    60   card aligns it by center: its 100 meets 50, half of 100   ← decides: fill, /view/children/1",
        "     !   50 further than card: 50 out on the left",
        "Without fill: at 140, 230.",
      ], edited: .vStack(id: "col", spacing: 8, title).frame(width: 100, height: 100, id: "card"), origin: Point(140, 230)),
    // Without a it is b's 500 that are from -90 on.
    Case(
      testDescription: "two views are too wide, each for itself",
      view: .zStack(
        id: "z", alignment: "topLeading", View.color(id: "a").frame(width: 600, height: 10), View.color(id: "b").frame(width: 500, height: 10), title),
      node: "title", axis: .horizontal,
      lines: [
        "x -140   the canvas centres z (ZStack): (320 - 600) / 2   ← decides: a, /view/children/0 and b, /view/children/1",
        "     !   begins 140 left of the canvas, and is outside of it altogether", "Without a and b: at 140, 230.",
      ], edited: .zStack(id: "z", title), origin: Point(140, 230)),
    Case(
      testDescription: "the frame around the view is too wide",
      view: .vStack(id: "col", spacing: 8, title).frame(width: 600, alignment: "leading", id: "wide"), node: "title",
      axis: .horizontal,
      lines: [
        "x -140   the canvas centres wide .frame(width: 600, alignment: .leading): (320 - 600) / 2   "
          + "← decides: wide .frame(width: 600, alignment: .leading), /view/modifiers/0",
        "     !   begins 140 left of the canvas, and is outside of it altogether", "Without wide .frame(width: 600, alignment: .leading): at 140, 230.",
      ], edited: .vStack(id: "col", spacing: 8, title), origin: Point(140, 230)),
    // 200 + 8 + 200 = 408, from -44 on. Without its frame a takes the 112 that b leaves.
    Case(
      testDescription: "the sum is too wide, and no view alone",
      view: .hStack(id: "row", spacing: 8, View.color(id: "a").frame(width: 200, height: 20), View.color(id: "b").frame(width: 200, height: 20)), node: "a",
      axis: .horizontal,
      lines: [
        "x -44   the canvas centres row (HStack): (320 - 408) / 2   ← decides: .frame(width: 200, height: 20) on a, /view/children/0/modifiers/0",
        "     !   begins 44 left of the canvas",
      ]),
    Case(
      testDescription: "an offset is on purpose", view: .vStack(id: "col", spacing: 8, View.text("Title", id: "title").offset(x: -300, id: "off"), cap),
      node: "title", axis: .horizontal,
      lines: [
        "  -160   off .offset(x: -300) moves it by -300; its slot stays   ← decides: off .offset(x: -300), /view/children/0/modifiers/0",
        "Without off .offset(x: -300): at 140, 216.",
      ], edited: .vStack(id: "col", spacing: 8, title, cap), origin: Point(140, 216)),
  ]

  private func recorded(_ view: View) throws -> Recorded {
    let json = SceneText(view, 320, 480)
    return try Recorded(try Scene(SceneInput(file: "outside.json", bytes: Array(json.utf8))))
  }

  @Test(arguments: cases) func `what is too large is marked, and the scene edited by hand gives what is said`(_ item: Case) throws {
    let text = ExplanationText(axes: [item.axis]).render(try recorded(item.view).position(item.node))
    for line in item.lines { #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)") }
    #expect(text.contains("\n     !   ") == item.lines.contains { $0.hasPrefix("     !   ") }, "\(text)")
    guard let edited = item.edited else { return }
    let without = try recorded(edited)
    let node = try #require(try without.trace.node(item.node, in: without.pass))
    #expect(try without.trace.placement(of: node.id, in: without.pass)?.absolute == item.origin)
  }

  private static let large = View.color(id: "c").frame(width: 600, height: 700, id: "f").frame(width: 100, height: 100, id: "card")

  @Test(arguments: [large.clipped(), large.offset(x: 5)])
  func `what is clipped away and what is moved on purpose is outside of nothing`(_ view: View) throws {
    for node in ["c", "f"] { #expect(!ExplanationText().render(try recorded(view).position(node)).contains("of the canvas"), "\(node)") }
  }

  @Test func `what is outside stands in the JSON`() throws {
    let json = ExplanationJSON(axes: Axis.allCases).render(try recorded(Self.cases[0].view).position("title"))
    #expect(
      json.contains(
        #""trouble":[{"axis":"y","rule":"Outside/canvas","text":"begins 138 above the canvas, and is outside of it altogether","by":"title"}]"#), "\(json)")
  }

  // The text is 192 wide in a canvas of 320; what asks for that is as large as it.
  @Test func `where a view fits exactly there is nothing to align, and no guide of a folded line is listed`() throws {
    let recorded = try recorded(View.text("Quarterly revenue report", id: "t").fixedSize(id: "fix"))
    let answer = try recorded.position("t")
    #expect(answer.axes.map { $0.steps.last?.sentence } == ["fix is as wide as t (Text): nothing to align", "fix is as high as t (Text): nothing to align"])
    #expect(!ExplanationText().render(answer).contains("guides") && ExplanationText(showsAll: true).render(answer).contains("\n  center  "))
  }

  // 56 and 40 wide: by a center of 20 meeting 28 the title stands 8 further in. Both are in lines of their own, but along one axis alone.
  @Test func `a guide is listed with the axes whose lines speak of it`() throws {
    let answer = try recorded(View.vStack(id: "col", spacing: 8, Self.title, Self.cap)).position("title")
    #expect(ExplanationText().render(answer).contains("\nguides\n  center  20  default  aligns x\n"))
    #expect(!ExplanationText(axes: [.vertical]).render(answer).contains("guides"))
  }
}
