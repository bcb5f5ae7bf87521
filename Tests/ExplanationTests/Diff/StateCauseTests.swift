import Foundation
import LayoutModel
import Scene
import TestSupport
import Testing
import TraceStore

@testable import Explanation

/// Causes that lead through sizes that views wrote to states. A letter is 8 wide and a line 20 high.
struct StateCauseTests {
  private static func title(_ string: String = "Revenue") -> View { .text(string, id: "title") }
  private static func read(_ title: View = title()) -> View { title.readSize(into: "size", id: "r") }

  private func scene(_ title: View, width: Value = "size.width * 2", beside: View...) -> SceneText {
    let all = View.vStack(id: "all", spacing: 0, title, .color(id: "line").frame(width: width, height: 2, id: "linef"), .each(beside))
    return SceneText(all, 320, 100, pass: "first", ["state": ["size": ["width": 0, "height": 0]]])
  }

  private func passes(_ json: SceneText) throws -> (trace: Trace, passes: [TracePass]) {
    let trace = try Trace.recording(json)
    return (trace, try trace.passes)
  }

  private func diff(_ before: SceneText, _ after: SceneText) throws -> TraceDiff {
    let (a, b) = (try passes(before), try passes(after))
    return try TraceDiff(RecordedLayout(a.trace, #require(a.passes.last)), RecordedLayout(b.trace, #require(b.passes.last)), tolerance: 0.005)
  }

  private func betweenPasses(_ json: SceneText) throws -> TraceDiff {
    let (trace, passes) = try passes(json)
    return try TraceDiff(RecordedLayout(trace, #require(passes.first)), RecordedLayout(trace, #require(passes.last)), tolerance: 0.005)
  }

  private func way(_ key: String, _ diff: TraceDiff) throws -> [String] { try #require(diff.changed.first { $0.key == key }).way }

  @Test func `of two passes the state is the cause, with who wrote it`() throws {
    let diff = try betweenPasses(scene(Self.read()))
    let cause = "the state size is 56 × 20, written by r .readSize(into: size) in the pass 'first', was 0 × 0"
    #expect(diff.groups.map { $0.causes.map(\.words) } == [[cause]] && diff.idle.isEmpty)
    #expect(diff.groups.first?.causes.first?.pointers.after == "/view/children/0/modifiers/0")
    #expect(try way("linef", diff) == ["size.width, read from title, became 0 → 56"])
  }

  @Test func `of scenes with and without a reader the reader is the cause, and no expression that both have`() throws {
    for (before, after, words, change) in [
      (Self.title(), Self.read(), "title's .readSize(into: size) is new", "0 → 56"),
      (Self.read(), Self.title(), "title's .readSize(into: size) is gone", "56 → 0"),
    ] {
      let diff = try diff(scene(before), scene(after))
      #expect(diff.groups.map { $0.causes.map(\.words) } == [[words]] && diff.idle.isEmpty)
      #expect(try way("linef", diff) == ["size.width, read from title, became \(change)"])
    }
  }

  @Test func `another text is the cause of what is computed from its size`() throws {
    // 7 letters, then 5.
    let diff = try diff(scene(Self.read()), scene(Self.read(Self.title("Costs"))))
    #expect(Set(diff.groups.flatMap { $0.causes.map(\.words) }) == ["title has string \"Costs\", had \"Revenue\""] && diff.idle.isEmpty)
    #expect(try way("linef", diff) == ["size.width, read from title, became 56 → 40"])
  }

  @Test func `an expression that is another one is a difference of the scenes`() throws {
    let diff = try diff(scene(Self.read()), scene(Self.read(), width: "size.width * 3"))
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["line's .frame has width size.width * 3, had size.width * 2"]])
  }

  @Test func `a view that comes with a state names the condition and the state`() throws {
    let shown = View.if("size.width > 40", .color(id: "shown").frame(height: 5))
    let diff = try betweenPasses(scene(Self.read(), beside: shown))
    let cause = "the state size is 56 × 20, written by r .readSize(into: size) in the pass 'first', was 0 × 0"
    let came = try #require(diff.added.first { $0.key == "shown" })
    #expect(came.condition == "size.width > 40" && came.because == [cause])
    #expect(!diff.isEmpty && diff.idle.isEmpty)
    // Higher by what has come.
    #expect(diff.groups.allSatisfy { $0.causes.map(\.words) == [cause] })
  }

  @Test func `a modifier that only one scene has and that changes nothing leaves the layouts equal`() throws {
    let diff = try diff(scene(Self.title()), scene(Self.title().modifier("opacity", ["value": 0.5])))
    #expect(diff.isEmpty && diff.added.map(\.kind) == ["opacity"])
  }
}
