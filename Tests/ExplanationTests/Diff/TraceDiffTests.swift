import Foundation
import LayoutModel
import Scene
import TestSupport
import Testing
import TraceStore

@testable import Explanation

/// What `diff` finds between two recordings. A letter is 8 wide and a line 20 high.
@Suite struct TraceDiffTests {
  /// The texts of Examples/priority.json: of 240, 8 are the gap's and `stamp` comes first.
  private static func row(_ stamp: String, priority: Bool = true, width: Int = 240) -> SceneText {
    let stamp = View.text(stamp, id: "stamp")
    return scene(.hStack(id: "row", .text("Quarterly revenue report", id: "title"), priority ? stamp.layoutPriority(1) : stamp), width, 60)
  }

  static func scene(_ view: View, _ width: Int, _ height: Int) -> SceneText {
    SceneText(view, .number(width), .number(height), pass: "p")
  }

  private func layout(_ json: SceneText) throws -> RecordedLayout {
    let trace = try Trace.recording(json)
    return try RecordedLayout(trace, try #require(try trace.lastPass))
  }

  func diff(_ before: SceneText, _ after: SceneText, tolerance: Double = 0.005) throws -> TraceDiff {
    try TraceDiff(try layout(before), try layout(after), tolerance: tolerance)
  }

  func causes(of key: String, in diff: TraceDiff) -> [String]? {
    diff.groups.first { $0.nodes.contains { $0.key == key } }?.causes.map(\.words)
  }

  @Test func `a sibling that takes less is on the way to the text that differs`() throws {
    // 17 letters are 136 and leave 96, 15 are 120 and leave 112: "revenue report", 14 letters, fits.
    let diff = try diff(Self.row("Updated just now!"), Self.row("Updated today!!"))
    #expect(diff.groups.count == 1 && causes(of: "title", in: diff) == ["stamp has string \"Updated today!!\", had \"Updated just now!\""])
    let title = try #require(diff.changed.first { $0.key == "title" })
    #expect(title.before?.size == Size(80, 60) && title.after?.size == Size(112, 40) && title.axes == [.horizontal, .vertical])
    #expect(title.way == ["row offered title 96 → 112 wide", "stamp became 136 → 120 wide"])
    // It became wider, 80 + 8 + 136 to 112 + 8 + 120, by the child that did, not by the one that became narrower.
    #expect(diff.changed.first { $0.key == "row" }?.way == ["title became 80 → 112 wide"] + title.way)
  }

  /// 16 wide in the middle of 100 and 24 in the middle of 200: the text is the cause of the size, and the canvas moves it.
  @Test func `what moves a view that has another size for another cause is told`() throws {
    func scene(_ text: String, _ width: Int) -> SceneText { Self.scene(.text(text, id: "title"), width, 60) }
    let both = try diff(scene("ab", 100), scene("abc", 200))
    #expect(both.groups.map { $0.causes.map(\.words) } == [["title has string \"abc\", had \"ab\""]])
    #expect(both.moving.map(\.words) == ["the canvas is 200 × 60, was 100 × 60"] && both.idle.isEmpty)
    // From 42 to 38, by its own size.
    #expect(try diff(scene("ab", 100), scene("abc", 100)).moving.isEmpty)
  }

  @Test func `a priority that is gone is the cause, not what was taken without it`() throws {
    // Without it stamp is offered half of 232, wraps after 13 letters, 104, and leaves 128.
    let diff = try diff(Self.row("Updated just now!"), Self.row("Updated just now!", priority: false))
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["stamp's .layoutPriority(1) is gone"]])
    #expect(diff.groups.first?.causes.first?.pointers.before == "/view/children/1/modifiers/0")
    #expect(diff.changed.first { $0.key == "title" }?.way == ["row offered title 96 → 128 wide"])
    #expect(diff.removed.map(\.title) == [".layoutPriority(1)"] && diff.added.isEmpty)
  }

  @Test func `a new sibling leaves the others matched, and they only moved`() throws {
    func list(_ texts: [String]) -> SceneText {
      let children = texts.map { View.text($0) }
      return Self.scene(View.vStack(id: "list", alignment: "leading", spacing: 0, .each(children)), 100, 100)
    }
    let diff = try diff(list(["a", "b", "c"]), list(["z", "a", "b", "c"]))
    #expect(diff.added.map(\.title) == ["Text \"z\""] && diff.removed.isEmpty && diff.groups.count == 1)
    let changed = diff.changed
    #expect(changed.map(\.title) == ["VStack", "Text \"a\"", "Text \"b\"", "Text \"c\""] && changed.map(\.isMove) == [false, true, true, true])
    // 60 high in 100, the stack starts at 20; 80 high, at 10, and a comes second.
    #expect(changed[1].before?.origin.y == 20 && changed[1].after?.origin.y == 30)
  }

  @Test func `two causes are told apart`() throws {
    func scene(_ left: Int, _ low: Int) -> SceneText {
      Self.scene(
        View.vStack(
          id: "all", spacing: 0,
          .hStack(id: "row", spacing: 0, .color("red", id: "left").frame(width: .number(left)), .color("blue", id: "rest")).frame(height: 40, id: "rowf"),
          .color("green", id: "low").frame(height: .number(low))), 200, 100)
    }
    let diff = try diff(scene(50, 20), scene(60, 30))
    #expect(causes(of: "left", in: diff) == ["left's .frame has width 60, had 50"])
    #expect(causes(of: "rest", in: diff) == ["left's .frame has width 60, had 50"])
    #expect(causes(of: "low", in: diff) == ["low's .frame has height 30, had 20"])
    #expect(causes(of: "all", in: diff) == ["low's .frame has height 30, had 20"])
    // All of it is 60 high, then 70: what stands above starts at 20, then 15.
    let row = try #require(diff.changed.first { $0.key == "rowf" })
    #expect(row.isMove && row.before?.origin.y == 20 && row.after?.origin.y == 15)
    #expect(causes(of: "rowf", in: diff) == ["low's .frame has height 30, had 20"])
    #expect(diff.changed.first { $0.key == "rest" }?.before?.size == Size(150, 40))
  }

  @Test func `a frame's own width keeps the canvas from being blamed`() throws {
    func scene(_ width: Int, _ canvas: Int) -> SceneText {
      Self.scene(
        View.text("Terms and conditions apply", id: "terms").frame(width: .number(width), id: "card"),
        canvas, 100)
    }
    let diff = try diff(scene(120, 320), scene(160, 400))
    // "conditions " is 88; in 160 "Terms and conditions" fits, 20 letters.
    #expect(causes(of: "terms", in: diff) == ["terms's .frame has width 160, had 120"])
    #expect(diff.changed.first { $0.key == "terms" }.map { [$0.before?.size.width, $0.after?.size.width] } == [88, 160])
  }

  @Test func `a canvas is a cause, and numbers within the tolerance are the same`() throws {
    let wide = try diff(Self.row("Updated just now!"), Self.row("Updated just now!", width: 280))
    #expect(wide.groups.map { $0.causes.map(\.kind) } == [[.canvas]])
    func frame(_ width: Value) -> SceneText { Self.scene(View.color("red").frame(width: width), 100, 10) }
    #expect(try diff(frame(50), frame(50.004)).isEmpty && !diff(frame(50), frame(50.004), tolerance: 0).isEmpty)
    #expect(try diff(frame(50), frame(50.004)).idle.map(\.kind) == [.argument])
    #expect(try diff(frame(50), frame(50)).idle.isEmpty)
  }

  @Test func `views with ids are matched wherever they stand, and that they changed places is the cause`() throws {
    func pair(_ order: [(String, Int)]) -> SceneText {
      let children = order.map { View.text(String(repeating: "x", count: $0.1), id: $0.0) }
      return Self.scene(View.hStack(id: "row", spacing: 0, .each(children)), 100, 20)
    }
    let diff = try diff(pair([("a", 1), ("b", 2)]), pair([("b", 2), ("a", 1)]))
    #expect(diff.changed.map(\.key) == ["a", "b"] && diff.changed.allSatisfy { $0.isMove } && diff.added.isEmpty && diff.removed.isEmpty)
    #expect(diff.groups.flatMap { $0.causes.map(\.words) }.allSatisfy { $0.hasSuffix("stands elsewhere among its siblings") })
    #expect(!diff.groups.contains { $0.causes.isEmpty })
  }

  @Test func `the longest rising part of a list is kept`() {
    #expect(TreeMatching.longestRise([3, 1, 2, 5, 4]) == [1, 2, 4] && TreeMatching.longestRise([]) == [] && TreeMatching.longestRise([2, 1]) == [1])
  }

  @Test func `the steps of two explanations stand side by side, and the first that differs is known`() throws {
    let (a, b) = (try layout(Self.row("Updated just now!")), try layout(Self.row("Updated today!!")))
    func why(_ side: RecordedLayout) throws -> Explanation {
      try Explainer(side.trace).explain(try #require(try side.trace.node("title", in: side.pass)), in: side.pass)
    }
    let width = try #require(ChainDiff.both(try why(a), try why(b), tolerance: 0.005, counterparts: a.counterparts(in: b)).first)
    #expect(width.lines.map { $0.before?.value } == [240, 232, 96, 80] && width.lines.map { $0.after?.value } == [240, 232, 112, 112])
    #expect(width.first == 2 && width.before == 80 && width.after == 112)
  }

  /// A view without an id has another key after one that is inserted before it.
  @Test func `a step of a view that only has another number is a step of both`() throws {
    func row(_ children: View...) -> SceneText { Self.scene(View.hStack(id: "row", spacing: 0, .each(children)), 200, 20) }
    let padded = View.text("abc").padding(4)
    let (a, b) = (try layout(row(padded)), try layout(row(View.color(id: "new").frame(width: 20), padded)))
    func why(_ side: RecordedLayout) throws -> Explanation {
      let node = try side.trace.nodes("HStack/0 padding", in: side.pass) + side.trace.nodes("HStack/1 padding", in: side.pass)
      return try Explainer(side.trace).explain(try #require(node.first), in: side.pass)
    }
    let chain = try #require(ChainDiff.both(try why(a), try why(b), tolerance: 0.005, counterparts: a.counterparts(in: b)).first)
    // 3 letters of 8, and the padding twice.
    #expect(chain.lines.suffix(2).map { $0.before?.value } == [24, 32] && chain.lines.suffix(2).map { $0.after?.value } == [24, 32], "\(chain.lines)")
  }
}
