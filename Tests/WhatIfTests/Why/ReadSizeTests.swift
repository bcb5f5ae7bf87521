import Explanation
import LayoutModel
import Rendering
import Scene
import Testing
import TraceStore

@testable import WhatIf

/// What is said of views that are computed from sizes that other views wrote. A letter is 8 wide and a line 20 high.
struct ReadSizeTests {
  private func recorded(_ name: String) throws -> Recorded {
    try Recorded(keeping: Scene(SceneInput(file: "scene.json", bytes: Array(ReadSizeScenes.json(name).utf8))))
  }

  private func why(_ key: String, _ recorded: Recorded, _ pass: TracePass? = nil) throws -> Explanation {
    let pass = pass ?? recorded.pass
    let prover = try Prover(recorded.trace, pass)
    return try prover.complete(try Explainer(recorded.trace).explain(try #require(try recorded.trace.node(key, in: pass)), in: pass))
  }

  private static let wider = "a line as wide as the wider title"

  @Test func `the sizes that a width is computed from stand before it, with who read them, and the reader of the wider one is proved`() throws {
    // Revenue is 7 letters, Quarterly report 16.
    let answer = try why("linef", recorded(Self.wider))
    #expect(answer.axes[0].steps.map(\.value) == [320, 320, 56, 128, 128])
    #expect(
      answer.axes[0].steps[2...3].map(\.sentence) == [
        "a.width, the width of short (Text), read by ra .readSize(into: a) in the pass 'first'",
        "b.width, the width of long (Text), read by rb .readSize(into: b) in the pass 'first'",
      ])
    #expect(answer.consequences.map(\.label).last == "Without rb .readSize(into: b)" && answer.consequences.last?.size == Size(56, 2))
    // What the narrower one wrote changes nothing.
    #expect(answer.states.map(\.byKey) == ["rb"])
  }

  @Test func `before a size is written the answer says so, and what will be written`() throws {
    let recorded = try recorded(Self.wider)
    let answer = try why("linef", recorded, try recorded.trace.passes.first)
    #expect(
      answer.axes[0].steps.dropLast().suffix(2).map(\.sentence) == [
        "a.width as the scene starts; ra .readSize(into: a) writes 56 after this pass",
        "b.width as the scene starts; rb .readSize(into: b) writes 128 after this pass",
      ])
    #expect(answer.size == Size(0, 2) && answer.states.isEmpty && answer.consequences.map(\.edit) == ["remove linef"])
  }

