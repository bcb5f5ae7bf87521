import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import Testing

@testable import WhatIf

/// Of a view that stands outside of what should hold it, what is too large is named before the alignment that only puts it somewhere.
/// The canvas is 320 × 480, a letter 8 wide and a line 20 high.
struct OutsidePositionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: String
    let node: String
    var axis = Axis.vertical
    /// Lines of the answer.
    let lines: [String]
    /// The view without what is said to be too large; nil: nothing is outside.
    var edited: String?
    /// Where the node stands in that.
    var origin = Point(0, 0)
  }

  private static func view(_ type: String, _ id: String, _ children: String..., arguments: String = "", modifiers: String = "") -> String {
    #"{"type": "\#(type)", "id": "\#(id)", "spacing": 8, \#(arguments) "children": [\#(children.joined(separator: ","))], "modifiers": [\#(modifiers)]}"#
      .replacing(type == "ZStack" ? #""spacing": 8, "# : "\0", with: "")
  }
  private static func color(_ id: String, _ width: Int, _ height: Int) -> String {
    #"{"type": "Color", "id": "\#(id)", "modifiers": [{"type": "frame", "width": \#(width), "height": \#(height)}]}"#
  }
  private static func text(_ string: String, _ modifiers: String = "") -> String {
    #"{"type": "Text", "id": "\#(string.lowercased())", "string": "\#(string)", "modifiers": [\#(modifiers)]}"#
  }
  private static let title = text("Title"), cap = text("Caption"), fill = color("fill", 600, 700)
  private static let card = #"{"type": "frame", "id": "card", "width": 100, "height": 100}"#

  static let cases = [
    // 20 + 8 + 700 + 8 + 20 = 756, from -138 on; without fill 48, from 216 on.
    Case(
      testDescription: "the root that the canvas centres is too high", view: view("VStack", "col", title, fill, cap), node: "title",
      lines: [
        "y -138   the canvas centres col (VStack): (480 - 756) / 2   ← decides: fill, /view/children/1",
        "     !   begins 138 above the canvas, and is outside of it altogether", "Without fill: at 140, 216.",
      ], edited: view("VStack", "col", title, cap), origin: Point(140, 216)),
    // It ends at -138 + 756 = 618, 138 below 480; fill at -138 + 28 + 700.
    Case(
      testDescription: "the same of the view below", view: view("VStack", "col", title, fill, cap), node: "caption",
      lines: [
        "   598   col puts it after .frame(width: 600, height: 700) on fill, which ends at 590, and a gap of 8   ← decides: fill, /view/children/1",
        "     !   begins 118 below the canvas, and is outside of it altogether", "Without fill: at 132, 244.",
      ], edited: view("VStack", "col", title, cap), origin: Point(132, 244)),
    // Of 600, from -140 on, the last 40. Of the caption's 56, from 132 on, too.
    Case(
      testDescription: "a stack aligns to the far edge of what is too wide",
      view: view("VStack", "col", title, fill, cap, arguments: #""alignment": "trailing","#), node: "title", axis: .horizontal,
      lines: [
        "   420   col aligns its views by trailing: its 40 meets 600 of .frame(width: 600, height: 700) on fill   ← decides: fill, /view/children/1",
        "     !   begins 100 right of the canvas, and is outside of it altogether", "Without fill: at 148, 216.",
      ], edited: view("VStack", "col", title, cap, arguments: #""alignment": "trailing","#), origin: Point(148, 216)),
    // 40 + 8 + 700 = 748, from -214 on; with the caption's 56 instead 104, from 108 on. The root is 48 high, from 216 on, the row below 28 of it.
    Case(
      testDescription: "the view that is too wide stands two levels deeper than the stack around both",
      view: view("VStack", "root", text("Head"), view("HStack", "row", title, view("VStack", "inner", color("fill", 700, 20), cap))).replacing(
        title, with: color("title", 40, 20)), node: "title", axis: .horizontal,
      lines: [
        "x -214   the canvas centres root (VStack): (320 - 748) / 2   ← decides: fill, /view/children/1/children/1/children/0",
        "     !   begins 214 left of the canvas, and is outside of it altogether", "Without fill: at 108, 244.",
      ], edited: view("VStack", "root", text("Head"), view("HStack", "row", color("title", 40, 20), view("VStack", "inner", cap))), origin: Point(108, 244)),
    // In the card from 110 to 210 the column of 200 begins at 60. Without fill it is the title's 40.
    Case(
      testDescription: "what a frame holds is too wide for it",
      view: view("VStack", "col", title, color("fill", 200, 30), arguments: #""alignment": "leading","#, modifiers: card), node: "title", axis: .horizontal,
      lines: [
        "    60   card aligns it by center: its 100 meets 50, half of 100   ← decides: fill, /view/children/1",
        "     !   50 further than card: 50 out on the left",
        "Without fill: at 140, 230.",
      ], edited: view("VStack", "col", title, modifiers: card), origin: Point(140, 230)),
    // Without a it is b's 500 that are from -90 on.
    Case(
      testDescription: "two views are too wide, each for itself",
      view: view("ZStack", "z", color("a", 600, 10), color("b", 500, 10), title, arguments: #""alignment": "topLeading","#), node: "title", axis: .horizontal,
      lines: [
        "x -140   the canvas centres z (ZStack): (320 - 600) / 2   ← decides: a, /view/children/0 and b, /view/children/1",
        "     !   begins 140 left of the canvas, and is outside of it altogether", "Without a and b: at 140, 230.",
      ], edited: view("ZStack", "z", title), origin: Point(140, 230)),
    Case(
      testDescription: "the frame around the view is too wide",
      view: view("VStack", "col", title, modifiers: #"{"type": "frame", "id": "wide", "width": 600, "alignment": "leading"}"#), node: "title",
      axis: .horizontal,
      lines: [
        "x -140   the canvas centres wide .frame(width: 600, alignment: .leading): (320 - 600) / 2   "
          + "← decides: wide .frame(width: 600, alignment: .leading), /view/modifiers/0",
        "     !   begins 140 left of the canvas, and is outside of it altogether", "Without wide .frame(width: 600, alignment: .leading): at 140, 230.",
      ], edited: view("VStack", "col", title), origin: Point(140, 230)),
    // 200 + 8 + 200 = 408, from -44 on. Without its frame a takes the 112 that b leaves.
    Case(
      testDescription: "the sum is too wide, and no view alone", view: view("HStack", "row", color("a", 200, 20), color("b", 200, 20)), node: "a",
      axis: .horizontal,
      lines: [
        "x -44   the canvas centres row (HStack): (320 - 408) / 2   ← decides: .frame(width: 200, height: 20) on a, /view/children/0/modifiers/0",
        "     !   begins 44 left of the canvas",
      ]),
    Case(
      testDescription: "an offset is on purpose", view: view("VStack", "col", text("Title", #"{"type": "offset", "x": -300, "id": "off"}"#), cap),
      node: "title", axis: .horizontal,
      lines: [
        "  -160   off .offset(x: -300) moves it by -300; its slot stays   ← decides: off .offset(x: -300), /view/children/0/modifiers/0",
        "Without off .offset(x: -300): at 140, 216.",
      ], edited: view("VStack", "col", title, cap), origin: Point(140, 216)),
  ]

  private func recorded(_ view: String) throws -> Recorded {
    let json = #"""
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "view": \#(view),
       "passes": [{"proposal": {"width": 320, "height": 480}}]}
      """#
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

  @Test(arguments: [#"{"type": "clipped"}"#, #"{"type": "offset", "x": 5}"#])
  func `what is clipped away and what is moved on purpose is outside of nothing`(_ modifier: String) throws {
    let view = #"{"type": "Color", "id": "c", "modifiers": [{"type": "frame", "width": 600, "height": 700, "id": "f"}, \#(Self.card), \#(modifier)]}"#
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
    let recorded = try recorded(#"{"type": "Text", "id": "t", "string": "Quarterly revenue report", "modifiers": [{"type": "fixedSize", "id": "fix"}]}"#)
    let answer = try recorded.position("t")
    #expect(answer.axes.map { $0.steps.last?.sentence } == ["fix is as wide as t (Text): nothing to align", "fix is as high as t (Text): nothing to align"])
    #expect(!ExplanationText().render(answer).contains("guides") && ExplanationText(showsAll: true).render(answer).contains("\n  center  "))
  }

  // 56 and 40 wide: by a center of 20 meeting 28 the title stands 8 further in. Both are in lines of their own, but along one axis alone.
  @Test func `a guide is listed with the axes whose lines speak of it`() throws {
    let answer = try recorded(Self.view("VStack", "col", Self.title, Self.cap)).position("title")
    #expect(ExplanationText().render(answer).contains("\nguides\n  center  20  default  aligns x\n"))
    #expect(!ExplanationText(axes: [.vertical]).render(answer).contains("guides"))
  }
}
