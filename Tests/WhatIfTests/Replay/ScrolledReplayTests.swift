import Foundation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

@testable import WhatIf

/// A pass that scrolls, laid out again with an edit: it scrolls to where its target is then, or not at all where that is gone.
struct ScrolledReplayTests {
  /// Rows of 100 in a window of 200; the pass `later` scrolls so that `d` is at its top.
  private func recorded(_ rows: [String] = ["a", "b", "c", "d", "e", "f", "g"], scrollTo: String? = "d", isFramed: Bool = true) throws -> Recorded {
    let views = rows.map { key in
      isFramed
        ? View.color(id: key).frame(height: 100)
        : View.shape(100, 100, id: key)
    }
    let scroll: Value = scrollTo.map { ["scrollTo": ["id": .string($0), "anchor": "top"]] } ?? [:]
    let json = SceneText(
      .view(.scrollView(id: "scroll", .vStack(id: "col", spacing: 0, .each(views)))), environment: nil,
      passes: [SceneText.pass(100, 200, name: "start"), SceneText.pass(100, 200, name: "later", scroll)])
    return try Recorded(try Scene(SceneInput(file: "scroll.json", bytes: Array(json.utf8))))
  }

  private func top(_ key: String, _ scene: LaidOutScene) -> Double? { scene.node(key).map { scene.absolute($0).origin.y } }
  private func top(_ key: String, _ recorded: Recorded) throws -> Double? {
    try recorded.trace.placement(of: try #require(try recorded.trace.node(key, in: recorded.pass)).id, in: recorded.pass)?.absolute.y
  }

  // d begins at 200 then.
  @Test func `what is scrolled to is where it is with the edit made`() throws {
    let recorded = try recorded(), edited = try Replay(recorded.trace, recorded.pass).editing([SceneEdit("remove a")])
    #expect(top("d", edited.original) == 0 && top("b", edited.original) == -200 && edited.warnings.isEmpty)
    let anew = try self.recorded(["b", "c", "d", "e", "f", "g"])
    for key in ["b", "d", "g"] { #expect(try top(key, edited.original) == top(key, anew)) }
  }

  @Test func `a target that an edit takes away is not scrolled to, and that is said`() throws {
    let recorded = try recorded(), replay = try Replay(recorded.trace, recorded.pass)
    #expect(top("e", replay.original) == 100)
    let edited = try replay.editing([SceneEdit("remove d")])
    #expect(top("a", edited.original) == 0 && top("e", edited.original) == 300)
    #expect(
      edited.warnings == [
        "warning: the pass 'later' scrolls to 'd', which is not there any more: it is laid out as if it did not, a recording would be an error"
      ])
    let anew = try self.recorded(["a", "b", "c", "e", "f", "g"], scrollTo: nil)
    for key in ["a", "e", "g"] { #expect(try top(key, edited.original) == top(key, anew)) }
    #expect(throws: SceneError.self) { try self.recorded(["a", "b", "c", "e", "f", "g"]) }
  }

  @Test func `the pass before has nothing to be warned of, nor has a ScrollView that is gone itself`() throws {
    let recorded = try recorded(), first = try #require(try recorded.trace.pass(named: "start"))
    #expect(try Replay(recorded.trace, first).editing([SceneEdit("remove d")]).warnings.isEmpty)
    for edit in ["remove scroll", "unwrap scroll", "remove a"] {
      #expect(try Replay(recorded.trace, recorded.pass).editing([SceneEdit(edit)]).warnings.isEmpty, "\(edit)")
    }
  }

  // e stands after d; without d nothing would be scrolled, which is no reason for where e is.
  @Test func `no step is proved by taking away what the pass scrolls to`() throws {
    let text = ExplanationText(axes: [.vertical]).render(try recorded(isFramed: false).position("e"))
    #expect(text.contains("\n  -300   scroll is scrolled by 300   ← decides: scroll, /view\n") && !text.contains("Without d"), "\(text)")
    // A frame may go: d is 10 high then, and at the top still.
    let framed = ExplanationText(axes: [.vertical]).render(try recorded().position("e"))
    #expect(framed.hasSuffix("\nWithout .frame(height: 100) on d: at 0, 10.\n") && !framed.contains("Without d"), "\(framed)")
  }
}
