import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

/// What sticks out and is meant to is no trouble, beside a view of 500 in a frame of 100 that is.
struct OverflowMarkTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: View
    var safeArea = 0
    /// What sticks out on purpose.
    let keys: [String]
  }

  static let cases = [
    // Ten of 100 are 1000 in a window of 460.
    Case(
      testDescription: "content of a ScrollView",
      view: .scrollView(id: "scroll", .shape(80, 1000, id: "long").padding(10, id: "pad")), keys: ["pad", "long"]),
    Case(
      testDescription: "a background that ignores the safe area",
      view: .color(id: "back").ignoresSafeArea(id: "ignores"), safeArea: 50, keys: ["ignores", "back"]),
    // 400 × 300 that fill 200 × 100 are 200 × 150.
    Case(
      testDescription: "a picture that fills a frame and is clipped",
      view: .image(400, 300, resizable: true, id: "photo").scaledToFill(id: "fills").frame(width: 200, height: 100, id: "box").border(id: "edge").clipped(),
      keys: ["photo", "fills", "box", "edge"]),
    // Its middle on the corner of 40 × 40: 10 out at the top and on the right.
    Case(
      testDescription: "a badge that two guides pin to a corner",
      view: .shape(40, 40, id: "icon").overlay(
        .shape(20, 20, id: "dot").alignmentGuide("top", "height / 2", id: "up").alignmentGuide("trailing", "width / 2", id: "out"), alignment: "topTrailing"),
      keys: ["dot", "up", "out"]),
    // 40 × 20 at the corner of 24 × 24, 16 out on the left; 4 more around it.
    Case(
      testDescription: "a badge of its own size that is moved",
      view: .shape(24, 24, id: "icon").overlay(
        .shape(40, 20, id: "count").offset(x: 10, y: -10, id: "moved").fixedSize(id: "fixed").padding(4, id: "around"), alignment: "topTrailing"),
      keys: ["count", "moved", "fixed", "around"]),
    // 40 in 30.
    Case(
      testDescription: "what a negative padding lets out",
      view: .hStack(id: "row", spacing: 0, .shape(40, 40, id: "card").padding(-10, edges: ["trailing"], id: "less")), keys: ["card", "less", "row"]),
    // 20 × 20 in the corner of 100 × 40, moved out by 10.
    Case(
      testDescription: "what a guide moves out of a frame that it would fit in",
      view: .shape(20, 20, id: "dot").alignmentGuide("trailing", "width / 2", id: "out").frame(width: 100, height: 40, alignment: "topTrailing", id: "box"),
      keys: ["dot", "out"]),
  ]

  private func recorded(_ item: Case) throws -> Recorded {
    let over = View.shape(500, 20, id: "over").frame(width: 100, id: "small")
    let json = SceneText(.vStack(id: "screen", spacing: 0, item.view, over), 320, 480, environment: ["safeArea": ["top": .number(item.safeArea)]])
    return try Recorded(Scene(SceneInput(file: "meant.json", bytes: Array(json.utf8))))
  }

  @Test(arguments: cases) func `what is meant to stick out has no mark, and no change is advised`(_ item: Case) throws {
    let recorded = try recorded(item)
    let tree = try TreeReport(recorded.trace, recorded.pass)
    #expect(tree.rows.filter { !$0.troubles.isEmpty }.map(\.key) == ["over"])
    for key in item.keys {
      let text = try recorded.text(key)
      #expect(!text.contains("     !   ") && !text.contains("Smallest change"), "\(text)")
    }
    #expect(try recorded.text("over").contains("     !   400 wider than small: 200 out on the left, 200 on the right"))
  }

  // Twenty rows of 40 scroll; 500 in a List of 200 do not.
  @Test func `a List scrolls what is too high for it, and holds what is too wide`() throws {
    let rows = (1...20).map { View.shape(.number($0 == 2 ? 500 : 80), 40, id: "r\($0)") }
    let recorded = try Recorded(view: .list(id: "list", .each(rows)), width: 200)
    let tree = try TreeReport(recorded.trace, recorded.pass)
    #expect(tree.rows.filter { !$0.troubles.isEmpty }.map(\.key) == ["r2"])
    #expect(try recorded.text("r2").contains("     !   300 wider than list"))
    #expect(try !recorded.text("r1").contains("     !   "))
  }

  // A row of 20 in a List: 4 are kept above it and below, and the List of 200 stands at the top of a canvas of 200.
  @Test func `the first row of a List stands where the List has it`() throws {
    let recorded = try Recorded(view: .list(id: "list", .text("Hi", id: "t")), width: 200)
    let text = ExplanationText().render(try recorded.position("t"))
    #expect(
      text.contains("     4   list puts it first: 4 are kept above and below a row   ← decides: list") && text.contains("Without list: at 92, 90."), "\(text)")
  }

  // 20 high in a strip of 18, 9 of it and more below: it is 2 higher, and not 11.
  @Test func `by how much a view is larger is not said of one that sticks out for where it stands`() throws {
    let view = View.vStack(id: "two", spacing: 0, .text("A", id: "a"), .text("B", id: "b")).frame(height: 18, id: "strip")
    let recorded = try Recorded(view: view, width: 200)
    #expect(try recorded.text("b").contains("     !   11 further than strip .frame(height: 18): 11 out at the bottom"))
    #expect(try recorded.text("two").contains("     !   22 higher than strip: 11 out at the top, 11 at the bottom"))
  }

  // 300 in a frame of 200 that is clipped to 200, in a frame of 120: what is drawn is 80 too wide for that, 40 on each side.
  @Test func `what a clip lets through can stick out of what is around it`() throws {
    let json = SceneText(
      .shape(300, 20, id: "s").frame(width: 200, id: "shown").clipped(id: "clip").padding(0).frame(width: 120, id: "slot"), 320, 480, environment: nil)
    let text = try Recorded(Scene(SceneInput(file: "clip.json", bytes: Array(json.utf8)))).text("s")
    #expect(text.contains("out on the left, 40 on the right"), "\(text)")
  }

  // 208 in a padding of 188, in a frame of 100: what the padding lets out does not count, 44 on each side do.
  @Test func `what is around a negative padding may still be too small`() throws {
    let json = SceneText(.shape(208, 20, id: "s").padding(-10, edges: ["horizontal"]).frame(width: 100, id: "slot"), 320, 480, environment: nil)
    let text = try Recorded(Scene(SceneInput(file: "padding.json", bytes: Array(json.utf8)))).text("s")
    #expect(text.contains("     !   88 wider than slot: 44 out on the left, 44 on the right"), "\(text)")
  }

  /// Who has the mark of the scene that is wider than its canvas of 320.
  private func marked(_ view: View) throws -> [String] {
    let json = SceneText(view, 320, 480, environment: nil)
    let recorded = try Recorded(Scene(SceneInput(file: "wide.json", bytes: Array(json.utf8))))
    return try recorded.trace.keys(in: recorded.pass).filter { key in
      try recorded.why(key).axes.contains { $0.troubles.contains { $0.rule == "Trouble/canvas_overflow" } }
    }
  }

  // A Divider is 320 wide: 0 to 320 in the middle of 400, from -40 on at its edge.
  @Test(arguments: ["center", "leading", "trailing"]) func `beside a view that is wider than the canvas one that fits has no mark`(_ alignment: String) throws {
    let view = View.vStack(id: "all", alignment: "\(alignment)", .divider(id: "line"), .shape(400, 20, id: "wide"))
    #expect(try marked(view) == ["all", "wide"])
  }

  // Five of 100 are 500, from -90 on: b begins at 10, d ends at 310.
  @Test func `of views in a row that is wider than the canvas those that are out have a mark`() throws {
    let views = ["a", "b", "c", "d", "e"].map { View.shape(100, 20, id: $0) }
    #expect(try marked(View.hStack(id: "row", spacing: 0, .each(views))) == ["row", "a", "e"])
  }

  // The text is 56, 64 with 4 around it.
  @Test func `what is larger than the view below it is named, be it a padding`() throws {
    let json = SceneText(.text("Inbox", id: "inbox").overlay(.text("12 more", id: "badge").fixedSize().padding(4, id: "around").border(), id: "ov"), 320, 480)
    let text = try Recorded(Scene(SceneInput(file: "badge.json", bytes: Array(json.utf8)))).text("ov")
    #expect(text.contains("alone: around .padding(4) in it is 64 and does not count"), "\(text)")
  }
}
