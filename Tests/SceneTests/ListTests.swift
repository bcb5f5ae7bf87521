import LayoutModel
import Testing

@testable import Scene

/// Lists of iOS: rows, headers and footers around the views of a List or Form, which nobody writes.
struct ListTests {
  private static func play(_ view: String, _ system: String, height: Double = 600, _ scroll: String? = nil) throws -> ViewportTests.Played {
    let more =
      #""environment": {"system": "\#(system)"}, "passes": [{"proposal": {"width": 393, "height": \#(height)}\#(scroll.map { ", \"scrollTo\": \($0)" } ?? "")}]"#
    return ViewportTests.Played(try ScenePlayerTests.play(try scene(view: view, more)))
  }

  private static func row(_ id: String, height: Double = 20) -> String {
    #"{"type": "Color", "id": "\#(id)", "modifiers": [{"type": "frame", "width": 100, "height": \#(height)}]}"#
  }

  private static func section(header: String? = nil, _ rows: [String], footer: String? = nil) -> String {
    let parts = [header.map { #""header": \#($0)"# }, #""children": [\#(rows.joined(separator: ", "))]"#, footer.map { #""footer": \#($0)"# }]
    return #"{"type": "Section", \#(parts.compactMap { $0 }.joined(separator: ", "))}"#
  }

  private static func list(_ sections: [String], _ modifiers: String = "") -> String {
    #"{"type": "List", "id": "list", "children": [\#(sections.joined(separator: ", "))], "modifiers": [\#(modifiers)]}"#
  }

  /// Recorded: with three rows 187 high on iOS 18, 35 + 3 * 44 + 20; 190.667 on iOS 26, 17.333 + 3 * 52 + 17.333.
  @Test(arguments: [("iOS 18", 187), ("iOS 26", 572.0 / 3)]) func `three rows are as high as recorded`(_ system: String, _ height: Double) throws {
    let played = try Self.play(Self.list(["a", "b", "c"].map { Self.row($0) }), system)
    let content = try #require(played.trace.viewports.first?.content.height)
    #expect(abs(content - height) < 1e-9)
  }

  /// Recorded on iOS 16: a header is 17 + 6 and its text high, a section without one begins 35.333 below the one before: 17.667 twice.
  @Test func `sections stand below one another`() throws {
    let first = Self.section(header: Self.row("header", height: 15), [Self.row("a")]), second = Self.section([Self.row("b"), Self.row("c")])
    let played = try Self.play(Self.list([first, second]), "iOS 18")
    #expect(played.frame("header")?.origin == Point(32, 17))
    let row = 17.0 + 15 + 6
    #expect(played.frame("a")?.origin == Point(32, row + 12))
    let next = try #require(played.frame("b")).origin.y - 12
    #expect(abs(next - (row + 44 + 106.0 / 3)) < 1e-9)
    #expect(try abs(#require(played.frame("c")).origin.y - (next + 44 + 12)) < 1e-9)
  }

  /// 10 rows of 44 below a header of 22 + 20 + 4; scrolled by 100 the header stands at the top still, and the second section's below it.
  @Test func `a header of a plain list stays as long as its section is in sight`() throws {
    let sections = [
      Self.section(header: Self.row("one"), (0..<10).map { Self.row("a\($0)") }), Self.section(header: Self.row("two"), (0..<10).map { Self.row("b\($0)") }),
    ]
    let list = Self.list(sections, #"{"type": "listStyle", "style": "plain"}"#)
    func header(_ scroll: String, _ id: String) throws -> Double? { try Self.play(list, "iOS 18", height: 200, scroll).frame(id)?.origin.y }
    #expect(try header(#"{"id": "a0", "anchor": "bottom"}"#, "one") == 22)
    // The last row of the first section at the top: its header is pushed out by the second one, which begins 44 below.
    let pushed = try #require(try header(#"{"id": "a9", "anchor": "top"}"#, "one"))
    let next = try #require(try header(#"{"id": "a9", "anchor": "top"}"#, "two"))
    #expect(pushed <= 22 && abs(pushed - 22 - min(0, next - 22 - 46)) < 1e-9)
    // Its third row at the top: nothing pushes.
    #expect(try header(#"{"id": "a2", "anchor": "top"}"#, "one") == 22)
    #expect(try header(#"{"id": "b5", "anchor": "top"}"#, "two") == 22)
  }

  /// Outside of a list a Section is its views, one after the other.
  @Test func `a section in a stack is a group`() throws {
    let stack = #"{"type": "VStack", "spacing": 0, "children": [\#(Self.section(header: Self.row("h"), [Self.row("a")], footer: Self.row("f")))]}"#
    let played = try Self.play(stack, "iOS 18", height: 100)
    #expect(["h", "a", "f"].map { played.frame($0)?.origin.y } == [20, 40, 60])
  }

  @Test func `a row is a node that nobody wrote`() throws {
    let played = try Self.play(Self.list([Self.row("a")]), "iOS 18")
    let kinds = played.trace.structures.flatMap(\.nodes).map(\.kind)
    #expect(kinds == ["List", "ListRow", "frame", "Color"])
    #expect(played.trace.structures.flatMap(\.nodes)[1].pointer == nil)
  }
}
