import Explanation
import LayoutModel
import Scene
import TestSupport
import Testing
import TraceStore

@testable import WhatIf

/// Causes that `diff` lists are proved. A letter is 8 wide and a line 20 high.
struct DiffProofTests {
  private func layout(_ view: View, _ width: Int, advance: Int = 8) throws -> (recorded: Recorded, layout: RecordedLayout) {
    let json = SceneText(
      view, .number(width), 100, environment: ["font": ["advance": .number(advance), "lineHeight": 20, "ascent": 15]])
    let recorded = try Recorded(Scene(SceneInput(file: "diff.json", bytes: Array(json.utf8))))
    return (recorded, try RecordedLayout(recorded.trace, recorded.pass))
  }

  /// - Returns: the causes of the groups, with what was compared.
  private func diff(_ before: View, _ after: View, width: Int = 100, advances: (before: Int, after: Int) = (8, 8)) throws -> TraceDiff {
    let (a, b) = (try layout(before, width, advance: advances.before), try layout(after, width, advance: advances.after))
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

  private func causes(of key: String, in diff: TraceDiff) throws -> [String] {
    try #require(diff.groups.first { $0.nodes.contains { $0.key == key } }).causes.map(\.words)
  }

  /// At the end of the row stands what has its place from the padding alone; the room between the texts is what both leave.
  @Test func `of two differences each node hangs on those without which it is another`() throws {
    func row(_ word: String, _ length: Int) -> View {
      View.hStack(id: "row", spacing: 0, .text(word, id: "first"), .spacer(id: "room"), .text("last", id: "last")).padding(.number(length), id: "pad")
    }
    let diff = try diff(row("1:32", 24), row("11:32", 12), width: 200)
    let (text, padding) = ("first has string \"11:32\", had \"1:32\"", "row's .padding has length 12, had 24")
    #expect(try causes(of: "first", in: diff) == [text] && causes(of: "last", in: diff) == [padding] && causes(of: "row", in: diff) == [padding])
    #expect(try Set(causes(of: "room", in: diff)) == [text, padding])
  }

  /// "a" is 8 of the 48 of its column; the text above moves the Grid down, and nothing across.
  @Test func `an alignment is a cause where another difference moves the same cells`() throws {
    func column(_ font: Int, _ alignment: Value) -> View {
      .vStack(
        id: "col", spacing: 0, .color(id: "head").frame(height: .number(font)),
        .grid(
          id: "grid", alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0, .gridRow(.text("a", id: "a"), .text("banana", id: "b")),
          .gridRow(.text("cherry", id: "c"), .text("d", id: "d"))))
    }
    let diff = try diff(column(10, "leading"), column(20, "trailing"), width: 200)
    let (head, alignment) = ("head's .frame has height 20, had 10", "grid has alignment \"trailing\", had \"leading\"")
    #expect(diff.idle.isEmpty)
    #expect(try Set(causes(of: "a", in: diff)) == [head, alignment] && Set(causes(of: "d", in: diff)) == [head, alignment])
    #expect(try causes(of: "b", in: diff) == [head] && causes(of: "c", in: diff) == [head])
  }

  @Test func `a setting of the environment is taken back to prove it`() throws {
    func column(_ length: Int) -> View {
      .vStack(id: "col", spacing: 0, .text("ab", id: "text"), .color(id: "box").padding(.number(length), id: "pad"))
    }
    let diff = try diff(column(2), column(4), width: 200, advances: (8, 10))
    #expect(try causes(of: "text", in: diff) == ["environment.font.advance is 10, was 8"])
    #expect(try causes(of: "box", in: diff) == ["box's .padding has length 4, had 2"])
  }

  @Test func `a view that changes places with its neighbour is put back to prove it`() throws {
    func row(_ first: View, _ second: View, _ length: Int) -> View {
      .hStack(id: "row", spacing: 0, first, second, .color(id: "rest").padding(.number(length), id: "pad"))
    }
    let (short, long) = (View.text("ab", id: "short"), View.text("abcd", id: "long"))
    let diff = try diff(row(short, long, 2), row(long, short, 4), width: 200)
    #expect(try causes(of: "rest", in: diff) == ["rest's .padding has length 4, had 2"])
    let moved = try causes(of: "long", in: diff)
    #expect(moved.count == 1 && moved[0].hasSuffix("stands elsewhere among its siblings"), "\(moved)")
    #expect(diff.idle.isEmpty)
  }

  /// A circle of 20 for a text of 24 × 20: the row keeps its height and is 4 narrower. The other edit makes the column 5 higher.
  @Test func `what stands in the place of another is one edit with its going`() throws {
    func column(_ first: View, _ height: Value) -> View {
      .vStack(
        id: "col", spacing: 0, .hStack(id: "row", spacing: 0, first, .text("Name", id: "name")),
        .color(id: "bar").frame(width: 90, height: height))
    }
    let diff = try diff(column(.text("abc", id: "initials"), 10), column(.circle(id: "photo").frame(width: 20, height: 20), 15))
    let causes = ["photo (Circle) stands in place of initials (Text \"abc\")", "bar's .frame has height 15, had 10"]
    func group(of key: String) throws -> Set<String> {
      Set(try #require(diff.groups.first { $0.nodes.contains { $0.key == key } }).causes.map(\.words))
    }
    #expect(try group(of: "row") == [causes[0]] && group(of: "col") == [causes[1]] && group(of: "name") == Set(causes))
    #expect(diff.groups.flatMap(\.causes).allSatisfy { causes.contains($0.words) } && diff.idle.isEmpty)
  }

  /// 40 wide of a frame and of a padding of 4 around 32: the row is as wide, what is in it stands in another place.
  @Test func `a modifier that stands in the place of another is one edit with its going`() throws {
    func row(_ first: View) -> View { .hStack(id: "row", spacing: 0, first, .text("bb", id: "next")) }
    let text = View.text("aaaa", id: "a")
    let diff = try diff(row(text.frame(width: 40)), row(text.padding(4)))
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["a's .padding(4) stands in place of a's .frame(width: 40)"]])
    #expect(diff.changed.contains { $0.key == "row" && $0.axes == [.vertical] })
  }

