import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing
import TraceStore

/// What `why` says of the state that another pass was laid out with. A letter is 8 wide and a line 20 high.
struct StateTests {
  private func recorded(_ children: View..., state: Value, passes: [Value]) throws -> Recorded {
    let scene = SceneText(.view(.vStack(id: "all", spacing: 0, .each(children))), ["state": state], passes: passes)
    return try Recorded(Scene(SceneInput(file: "scene.json", bytes: Array(scene.utf8))))
  }

  private static let oneName = [SceneText.pass(320, 100, name: "first")]

  private static let measured = View.each([
    .text("four", id: "word").readSize(into: "size"), .color(id: "line").frame(width: "size.width * 2", height: 2, id: "linef"), .color(id: "rest"),
  ])
  private static let unread: Value = ["size": ["width": 0, "height": 0]]

  @Test func `a size that was read is named with who read it, the pass it started, and what became of the view`() throws {
    let recorded = try recorded(Self.measured, state: Self.unread, passes: Self.oneName)
    let states = try recorded.why("linef").states
    #expect(
      states.map(\.sentence) == [
        "State size went from 0 × 0 to 32 × 20, written by .readSize(into: size) on word in the pass 'first', so 'pass 2' followed; "
          + "linef became 64 × 2 instead of 0 × 2"
      ])
    #expect(states.map(\.pointer) == ["/view/children/0/modifiers/0"])
    #expect(ExplanationJSON().render(try recorded.why("linef")).contains(#""states":[{"rule":"State/changed","text":"State size went"#))
  }

  @Test func `a view that another pass left as it was has nothing to say of the state`() throws {
    // The text, and the colour that gets what is left: 100 - 20 - 2.
    let recorded = try recorded(Self.measured, state: Self.unread, passes: Self.oneName)
    for key in ["word", "rest"] { #expect(try recorded.why(key).states.isEmpty, "\(key)") }
    // The line is 64 wide and centred: (320 - 64) / 2; 0 wide it was at 160. The text above it, 32 wide, is at 144 in both passes.
    #expect(try recorded.position("word").states.isEmpty)
    #expect(try recorded.position("line").states.map(\.sentence).first?.hasSuffix("; line went to 128, 20 from 160, 20") == true)
  }

  @Test func `the query of a change of state yields it again`() throws {
    let recorded = try recorded(Self.measured, state: Self.unread, passes: Self.oneName)
    let step = try #require(try recorded.why("linef").states.first)
    #expect(try recorded.trace.row(step.sql)?["new_width"]?.number == 32)
    #expect(ExplanationText(showsSQL: true).render(try recorded.why("linef")).contains("FROM then_and_since"))
  }

  private static let shown = View.each([.if("open", .color(id: "panel").frame(height: 30)), .color(id: "rest")])

  @Test func `a state that a pass sets is named with the pass, and a view that came with it is called new`() throws {
    let passes = [SceneText.pass(320, 100, name: "closed"), SceneText.pass(320, 100, name: "opened", ["set": ["open": true]])]
    let recorded = try recorded(Self.shown, state: ["open": false], passes: passes)
    let change = "State open went from false to true, set by the pass 'opened'; "
    #expect(try recorded.why("panel").states.map(\.sentence) == [change + "panel was not there before"])
    // No expression of it reads the state: its sibling came, and took 30.
    #expect(try recorded.why("rest").states.map(\.sentence) == [change + "rest became 320 × 70 instead of 320 × 100"])
  }

  @Test func `a pass of another size is not said to be another because of its state`() throws {
    let passes = [SceneText.pass(320, 100, name: "closed"), SceneText.pass(200, 100, name: "opened", ["set": ["open": true]])]
    let recorded = try recorded(Self.shown, state: ["open": false], passes: passes)
    #expect(try recorded.why("rest").states.isEmpty)
  }

  @Test func `a state whose name is part of another's is not read by it`() throws {
    // `size` grows, and `sizes` is what the frame reads: both passes differ in the canvas as well, so that only who reads counts.
    let passes = [SceneText.pass(320, 100, name: "a"), SceneText.pass(200, 100, name: "b", ["set": ["size": 2, "sizes": 40]])]
    let frame = View.color(id: "box").frame(width: "sizes + 1", id: "boxf")
    let recorded = try recorded(frame, state: ["size": 1, "sizes": 30], passes: passes)
    let states = try recorded.why("boxf").states.map(\.sentence)
    #expect(states == ["State sizes went from 30 to 40, set by the pass 'b'; boxf became 41 × 100 instead of 31 × 100"])
  }
}
