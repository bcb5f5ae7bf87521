import Foundation
import LayoutModel
import Scene
import Testing
import TraceStore

@testable import Explanation

/// Causes that lead through sizes that views wrote to states. A letter is 8 wide and a line 20 high.
struct DiffStateTests {
  private static let reader = #"{"type": "readSize", "into": "size", "id": "r"}"#

  private func scene(_ modifiers: String, title: String = "Revenue", width: String = "size.width * 2", beside: String = "") -> String {
    """
    {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "state": {"size": {"width": 0, "height": 0}},
     "view": {"type": "VStack", "id": "all", "spacing": 0, "children": [
       {"type": "Text", "string": "\(title)", "id": "title", "modifiers": [\(modifiers)]},
       {"type": "Color", "id": "line", "modifiers": [{"type": "frame", "width": "\(width)", "height": 2, "id": "linef"}]}\(beside)]},
     "passes": [{"name": "first", "proposal": {"width": 320, "height": 100}}]}
    """
  }

  private func passes(_ json: String) throws -> (trace: Trace, passes: [TracePass]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "trace.db").path
    var player = ScenePlayer(try Scene(SceneInput(file: "scene.json", bytes: Array(json.utf8))), into: try TraceRecorder(path: file))
    try player.play()
    let trace = try Trace(path: file)
    return (trace, try trace.passes)
  }

  private func diff(_ before: String, _ after: String) throws -> TraceDiff {
    let (a, b) = (try passes(before), try passes(after))
    return try TraceDiff(RecordedLayout(a.trace, #require(a.passes.last)), RecordedLayout(b.trace, #require(b.passes.last)), tolerance: 0.005)
  }

  private func betweenPasses(_ json: String) throws -> TraceDiff {
    let (trace, passes) = try passes(json)
    return try TraceDiff(RecordedLayout(trace, #require(passes.first)), RecordedLayout(trace, #require(passes.last)), tolerance: 0.005)
  }

  private func way(_ key: String, _ diff: TraceDiff) throws -> [String] { try #require(diff.changed.first { $0.key == key }).way }

  @Test func `of two passes the state is the cause, with who wrote it`() throws {
    let diff = try betweenPasses(scene(Self.reader))
    let cause = "the state size is 56 × 20, written by r .readSize(into: size) in the pass 'first', was 0 × 0"
    #expect(diff.groups.map { $0.causes.map(\.words) } == [[cause]] && diff.idle.isEmpty)
    #expect(diff.groups.first?.causes.first?.pointers.after == "/view/children/0/modifiers/0")
    #expect(try way("linef", diff) == ["size.width, read from title, became 0 → 56"])
  }

  @Test func `of scenes with and without a reader the reader is the cause, and no expression that both have`() throws {
    for (before, after, words, change) in [
      ("", Self.reader, "title's .readSize(into: size) is new", "0 → 56"), (Self.reader, "", "title's .readSize(into: size) is gone", "56 → 0"),
    ] {
      let diff = try diff(scene(before), scene(after))
      #expect(diff.groups.map { $0.causes.map(\.words) } == [[words]] && diff.idle.isEmpty)
      #expect(try way("linef", diff) == ["size.width, read from title, became \(change)"])
    }
  }

  @Test func `another text is the cause of what is computed from its size`() throws {
    // 7 letters, then 5.
    let diff = try diff(scene(Self.reader), scene(Self.reader, title: "Costs"))
    #expect(Set(diff.groups.flatMap { $0.causes.map(\.words) }) == ["title has string \"Costs\", had \"Revenue\""] && diff.idle.isEmpty)
    #expect(try way("linef", diff) == ["size.width, read from title, became 56 → 40"])
  }

  @Test func `an expression that is another one is a difference of the scenes`() throws {
    let diff = try diff(scene(Self.reader), scene(Self.reader, width: "size.width * 3"))
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["line's .frame has width size.width * 3, had size.width * 2"]])
  }

  @Test func `a view that comes with a state names the condition and the state`() throws {
    let shown =
      #", {"type": "If", "condition": "size.width > 40", "children": [{"type": "Color", "id": "shown", "modifiers": [{"type": "frame", "height": 5}]}]}"#
    let diff = try betweenPasses(scene(Self.reader, beside: shown))
    let cause = "the state size is 56 × 20, written by r .readSize(into: size) in the pass 'first', was 0 × 0"
    #expect(diff.added.first { $0.key == "shown" }?.because == ["size.width > 40", cause])
    #expect(!diff.isEmpty && diff.idle.isEmpty)
    // Higher by what has come.
    #expect(diff.groups.allSatisfy { $0.causes.map(\.words) == [cause] })
  }

  @Test func `a modifier that only one scene has and that changes nothing leaves the layouts equal`() throws {
    let diff = try diff(scene(""), scene(#"{"type": "opacity", "value": 0.5}"#))
    #expect(diff.isEmpty && diff.added.map(\.kind) == ["opacity"])
  }
}
