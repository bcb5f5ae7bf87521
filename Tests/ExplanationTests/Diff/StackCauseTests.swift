import LayoutModel
import TestSupport
import Testing

@testable import Explanation

/// Of several numbers that one is made of, the one that made it so. A letter is 8 wide and a line 20 high.
struct StackCauseTests {
  /// Members of the environment beside the font, and the font.
  private static func scene(_ view: View, _ width: Int, _ height: Int, _ environment: Value = [:], font: (Int, Int)? = (8, 20)) -> SceneText {
    let font: Value = font.map { ["font": ["advance": .number($0.0), "lineHeight": .number($0.1), "ascent": 15]] } ?? [:]
    return SceneText(view, .number(width), .number(height), pass: "p", environment: .object(font.members + [("avoidsOrphans", false)] + environment.members))
  }

  private func diff(_ before: SceneText, _ after: SceneText) throws -> TraceDiff { try TraceDiffTests().diff(before, after) }
  private func way(_ key: String, _ diff: TraceDiff) throws -> [String] { try #require(diff.changed.first { $0.key == key }).way }

  private static let column = View.vStack(id: "col", spacing: 0, .color(id: "photo"), .text("Stay signed in here", id: "t"))

  @Test func `a safe area is told through what the canvas offers, and blames no text`() throws {
    // Of 140 the safe area keeps 80. A text of 19 letters has two lines in 120, of which half of 60 holds one: 60 - 20 = 40 and 140 - 40 = 100.
    let diff = try diff(Self.scene(Self.column, 120, 140, ["safeArea": ["bottom": 80]]), Self.scene(Self.column, 120, 140, ["safeArea": ["bottom": 0]]))
    let canvas = "the canvas offered col 60 → 140 high"
    #expect(try way("col", diff) == [canvas] && way("photo", diff) == ["col offered photo 40 → 100 high", canvas])
    #expect(try way("t", diff) == ["col offered t 30 → 70 high", canvas])
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["environment.safeArea.bottom is 0, was 80"]])
  }

  @Test func `the reader's text size of a pass is why its texts are larger`() throws {
    func scene(_ size: String) -> SceneText {
      SceneText(
        Self.column.json, environment: nil, passes: [["name": "p", "dynamicTypeSize": .string(size), "proposal": ["width": 200, "height": 200]]])
    }
    let diff = try diff(scene("large"), scene("accessibility3"))
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["dynamicTypeSize is accessibility3, was large"]])
    #expect(diff.changed.contains { $0.key == "t" })
  }

  @Test func `of two siblings that became wider the one that did so more is why less is offered`() throws {
    let row = View.hStack(id: "row", spacing: 0, .text("Airplane Mode", id: "label"), .spacer(id: "gap"), .text(">", id: "chev"))
    // 300 - 13 × 8 - 8 = 188 and 300 - 13 × 9 - 9 = 174.
    let diff = try diff(Self.scene(row, 300, 100), Self.scene(row, 300, 100, font: (9, 20)))
    #expect(try way("gap", diff) == ["row offered gap 188 → 174 wide", "label became 104 → 117 wide"])
  }

  @Test func `a Spacer that is wider on a narrower canvas is so for the text that wraps`() throws {
    let row = View.hStack(id: "stars", spacing: 0, .text("4.7 (1,280 reviews)", id: "rev"), .spacer(id: "gap"), .text("In stock", id: "stock"))
    // The Spacer keeps 8 and stock has 64: 158 hold 19 letters, 152, and 148 only "4.7 (1,280 ", 88. 230 - 152 - 64 = 14, 220 - 88 - 64 = 68.
    let diff = try diff(Self.scene(row, 230, 100), Self.scene(row, 220, 100))
    #expect(try way("gap", diff) == ["stars offered gap 14 → 68 wide", "rev became 152 → 88 wide", "the canvas offered stars 230 → 220 wide"])
  }

  @Test func `a ScrollView is as wide as its content, which is offered that again when it is placed`() throws {
    let view = View.scrollView(
      id: "s", .hStack(id: "acct", .vStack(id: "col", spacing: 0, .text("Alexandra", id: "name"), .text("Apple Account and purchases", id: "sub"))))
    // In 150 "Apple Account and " is 18 × 8 = 144; 9 wide they are 162, and "Apple Account " is 14 × 9 = 126.
    let diff = try diff(Self.scene(view, 150, 300), Self.scene(view, 150, 300, font: (9, 22)))
    for key in ["s", "acct", "col"] { #expect(try way(key, diff) == ["sub became 144 → 126 wide"], "\(key)") }
    #expect(diff.groups.allSatisfy { !$0.causes.isEmpty })
  }

  @Test func `a Divider is as thick as a pixel, whatever it is offered`() throws {
    let row = View.hStack(id: "foot", spacing: 0, .divider(id: "d1"), .color(id: "c"), .divider(id: "d2"))
    // 302 - 1 - 1 and 302 - 0.5 - 0.5.
    let diff = try diff(Self.scene(row, 302, 100, font: nil), Self.scene(row, 302, 100, ["displayScale": 2], font: nil))
    #expect(try way("d1", diff).isEmpty && way("d2", diff).isEmpty)
    #expect(try way("c", diff) == ["foot offered c 300 → 301 wide", "d1 became 1 → 0.5 wide"])
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["environment.displayScale is 2, was none"]])
  }

  @Test func `a text that was cut for its height is higher for what it is offered, not for its width`() throws {
    let view = View.vStack(id: "opt", spacing: 0, .text("Stay signed in on this device", id: "stay"), .color(id: "low"))
    // 29 letters are two lines in 180 and in 184. Half of 60, 30, holds one, half of 100 both.
    let diff = try diff(Self.scene(view, 180, 60), Self.scene(view, 184, 100))
    let stay = try #require(diff.changed.first { $0.key == "stay" })
    #expect(stay.before?.size.height == 20 && stay.after?.size.height == 40)
    #expect(try way("opt", diff).first == "the canvas offered opt 180 → 184 wide")
  }

  @Test func `a font is told by its members that differ`() throws {
    func text(_ font: Value) -> View { .view("Text", id: "t", .object([("string", "ab")] + font.members)) }
    func words(_ one: Value, _ other: Value) throws -> [[String]] {
      try diff(Self.scene(text(one), 100, 100), Self.scene(text(other), 100, 100)).groups.map { $0.causes.map(\.words) }
    }
    let ten = ["font": ["advance": 10, "lineHeight": 22, "ascent": 15]] as Value
    let nine = ["font": ["advance": 9, "lineHeight": 22, "ascent": 15]] as Value
    #expect(try words([:], ten) == [["t has font advance 10, ascent 15 and lineHeight 22, had none"]])
    #expect(try words(ten, nine) == [["t has font advance 9, had advance 10"]])
  }

  /// Of 48 a letter more is 8; the view that came, 32, and its gap are the rest.
  @Test func `a view that came into it is told beside what became wider`() throws {
    let before = View.hStack(id: "row", .text("Main", id: "main"))
    let after = View.hStack(id: "row", .text("Side", id: "side"), .text("Mains", id: "main"))
    let row = try #require(try diff(Self.scene(before, 300, 100), Self.scene(after, 300, 100)).changed.first { $0.key == "row" })
    #expect(row.before?.size.width == 32 && row.after?.size.width == 80)
    #expect(row.way == ["main became 32 → 40 wide"] && row.besides.count == 1 && row.besides[0].hasPrefix("side (Text") && row.besides[0].hasSuffix("is new"))
    let alone = try #require(
      try diff(Self.scene(before, 300, 100), Self.scene(.hStack(id: "row", .text("Side", id: "side"), .text("Main", id: "main")), 300, 100)).changed.first)
    // The cause stands above.
    #expect(alone.way.isEmpty && alone.besides.isEmpty)
  }

  /// Two letters more make a wider; at the trailing edge of 100 it begins 32 before its end.
  @Test func `of what is larger for one cause and elsewhere for another both are told`() throws {
    func column(_ alignment: String, _ words: String) -> SceneText {
      Self.scene(
        .vStack(id: "col", alignment: .string(alignment), spacing: 0, .text(words, id: "a"), .color(id: "c").frame(width: 100, height: 20)), 100, 100)
    }
    let a = try #require(try diff(column("leading", "aa"), column("trailing", "aaaa")).changed.first { $0.key == "a" })
    #expect(a.before?.origin.x == 0 && a.after?.origin.x == 68 && a.axes == [.horizontal])
    #expect(a.placeCauses.count == 1 && a.placeCauses[0].contains("trailing"), "\(a.placeCauses)")
    let wider = try #require(try diff(column("trailing", "aa"), column("trailing", "aaaa")).changed.first { $0.key == "a" })
    #expect(wider.placeCauses.isEmpty)
  }
}