  @Test func `a state that a pass sets is said to be set by it until the size is read again`() throws {
    let recorded = try recorded("a state that passes set as well")
    let answer = try why("linef", recorded, try recorded.trace.pass(named: "reset"))
    #expect(
      answer.axes.map { $0.steps.first { $0.rule == "Read/size" }?.sentence } == [
        "size.width, set by the pass 'reset'; rsize .readSize(into: size) writes 40 after this pass",
        "size.height, set by the pass 'reset'; rsize .readSize(into: size) writes 20 after this pass",
      ])
    // 5 of the state, twice.
    #expect(answer.size == Size(10, 5))
  }

  @Test func `a view that came with a state is gone without the reader`() throws {
    let answer = try why("wide", recorded("a view that is there if another one is wide"))
    #expect(ExplanationText().render(answer).hasSuffix("\nWithout rsize .readSize(into: size): wide is gone.\n"))
  }

  /// Save is 4 letters, Cancel order 12; both frames offer the larger of the two widths that are read inside of them, and start with 0.
  @Test func `a reader inside the frame that is computed from it is said to read what that offers, and what its own length would be`() throws {
    let recorded = try recorded("a text that shrinks its own frame"), answer = try why("savef", recorded)
    #expect(
      answer.axes[0].steps.dropLast().suffix(2).map(\.sentence) == [
        "a.width, the width of save (Text), read by ra .readSize(into: a) in the pass 'first': inside savef it gets what that offers",
        "b.width, the width of cancel (Text), read by rb .readSize(into: b) in the pass 'first': "
          + "inside cancelf .frame(width: max(a.width, b.width)) it gets what that offers",
      ])
    // Without one of the readers both frames stay as they are. With the longer text's own width both are as wide, and Save is one line.
    #expect(answer.consequences.last?.label == "With .fixedSize(horizontal: true) around rb .readSize(into: b)")
    #expect(answer.consequences.last?.edit == "add rb fixedSize horizontal=true" && answer.consequences.last?.size == Size(96, 20))
    let wide = try why("savef", self.recorded("two buttons as wide as the wider one"))
    #expect(wide.size == Size(96, 20) && !wide.axes[0].steps.contains { $0.sentence.contains("inside") })
  }

  @Test(arguments: [
    (wider, "ra", false, ["It writes the state a, which line's .frame reads: width max(a.width, b.width), which is 128"]),
    (wider, "rb", true, []), ("a size that nobody reads", "rs", false, ["Nothing in the scene reads the state s it writes"]),
    ("a view that is there if another one is wide", "rsize", true, []),
    (
      "a text that shrinks its own frame", "rb", false,
      [
        "It writes the state b, which save's .frame reads: width max(a.width, b.width), which is 0",
        "It stands inside cancelf .frame(width: max(a.width, b.width)), which is computed from what it reads: it gets what that offers, 0",
      ]
    ),
  ]) func `why-not says whether a reader matters, and why not`(_ name: String, _ key: String, _ hasEffect: Bool, _ reasons: [String]) throws {
    let recorded = try recorded(name)
    let answer = try EffectQuestion(recorded.trace, recorded.pass).answer(try #require(try recorded.trace.node(key, in: recorded.pass)))
    #expect(answer.hasEffect == hasEffect && answer.reasons == reasons)
  }

  @Test func `before the size is written a reader has no effect yet`() throws {
    let recorded = try recorded(Self.wider), first = try #require(try recorded.trace.passes.first)
    let answer = try EffectQuestion(recorded.trace, first).answer(try #require(try recorded.trace.node("rb", in: first)))
    #expect(answer.reasons == ["It writes 128 × 20 to the state b after this pass, and 'pass 2' is laid out with it"])
  }

  @Test func `a view that comes or goes with a state is an effect of its reader`() throws {
    let recorded = try recorded("a view that is there if another one is wide")
    let answer = try EffectQuestion(recorded.trace, recorded.pass).answer(try #require(try recorded.trace.node("rsize", in: recorded.pass)))
    #expect(answer.changes.nodes.map { "\($0.key) \($0.status)" } == ["narrow added", "wide removed"])
    #expect(answer.text(.plain).contains("Without it narrow (Text \"Narrow one\") is there.\n"))
  }

  @Test func `a state that is edited and read anew is warned of`() throws {
    let recorded = try recorded(Self.wider), replay = try Replay(recorded.trace, recorded.pass)
    let edited = try replay.editing([SceneEdit(#"state b {"width": 500, "height": 1}"#)])
    #expect(edited.warnings.count == 1 && edited.warnings[0].hasPrefix("warning: the state b is not what the edit sets: "))
    // Before it is written it is what the edit sets.
    let first = try Replay(recorded.trace, try #require(try recorded.trace.passes.first))
    #expect(try first.editing([SceneEdit(#"state b {"width": 500, "height": 1}"#)]).warnings.isEmpty)
  }

  static let cases = ReadSizeScenes.names + stride(from: 0, to: 40, by: 10).map { "random \($0)" }

  /// The size of a named view in the layout of an edited scene that settles last.
  private func size(_ key: String, _ edits: String, of recorded: Recorded) throws -> Size?? {
    let replay = try Replay(recorded.trace, recorded.pass)
    let edited = try SceneEdit.list(edits).reduce(recorded.scene) { try $0.applying($1, to: replay.original.tree) }
    guard let anew = try? Recorded(edited) else { return nil }
    guard let node = try anew.trace.node(key, in: anew.pass) else { return .some(nil) }
    // A view that is left out has no size.
    return .some(try anew.trace.placement(of: node.id, in: anew.pass)?.frame.size ?? .zero)
  }

  @Test(arguments: cases) func `what is said to be without something is what recording the scene without it gives`(_ name: String) throws {
    let first = name.hasPrefix("random ") ? UInt64(name.dropFirst(7)) : nil
    let scenes = first.map { seed in (seed..<seed + 10).map { RandomScene.reading(seed: $0) } } ?? [ReadSizeScenes.json(name)]
    for json in scenes {
      let recorded = try Recorded(keeping: Scene(SceneInput(file: "scene.json", bytes: Array(json.utf8))))
      guard try recorded.trace.isComplete, recorded.scene.dependsOnItsPasses else { continue }
      for key in try recorded.trace.keys(in: recorded.pass) where !key.hasPrefix("node") {
        guard let answer = try? why(key, recorded) else { continue }
        for consequence in answer.consequences where consequence.edit.split(separator: ";").allSatisfy({ !$0.hasSuffix(" \(key)") }) {
          guard let anew = try size(key, consequence.edit, of: recorded) else { continue }
          #expect(anew == consequence.size, "\(name), \(key): \(consequence.edit)\n\(json)")
        }
      }
    }
  }
}
