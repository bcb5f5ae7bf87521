import Testing

/// Sentences about room that several share, on a canvas 200 high; letters are 8 wide, and numbers are worked out by hand.
struct SharedRoomTests {
  private static func color(_ id: String, _ modifiers: String = "") -> String { #"{"type": "Color", "id": "\#(id)", "modifiers": [\#(modifiers)]}"# }
  private static func row(_ children: [String]) -> String {
    #"{"type": "HStack", "id": "row", "spacing": 0, "children": [\#(children.joined(separator: ", "))]}"#
  }
  private static let five = (0..<5).map { color("f\($0)") }
  private static let text = #"{"type": "Text", "id": "k", "string": "ab"}"#

  private static func cell(_ id: String, _ width: Int, _ priority: String = "") -> String {
    #"{"type": "Shape", "id": "\#(id)", "sizeThatFits": {"width": \#(width), "height": 20}, "modifiers": [\#(priority)]}"#
  }
  private static func grid(_ cells: String...) -> String {
    let row = #"{"type": "GridRow", "id": "r", "children": [\#(cells.joined(separator: ", "))]}"#
    return #"{"type": "Grid", "id": "grid", "horizontalSpacing": 10, "verticalSpacing": 0, "children": [\#(row)]}"#
  }
  private static func relative(_ arguments: String) -> String {
    let frame = #"{"type": "containerRelativeFrame", "id": "crf", "axes": "horizontal", \#(arguments)}"#
    return #"{"type": "ScrollView", "id": "scroll", "axes": "horizontal", "children": [\#(color("c", frame))]}"#
  }

  @Test(arguments: [
    // Equal views all share the same room, whoever is served before whom.
    (row(five), 320, "f0", "64   row (HStack) shares 320 equally among 5"), (row(five), 320, "f2", "64   row (HStack) shares 320 equally among 5"),
    (row(five), 320, "f4", "64   row (HStack) shares 320 equally among 5"),
    // 16 of 320 are the text's, 304 are left for five.
    (row([text] + five), 320, "f2", "60.8   row (HStack) shares 304 equally among 5, after k took 16"),
    (row([text] + five), 320, "f4", "60.8   row (HStack) shares 304 equally among 5, after k took 16"),
    (row([text] + five.prefix(1)), 320, "f0", "304   row (HStack) gives it what k (16) left"),
    // 300 less gaps of 10. What needs least is asked first; the others share what it leaves.
    (grid(color("a"), color("b"), color("c")), 300, "b", "93.33   r (GridRow) offers it an equal share of 280 among 3 columns for column 2"),
    (grid(cell("a", 40), color("c")), 300, "c", "250   r (GridRow) offers it what is left, for column 2 (beside it a has 40)"),
    (grid(color("c"), cell("a", 40), color("d")), 300, "d", "120   r (GridRow) offers it an equal share of 240 among 2 columns for column 3"),
    // 390 less 4 gaps of 8 is 358, a fifth of it 71.6; 2 of these and a gap are 151.2, 3 and 2 gaps 230.8.
    (
      relative(#""count": 5, "span": 2, "spacing": 8"#), 390, "c",
      "goes by the width of scroll, 390: less 4 gaps of 8 these are 5 parts of 71.6, of which it takes 2 and the gap between"
    ),
    (
      relative(#""count": 5, "span": 3, "spacing": 8"#), 390, "c",
      "230.8   crf .containerRelativeFrame(axes: .horizontal, count: 5, span: 3, spacing: 8) goes by the width of scroll, 390: less 4 gaps of 8 these are 5 parts "
        + "of 71.6, of which it takes 3 and the 2 gaps between"
    ),
    (relative(#""count": 3"#), 390, "c", "goes by the width of scroll, 390: these are 3 parts of 130, of which it takes 1"),
    (
      relative(#""length": "length / 2 - 10""#), 390, "c",
      "185   crf .containerRelativeFrame(axes: .horizontal, length: length / 2 - 10) goes by the width of scroll, 390: length / 2 - 10"
    ),
  ]) func `what is shared is said in full, and among how many`(_ view: String, _ width: Int, _ node: String, _ line: String) throws {
    let text = try Recorded(view: view, width: width).text(node)
    #expect(text.contains(line), "\(text)")
  }

  /// 200 for three that are one view in the scene, and d: 50 each; without the three d has all.
  @Test func `what takes away all repetitions of a view says so`() throws {
    let repeated = #"{"type": "ForEach", "count": 3, "children": [{"type": "Color", "id": "c"}]}"#
    let text = try Recorded(view: Self.row([repeated, Self.color("d")]), width: 200).text("d")
    #expect(text.contains("50   row (HStack) shares 200 equally among 4   ← decides: row, /view (proved by taking away c[2] and its 2 repetitions)"), "\(text)")
    #expect(text.contains("\nWithout c[2] and its 2 repetitions: 200 × 200.\n"), "\(text)")
  }

  /// The label takes what it is offered, half of 200, and leaves 100 for 15 letters, 120; without its frame it is 16.
  @Test func `what makes a button's label long is named`() throws {
    let label = #"{"type": "Text", "id": "ok", "string": "OK", "modifiers": [{"type": "frame", "id": "wide", "maxWidth": "infinity"}]}"#
    let view = Self.row([#"{"type": "Button", "id": "btn", "children": [\#(label)]}"#, #"{"type": "Text", "id": "t", "string": "seven and eight"}"#])
    let text = try Recorded(view: view, width: 200).text("t")
    #expect(text.contains("← decides: wide .frame(maxWidth: .infinity), /view/children/0/children/0/modifiers/0"), "\(text)")
    #expect(text.contains("\nWithout wide .frame(maxWidth: .infinity): 120 × 20.\n"), "\(text)")
  }
}
