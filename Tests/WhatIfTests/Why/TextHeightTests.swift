import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing
import TraceStore

@testable import Explanation

/// How the answer about a height stays short where the width is the reason. A letter is 8 wide and a line 20 high.
struct TextHeightTests {
  @Test func `the height of a row whose text wraps says how the text got its width in one step`() throws {
    // Of 200, 8 are the gap's; the frame is offered 96 and takes 48, so that "four four", 72 long, wraps.
    let recorded = try Recorded(
      view: .hStack(id: "row", .text("four four", id: "text").frame(width: 48, id: "frame"), .color(id: "rest").frame(height: 10)), width: 200)
    let why = try recorded.why("row")
    let short = ExplanationText(axes: [.vertical]).render(why).split(separator: "\n").map(String.init)
    let frame = "frame .frame(width: 48)"
    #expect(
      Array(short.dropFirst(2)).prefix(4).map { $0.trimmingPrefix { $0 == " " } } == [
        "48   \(frame) (width)   ← decides: \(frame), /view/children/0/modifiers/0",
        "40   wraps to 2 lines: four / four (a space at the end of a line counts) (width)", "40   2 lines of 20, because of the width",
        "40   row (HStack) is as high as frame",
      ], "\(short)")
    let all = ExplanationText(showsAll: true, axes: [.vertical]).render(why)
    for step in [
      "200   proposed by the canvas (width)", "192   row (HStack) keeps 8 for 1 gap (width)", "96   row (HStack) shares 192 equally among 2 (width)",
    ] {
      #expect(all.contains(step), "\(all)")
    }
  }

  @Test func `in a lazy grid its columns are to blame for how high a text is, not that it is proposed no height`() throws {
    // (208 - 8) / 2 = 100, in which 12 letters fit: "some words", "that wrap in", "a column". In 208 there is room for 26: "some words that wrap in a".
    let recorded = try Recorded(
      view: .lazyVGrid(id: "grid", columns: [["flexible": [:]], ["flexible": [:]]], .text("some words that wrap in a column", id: "text"), .color()), width: 208
    )
    let why = ExplanationText(axes: [.vertical]).render(try recorded.why("text"))
    #expect(
      why.contains("\n   100   grid (LazyVGrid) divides its width of 208 into columns: 100 and 100, 8 for gaps (width)   ← decides: grid, /view\n"), "\(why)")
    #expect(why.contains("\nWith one flexible column: 208 × 40.\n"), "\(why)")
  }
}
