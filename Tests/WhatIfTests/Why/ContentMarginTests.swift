import Rendering
import TestSupport
import Testing

@testable import WhatIf

/// The margins of what a ScrollView scrolls are told where its content is offered less and stands further in, and the modifier that says them decides.
struct ContentMarginTests {
  private static let page = View.scrollView(
    id: "page", .color(id: "content").frame(height: 10),
    .color(id: "half").modifier("containerRelativeFrame", ["axes": ["horizontal"], "count": 2, "spacing": 0])
  ).modifier("contentMargins", ["length": 20], id: "margins")

  /// 200 less 2 × 20, and 20 from the corner.
  @Test func `the modifier decides how wide the content is and where it begins`() throws {
    let page = try Recorded(view: Self.page, width: 200)
    let why = try page.text("content"), place = ExplanationText().render(try page.position("content"))
    #expect(why.contains("   160   node3 (ScrollContent) keeps 40   ← decides: margins .contentMargins(20), "), "\(why)")
    #expect(why.contains("Without margins .contentMargins(20): 200 × 10."), "\(why)")
    #expect(place.contains("  20   node3 (ScrollContent) keeps 20 before it   ← decides: margins .contentMargins(20), "), "\(place)")
    #expect(place.contains("Without margins .contentMargins(20): at 0, 0."), "\(place)")
  }

  /// Half of 160.
  @Test func `what is relative to the ScrollView goes by it without them`() throws {
    let why = try Recorded(view: Self.page, width: 200).text("half")
    #expect(why.contains("    80   .containerRelativeFrame("), "\(why)")
    #expect(why.contains(" goes by the width of page (ScrollView) without the margins of its content, 160"), "\(why)")
  }
}
