import Explanation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing
import TraceStore

@testable import WhatIf

/// What an edit changes, in the words of a person who asks.
struct LayoutChangesTests {
  /// A column of a title in a row and a card below; 10 by 20 a character and line.
  private static func column(_ row: View) -> SceneText {
    SceneText(
      .vStack(id: "column", alignment: "leading", spacing: 0, row, .text("a card", id: "card").padding(5).modifier("opacity", ["value": 1])), 100, 100,
      pass: "only", environment: ["font": ["advance": 10, "lineHeight": 20, "ascent": 15]])
  }
  private static let row = View.hStack(id: "row", spacing: 0, .text("one", id: "one").modifier("opacity", ["value": 1]), .text("two", id: "two"))
  private static let scene = column(row)

  private static func changes(_ edits: [String], _ scene: SceneText = scene) throws -> LayoutChanges {
    let recorded = try Recorded(Scene(SceneInput(file: "scene.json", bytes: Array(scene.utf8))))
    let replay = try Replay(recorded.trace, recorded.pass)
    return replay.original.changes(to: try replay.editing(edits.map { try SceneEdit($0) }).original)
  }

  private static func lines(_ edits: [String], _ scene: SceneText = scene) throws -> [String] {
    try changes(edits, scene).text(.plain, canvas: Proposal(100, 100)).split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
  }

  // The card is 60 by 20, 70 by 30 with its padding; the row 60 by 20: so the column is 70 by 50, at 15, 25.