  /// Two texts of 24 and 32 in a column of 4 apart: in a row of their own, in a padding of 3, they take 24 + 32 + 2 × 3 = 62 and one line of 20 + 6.
  @Test(arguments: [true, false]) func `a container around views that were there is one edit`(_ isNew: Bool) throws {
    let (one, two) = (View.text("abc", id: "one"), View.text("abcd", id: "two")), bar = View.color(id: "bar").frame(width: 10, height: 5)
    let plain = View.vStack(id: "col", spacing: 4, one, two, bar)
    let wrapped = View.vStack(id: "col", spacing: 4, .hStack(id: "pair", spacing: 0, one, two).padding(3), bar)
    let diff = try isNew ? diff(plain, wrapped) : diff(wrapped, plain)
    #expect(diff.groups.map { $0.causes.map(\.words) } == [[isNew ? "pair (HStack) is new around one and two" : "pair (HStack) around one and two is gone"]])
    let column = try #require(diff.changed.first { $0.key == "col" }), sizes = [column.before?.size, column.after?.size]
    #expect(sizes == (isNew ? [Size(32, 53), Size(62, 35)] : [Size(62, 35), Size(32, 53)]) && diff.idle.isEmpty)
  }

  /// A text of 32 goes from a row into a column of one of 40: the row is 24 wide, the column 20 higher. Nothing has an id; `b` and `c` stand once in each tree.
  @Test func `a view without an id that stands in another container is the one that it was`() throws {
    func scene(_ row: [View], _ column: [View]) -> View { .vStack(spacing: 0, .hStack(spacing: 0, .each(row)), .vStack(spacing: 0, .each(column))) }
    let (a, b, c) = (View.text("aaa"), View.text("bbbb"), View.text("ccccc"))
    let diff = try diff(scene([a, b], [c]), scene([a], [b, c]))
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["node4 (Text \"bbbb\") stands in node5 (VStack), stood in node2 (HStack)"]])
    let sizes = diff.changed.compactMap { $0.key == "node2" || $0.key == "node5" ? $0.after?.size : nil }
    #expect(sizes == [Size(24, 20), Size(40, 40)] && diff.idle.isEmpty)
  }

  /// The background is 16 of two paddings wider; the other edit makes the column lower.
  @Test func `a modifier that passed two others is put back past both`() throws {
    func column(_ second: View, _ height: Value) -> View { .vStack(id: "col", spacing: 0, second, .color(id: "bar").frame(width: 90, height: height)) }
    let text = View.text("abc", id: "a"), colour = View.color(id: "behind")
    let diff = try diff(column(text.padding(3).padding(5).background(colour), 10), column(text.background(colour).padding(3).padding(5), 15))
    let behind = try #require(diff.groups.first { $0.nodes.contains { $0.key == "behind" } })
    #expect(behind.causes.count == 1 && behind.causes[0].words.hasPrefix("a's .background stands inside .padding("), "\(behind.causes.map(\.words))")
  }

  /// Before the first view of a row is no room; down a column that is no number at all.
  @Test func `a row that becomes a column has no room before a view that became nil`() throws {
    let (one, two) = (View.text("one", id: "one"), View.text("a text of two lines", id: "two"))
    let diff = try diff(.hStack(id: "row", one, .spacer(id: "room"), two), .vStack(id: "row", one, .spacer(id: "room"), two))
    #expect(diff.groups.map { $0.causes.map(\.words) } == [["row is VStack, was HStack"]])
    let ways = diff.changed.flatMap { $0.way + $0.heightWay }
    #expect(ways.contains { $0.hasPrefix("row offered two ") } && !ways.contains { $0.contains("nil") }, "\(ways)")
  }
}
