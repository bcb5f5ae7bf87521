import LayoutModel
import TestSupport
import Testing

@testable import Explanation

/// What a view is by itself has no cause in what it is offered, what follows a ratio has it in the other length, and the order of modifiers is one.
/// A letter is 8 wide and a line 20 high.
struct OwnCauseTests {
  private typealias Screen = (view: View, width: Int, height: Int)

  private func diff(_ before: Screen, _ after: Screen) throws -> TraceDiff {
    try TraceDiffTests().diff(
      TraceDiffTests.scene(before.view, before.width, before.height), TraceDiffTests.scene(after.view, after.width, after.height))
  }

  private func way(_ key: String, _ diff: TraceDiff) throws -> [String] { try #require(diff.changed.first { $0.key == key }).way }

  @Test func `an image of a size of its own is not larger for a wider canvas`() throws {
    func row(_ side: Int) -> View {
      .hStack(id: "v", spacing: 0, .image(.number(side), .number(side), id: "i"), .color(id: "c"))
    }
    let diff = try diff((row(40), 200, 300), (row(60), 220, 300))
    #expect(try way("i", diff) == [])
    // 200 - 40 and 220 - 60: it is 160 both times, and stands elsewhere.
    #expect(diff.changed.first { $0.key == "c" }?.isMove == true)
  }

  @Test func `a text on one line is not longer for an offer that is less`() throws {
    func row(_ width: Int, _ string: String) -> View {
      .hStack(id: "row", spacing: 0, .color(id: "a").frame(width: .number(width), id: "fa"), .text(string, id: "b"))
    }
    let diff = try diff((row(40, "Sync"), 200, 300), (row(60, "Synchronise"), 200, 300))
    #expect(try way("b", diff) == [])
    #expect(TraceDiffTests().causes(of: "b", in: diff)?.contains("b has string \"Synchronise\", had \"Sync\"") == true)
  }

  @Test func `a padding that is more offers less, whatever happens across`() throws {
    func column(_ length: Int) -> View {
      .vStack(id: "v", spacing: 0, .color(id: "a").padding(.number(length), id: "pa"), .text("Hello", id: "t"))
    }
    let diff = try diff((column(8), 200, 300), (column(16), 200, 320))
    #expect(try way("a", diff) == ["pa offered a 184 → 168 wide"])
  }

  @Test func `the width that a ratio makes of a height comes from the height`() throws {
    func art(_ length: Int) -> View {
      .color(id: "art").aspectRatio(1, contentMode: "fit", id: "ratio").padding(.number(length), id: "pad")
    }
    // 140 - 40 = 100 and 140 - 20 = 120 high in 260 and 280 of width.
    let diff = try diff((art(20), 300, 140), (art(10), 300, 140))
    #expect(try way("art", diff) == ["ratio offered art 100 → 120 wide", "pad offered ratio 100 → 120 high"])
    let circle = View.circle(id: "disc")
    #expect(try way("disc", try self.diff((circle, 300, 100), (circle, 320, 120))) == ["the canvas offered disc 100 → 120 high"])
  }

  @Test func `modifiers that have changed places are the cause`() throws {
    let inside = View.color(id: "t").padding(10, id: "p").frame(width: 200, height: 50, id: "f")
    let outside = View.color(id: "t").frame(width: 200, height: 50, id: "f").padding(10, id: "p")
    let diff = try diff((inside, 320, 100), (outside, 320, 100))
    // Inside the frame the padding left the color 180 of the 200.
    let said = TraceDiffTests().causes(of: "t", in: diff)
    #expect(said == ["t's .frame stands inside p, stood outside"] || said == ["t's .padding stands outside f, stood inside"], "\(said ?? [])")
  }
}
