import Explanation
import LayoutModel
import Rendering
import TestSupport
import Testing
import WhatIf

/// Guides that are stated and that nobody reads. A letter is 8 wide and a line 20 high, the canvas 320 × 200.
struct UnreadGuideTests {
  private static func text(_ view: View, _ key: String) throws -> String {
    let recorded = try Recorded(view: view, width: 320)
    let node = try #require(try recorded.trace.node(key, in: recorded.pass))
    return ExplanationText().render(
      try Prover(recorded.trace, recorded.pass).complete(try Explainer(recorded.trace).explainPosition(of: node, in: recorded.pass)))
  }

  private static let subtitle = View.text("Subtitle goes here", id: "b").alignmentGuide("trailing", "width + 20")

  /// 18 letters are 144, its guide lies at 164. Aligned by trailing, the title of 40 ends there: the column is 164 wide, from 78 on. As a guide
  /// leading, the title begins 164 further right and ends at 204: from 58 on.
  @Test func `a guide that its stack does not align by is mentioned, with what would read it`() throws {
    let text = try Self.text(.vStack(id: "col", alignment: "leading", .text("Title", id: "a"), Self.subtitle), "b")
    #expect(text.contains("\n     !   .alignmentGuide(.trailing) on b moves nothing: col aligns by leading, and nobody reads trailing\n"), "\(text)")
    #expect(text.contains("\nWith col aligned by trailing: at 78, 100.\n"), "\(text)")
    #expect(text.contains("\nWith guide leading instead of .alignmentGuide(.trailing) on b: at 58, 100.\n"), "\(text)")
  }

  /// The row hands the guide on to the column, which aligns by it.
  @Test func `a guide that a parent of the stack reads says what is aligned by it`() throws {
    let subtitle = View.text("Subtitle goes here", id: "b").alignmentGuide("trailing", "width + 20", id: "guide")
    let text = try Self.text(.vStack(id: "col", alignment: "trailing", .text("Title", id: "a"), .hStack(id: "row", subtitle)), "guide")
    #expect(text.contains(/trailing +164 +set by guide \.alignmentGuide\(\.trailing\).* aligns row \(HStack\)\n/), "\(text)")
  }

  /// In a row of a text and a shape of 60: the text stands in its middle, at 70 + 20. By bottom its guide of 30 lies on the shape's 60: at 70 + 30.
  @Test func `across a row, too`() throws {
    let row = View.hStack(id: "row", .text("Title", id: "b").alignmentGuide("bottom", "height + 10"), .shape(20, 60))
    let text = try Self.text(row, "b")
    #expect(text.contains("\n     !   .alignmentGuide(.bottom) on b moves nothing: row aligns by center, and nobody reads bottom\n"), "\(text)")
    #expect(text.contains("\nWith row aligned by bottom: at 126, 100.\n"), "\(text)")
  }

  @Test(arguments: [
    // Read.
    View.vStack(id: "col", alignment: "trailing", .text("Title", id: "a"), subtitle),
    // Asked for by a stack further out.
    .vStack(id: "col", alignment: "trailing", .text("Title", id: "a"), .hStack(subtitle)),
    // It is none.
    .vStack(id: "col", alignment: "leading", .text("Title", id: "a"), .text("Subtitle", id: "b")),
  ])
  func `a guide that moves its view is not`(_ view: View) throws {
    #expect(!(try Self.text(view, "b").contains("moves nothing")))
  }

  /// A line of 40 has its baseline at 30, one of 20 at 15: in the middle of the row of 40, from 80 on, the unit is at 90; on one baseline at 95.
  @Test func `a text beside a text is put on its baseline, not at the top`() throws {
    let row = View.hStack(
      id: "row", .view("Text", id: "big", ["string": "72", "font": ["advance": 16, "lineHeight": 40, "ascent": 30]]), .text("bpm", id: "unit"))
    let text = try Self.text(row, "unit")
    #expect(text.contains("\nWith row aligned by firstTextBaseline: at 168, 95.\n"), "\(text)")
    // Beside what is no text the top is the other place.
    let icon = try Self.text(.hStack(id: "row", .shape(32, 40, id: "icon"), .text("bpm", id: "unit")), "unit")
    #expect(icon.contains("\nWith row aligned by top: at 168, 80.\n"), "\(icon)")
  }
}
