import Explanation
import Testing

/// LT020 and what makes a view stick out, LT001. The canvas is 320 × 200, a letter 8 wide and a line 20 high.
@Suite struct OutOfSightTests {
  private static func shape(_ id: String, _ width: Int, _ height: Int, _ modifiers: String = "") -> String {
    #"{"type": "Shape", "id": "\#(id)", "sizeThatFits": {"width": \#(width), "height": \#(height)}, "modifiers": [\#(modifiers)]}"#
  }
  private static func stack(_ type: String, _ id: String, _ children: String..., modifiers: String = "") -> String {
    #"{"type": "\#(type)", "id": "\#(id)", "spacing": 0, "children": [\#(children.joined(separator: ","))], "modifiers": [\#(modifiers)]}"#
  }
  private static let rows = (1...5).map { shape("r\($0)", 50, 20) }.joined(separator: ",")
  private static let low = #"{"type": "frame", "height": 50, "alignment": "top"}, "#, clipped = #"{"type": "clipped", "id": "clip"}"#
  private static func overlay(_ content: String) -> String {
    #"{"type": "Color", "modifiers": [{"type": "overlay", "alignment": "topLeading", "content": \#(content)}]}"#
  }

  @Test(arguments: [
    // Rows begin at 0, 20, 40, 60 and 80 of 50.
    (stack("VStack", "col", rows, modifiers: low + clipped), ["r4 (Shape) cannot be seen: it begins 10 below clip .clipped(), and 1 more with it"], "note"),
    // The outermost: the row, not what is in it. Its guide lies 100 behind its left edge, so that it ends at -100 + 60.
    (
      overlay(stack("HStack", "row", shape("a", 30, 20), shape("b", 30, 20), modifiers: #"{"type": "alignmentGuide", "guide": "leading", "value": "100"}"#)),
      ["row (HStack) cannot be seen: it ends 40 left of the canvas"], "warning"
    ),
    (
      overlay(shape("a", 30, 20, #"{"type": "alignmentGuide", "guide": "top", "value": "20"}"#)),
      ["a (Shape) cannot be seen: it ends at the beginning of the canvas"],
      "warning"
    ),
    // In part it can be seen.
    (overlay(shape("a", 30, 20, #"{"type": "alignmentGuide", "guide": "top", "value": "19"}"#)), [], ""),
    // Meant, or to be scrolled to.
    (shape("a", 30, 20, #"{"type": "offset", "x": 400}"#), [], ""),
    (shape("a", 30, 20, #"{"type": "position", "x": -40, "y": 20}"#), [], ""),
    (overlay(shape("a", 30, 20, #"{"type": "alignmentGuide", "guide": "top", "value": "40"}, {"type": "hidden"}"#)), [], ""),
    (#"{"type": "ScrollView", "children": [\#(stack("VStack", "col", shape("a", 50, 300), shape("b", 50, 20)))], "modifiers": [\#(clipped)]}"#, [], ""),
    // 600 in 200: what is outside is so with the column.
    (stack("VStack", "col", shape("a", 50, 20), shape("b", 50, 560), shape("c", 50, 20)), [], ""),
    (stack("VStack", "col", rows, modifiers: #"{"type": "frame", "height": 0, "alignment": "top"}, "# + clipped), [], ""),
  ]) func `what is wholly out of sight is found once`(_ view: String, _ messages: [String], _ severity: String) throws {
    let findings = try Checked.report(Checked.scene(view), only: ["LT020"]).findings
    #expect(findings.map(\.message) == messages && findings.allSatisfy { $0.severity.rawValue == severity })
  }

  @Test(arguments: [
    // Of 320 each is offered 160: a takes 100, b 400.
    (
      stack("HStack", "row", shape("a", 100, 20), #"{"type": "Color", "modifiers": [{"type": "frame", "minWidth": 400, "id": "low"}]}"#),
      "row (HStack) is 500 wide for low .frame(minWidth: 400)"
    ),
    (stack("VStack", "col", stack("HStack", "row", shape("a", 400, 20)), shape("b", 20, 20)), "col (VStack) is 400 wide for a (Shape)"),
    // 50 characters.
    (
      stack(
        "VStack", "col",
        #"{"type": "Text", "id": "t", "string": "\#(String(repeating: "1234 ", count: 10))", "modifiers": [{"type": "fixedSize", "id": "fix"}]}"#),
      "col (VStack) is 400 wide for fix .fixedSize()"
    ),
    // 100 high, 4 times as wide.
    (
      stack(
        "VStack", "col",
        #"{"type": "Color", "modifiers": [{"type": "aspectRatio", "ratio": 4, "contentMode": "fill", "id": "ratio"}, {"type": "frame", "height": 100}]}"#),
      "col (VStack) is 400 wide for ratio .aspectRatio(4, contentMode: .fill)"
    ),
    // Each is offered less: 150, then 100.
    (stack("HStack", "row", shape("a", 200, 20), shape("b", 200, 20)), "row (HStack) is 400 wide for a and b"),
    (stack("HStack", "row", shape("a", 200, 20), shape("b", 20, 20), shape("c", 180, 20)), "row (HStack) is 400 wide for a and c"),
    // Of so many the longest.
    (
      stack("HStack", "row", shape("a", 80, 20), shape("b", 80, 20), shape("c", 80, 20), shape("d", 90, 20), shape("e", 70, 20)),
      "row (HStack) is 400 wide for d and 4 others"
    ),
  ]) func `what sticks out names the view that makes it so long`(_ view: String, _ words: String) throws {
    let messages = try Checked.report(Checked.scene(view), only: ["LT001"]).findings.map(\.message)
    #expect(messages.contains { $0.hasPrefix(words + ", ") }, "\(messages)")
  }

  /// (320 - 8) / 2 = 156, of which 7 are missing on either side; the other 7 lie over the gap.
  @Test func `what is longer than a lazy grid's column is told by that`() throws {
    let grid = #"""
      {"type": "LazyVGrid", "columns": [{"flexible": {}}, {"flexible": {}}], "children": [
        {"type": "Color", "id": "a", "modifiers": [{"type": "frame", "width": 170, "height": 40, "id": "af"}]}, {"type": "Color", "id": "b"}]}
      """#
    let messages = try Checked.report(Checked.scene(grid), only: ["LT001"]).findings.map(\.message)
    #expect(messages == ["af .frame(width: 170, height: 40) is 170 wide, its column has 156: 7 out on the left"])
  }
}
