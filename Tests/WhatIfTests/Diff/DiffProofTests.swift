import Explanation
import LayoutModel
import Scene
import TestSupport
import Testing
import TraceStore

@testable import WhatIf

/// Causes that `diff` lists are proved. A letter is 8 wide and a line 20 high.
struct DiffProofTests {
  private func layout(_ view: View, _ width: Int) throws -> (recorded: Recorded, layout: RecordedLayout) {
    let json = SceneText(view, .number(width), 100)
    let recorded = try Recorded(Scene(SceneInput(file: "diff.json", bytes: Array(json.utf8))))
    return (recorded, try RecordedLayout(recorded.trace, recorded.pass))
  }

  /// - Returns: the causes of the groups, with what was compared.
  private func diff(_ before: View, _ after: View, width: Int = 100) throws -> TraceDiff {
    let (a, b) = (try layout(before, width), try layout(after, width))
    let proof = try DiffProof(a.layout, b.layout)
    return try withExtendedLifetime((a, b)) { try TraceDiff(a.layout, b.layout, tolerance: 0.005, proof: proof) }
  }

  private func fits(_ word: String, least: Int) -> View {
    .viewThatFits(
      id: "fits", .hStack(id: "long", .text(word, id: "word").lineLimit(1).frame(minHeight: .number(least), id: "bound")), .text("short", id: "short"))
  }

  /// Twelve letters are 96, thirteen 104 of 100. A line is 20 high, whether at least 5 or 8.
  @Test func `a difference in a view that is shown is a cause only if it changes something`() throws {
    let diff = try diff(fits("twelve chars", least: 5), fits("thirteen char", least: 8))
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["word has string \"thirteen char\", had \"twelve chars\""]])
    #expect(diff.idle.map(\.words) == ["word's .frame has minHeight 8, had 5"])
    // That one alone, recorded, changes nothing; the other alone does.
    #expect(try self.diff(fits("twelve chars", least: 5), fits("twelve chars", least: 8)).isEmpty)
    #expect(try !self.diff(fits("twelve chars", least: 5), fits("thirteen char", least: 5)).isEmpty)
  }

  @Test func `differences that only together change something are both causes`() throws {
    func fits(_ word: String, _ frame: Int) -> View {
      .viewThatFits(
        id: "fits", .hStack(id: "long", spacing: 0, .text(word, id: "word"), .color(id: "bar").frame(width: .number(frame), height: 5)), .text("x", id: "x"))
    }
    // 80 + 10, 88 + 10 and 80 + 18 fit into 100, 88 + 18 do not.
    let diff = try diff(fits("ten chars.", 10), fits("eleven chr.", 18))
    #expect(diff.groups.map { Set($0.causes.map(\.words)) } == [["word has string \"eleven chr.\", had \"ten chars.\"", "bar's .frame has width 18, had 10"]])
    #expect(diff.idle.isEmpty)
  }

  /// Beside 100, a line is 20 high and its baseline at 15: at the bottom it stands 80 lower, and on the other's baseline, which is its bottom, it reaches to
  /// 85 + 20.
  @Test(arguments: [("bottom", 100.0, 80.0), ("firstTextBaseline", 105, 85)])
  func `another alignment is a cause beside another spacing`(_ alignment: String, _ height: Double, _ top: Double) throws {
    func row(_ spacing: Value, _ alignment: String) -> View {
      .hStack(id: "row", alignment: .string(alignment), spacing: spacing, .color(id: "bar").frame(width: 50, height: 100), .text("Send", id: "send"))
    }
    let diff = try diff(row(0, "top"), row(4, alignment), width: 200)
    #expect(diff.idle.isEmpty && diff.moving.isEmpty)
    let causes = ["row has alignment \"\(alignment)\", had \"top\"", "row has spacing 4, had 0"]
    func group(of key: String) throws -> TraceDiff.Group { try #require(diff.groups.first { $0.nodes.contains { $0.key == key } }) }
    #expect(try Set(group(of: "send").causes.map(\.words)) == Set(causes))
    let now = try #require(diff.changed.first { $0.key == "send" }?.after), box = try #require(diff.changed.first { $0.key == "row" }?.after)
    #expect(box.size.height == height && now.origin.y - box.origin.y == top)
    #expect(try Set(group(of: "row").causes.map(\.words)) == Set(height == 100 ? [causes[1]] : causes))
  }

  /// "bb" in a padding of 3 is 22 wide, as the column is; "aaaa" is 32. Which of its modifiers is the outer one is nothing to the column.
  @Test func `a modifier that changes its place among those of its view has moved, and is a cause of what that changes alone`() throws {
    func column(_ word: String, _ second: View) -> View { .vStack(id: "col", spacing: 0, .text(word, id: "a"), second) }
    let text = View.text("bb", id: "b")
    let diff = try diff(column("aa", text.padding(3).layoutPriority(1)), column("aaaa", text.layoutPriority(1).padding(3)))
    let column = try #require(diff.groups.first { $0.nodes.contains { $0.key == "col" } })
    #expect(column.causes.map(\.words) == ["a has string \"aaaa\", had \"aa\""])
    #expect(diff.groups.flatMap(\.causes).contains { $0.words == "b's .layoutPriority stands inside .padding(3) on b, stood outside" })
  }

  /// The id that Swift code gives to a view names the last of its modifiers.
  @Test func `an id that stands at another modifier makes no other modifier of it`() throws {
    let text = View.text("bb", id: "b")
    let diff = try diff(.vStack(text.padding(3, id: "x")), .vStack(text.padding(3).frame(width: 60, id: "x")))
    #expect(diff.groups.flatMap(\.causes).map(\.words) == ["b's .frame(width: 60) is new"], "\(diff.groups.flatMap(\.causes).map(\.words))")
  }
}