  @Test func `a view that grew and those it pushed stand in the table, what moved along is counted`() throws {
    // The row is 40 high then: the column is 70 high and starts at 15, ten higher; its card starts 10 lower.
    #expect(
      try Self.lines(["set two.string \"two\\nlines\""]) == [
        "view key size at", "VStack column 70 × 50 → 80 × 70 15, 25 → 10, 15", "HStack row 60 × 20 → 80 × 40 15, 25 → 10, 15",
        "Text \"one\" one 30 × 20 15, 25 → 10, 25", "Text \"two\" two 30 × 20 → 50 × 40 45, 25 → 40, 15", ".padding(5) node7 70 × 30 15, 45 → 10, 55",
        "and 3 more, which only moved, came or went along with these",
      ])
  }

  @Test func `an argument that is another stands in the title of what it changes`() throws {
    let frames = SceneText(
      .text("ab", id: "t").modifier("font", ["font": ["advance": 20, "lineHeight": 30, "ascent": 20]], id: "fm").frame(width: 100, height: 40, id: "f"), 100,
      100, pass: "only", environment: ["font": ["advance": 10, "lineHeight": 20, "ascent": 15]])
    // 100 less 60, halved, is 20; of the text 100 less 40 is 60, halved 30.
    #expect(
      try Self.lines(["set f.width 60"], frames) == [
        "view key size at", ".frame(width: 100 → 60, height: 40) f 100 × 40 → 60 × 40 0, 30 → 20, 30",
      ])
    #expect(
      try Self.lines(["set fm.font {\"advance\":20,\"lineHeight\":40,\"ascent\":20}"], frames).contains(
        ".font(advance: 20, lineHeight: 30 → 40, ascent: 20) fm 40 × 30 → 40 × 40 30, 35 → 30, 30"))
  }

  @Test func `nothing changed is said with the canvas`() throws {
    #expect(try Self.lines(["remove node3"]) == ["view key size at", ".opacity(1) node3 removed: 30 × 20 15, 25"])
    #expect(try Self.lines(["set node3.value 0.5"]) == ["Nothing changes: every size and position in 100 × 100 is the same."])
  }

  @Test func `a view that comes or goes stands for what is in it`() throws {
    #expect(
      try Self.lines(["remove card"]) == [
        "view key size at", "VStack column 70 × 50 → 60 × 20 15, 25 → 20, 40",
        "Text \"card\" card removed: 60 × 20 20, 50".replacing("\"card\"", with: "\"a card\""),
        "and 6 more, which only moved, came or went along with these",
      ])
    #expect(
      try Self.lines(["insert {\"type\": \"HStack\", \"children\": [{\"type\": \"Text\", \"string\": \"x\"}]} in row"]).contains(
        "HStack new1 added: 10 × 20 75, 25"))
  }

  @Test func `troubles come and go`() throws {
    #expect(try Self.lines(["add card frame width=40 height=20"]).contains { $0.hasPrefix("! card is cut: it shows \"") })
    // The column is as wide as the frame: 140 in 100.
    #expect(try Self.lines(["add row frame width=140"]).contains("! column sticks out of the canvas: 20 on the left, 20 on the right"))
    let wide = Self.column(Self.row.frame(width: 140))
    #expect(try Self.lines(["canvas 150x100"], wide).contains("fixed: column no longer sticks out of the canvas (20 on the left, 20 on the right)"))
  }

  @Test func `of many changes the first are printed, those of size before mere moves`() throws {
    let rows = (0..<50).map { View.color(id: "c\($0)").frame(height: 10, id: "f\($0)") }
    let scene = SceneText(.vStack(id: "list", spacing: 0, .each(rows)), 100, 500, environment: nil)
    // 510 high, the column starts 5 higher; the frames above f49 move by that with it, and c49's is 20 high. 5 out at each end.
    #expect(
      try Self.lines(["set f49.height 20"], scene) == [
        "view key size at", "VStack list 100 × 500 → 100 × 510 0, 0 → 0, -5", ".frame(height: 10 → 20) f49 100 × 10 → 100 × 20 0, 490 → 0, 485",
        "Color c49 100 × 10 → 100 × 20 0, 490 → 0, 485", "and 98 more, which only moved, came or went along with these",
        "! list sticks out of the canvas: 5 at the top, 5 at the bottom",
      ])
    // The column starts 25 higher and f25, 25 points further down in it, stays; f0 goes with the column, each c with its f.
    let spaced = try Self.lines(["set list.spacing 1", "set f49.height 11"], scene)
    #expect(spaced.count == 34 && spaced[30].hasPrefix("Color c49 100 × 10 → 100 × 11"), "\(spaced)")
    #expect(spaced[31] == "and 20 more with another size or place; --all prints them")
    #expect(spaced[32] == "and 49 more, which only moved, came or went along with these")
    #expect(try Self.changes(["set list.spacing 1"], scene).text(.plain, canvas: .unspecified, showsAll: true).split(separator: "\n").count == 103)
  }

  @Test func `a view that is no longer chosen is not placed`() throws {
    let scene = SceneText(
      .viewThatFits(id: "fits", .text("a long title", id: "long"), .text("short", id: "short")), 100, 100,
      environment: ["font": ["advance": 10, "lineHeight": 20, "ascent": 15]])
    #expect(
      try Self.lines(["canvas 200x100"], scene) == [
        "view key size at", "ViewThatFits fits 50 × 20 → 120 × 20 25, 40 → 40, 40", "Text \"a long title\" long not placed → 120 × 20 40, 40",
        "Text \"short\" short 50 × 20 → not placed 25, 40",
      ])
  }

  @Test func `an edit that makes a scene impossible is told with its words`() {
    let error = #expect(throws: SceneEditError.self) { try Self.changes(["add one frame width=5 maxHeight=9"]) }
    #expect(error?.description.hasPrefix("'add one frame width=5 maxHeight=9': 'width' of frame cannot stand beside 'maxHeight'") == true)
  }

  /// 120 stick out of 100 by 10 on each side, 130 by 15.
  @Test func `what sticks out further than it did is said, with how much`() throws {
    let scene = SceneText(.color(id: "c").frame(width: 120, height: 40, id: "f").frame(width: 100, id: "holder"), 200, 100, pass: "only")
    let lines = try Self.lines(["set f.width 130"], scene)
    #expect(lines.contains("! f sticks out of holder: 15 on the left, 15 on the right, 10 further than it did"), "\(lines)")
    // With a padding around it that sticks out now, nothing is better.
    let padded = try Self.lines(["add f padding length=5"], scene)
    #expect(padded.contains("! new1 sticks out of holder: 15 on the left, 15 on the right") && !padded.contains { $0.hasPrefix("fixed") }, "\(padded)")
    #expect(try !Self.lines(["set f.width 110"], scene).contains { $0.hasPrefix("!") || $0.hasPrefix("fixed") })
  }
}
