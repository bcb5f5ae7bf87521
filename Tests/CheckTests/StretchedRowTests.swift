import Explanation
import Testing

/// LT021, on a canvas of 320 × 200.
@Suite struct StretchedRowTests {
  private static func shape(_ id: String, _ width: Int, _ height: Int) -> String {
    #"{"type": "Shape", "id": "\#(id)", "sizeThatFits": {"width": \#(width), "height": \#(height)}}"#
  }
  private static func stack(_ type: String, _ id: String, _ children: String..., modifiers: String = "") -> String {
    #"{"type": "\#(type)", "id": "\#(id)", "spacing": 0, "children": [\#(children.joined(separator: ","))], "modifiers": [\#(modifiers)]}"#
  }
  private static let a = shape("a", 40, 20), b = shape("b", 20, 30), d = #"{"type": "Divider", "id": "d"}"#, e = #"{"type": "Divider", "id": "e"}"#
  private static func line(_ width: Int) -> String {
    #"{"type": "Color", "id": "line", "modifiers": [{"type": "frame", "width": \#(width)}]}"#
  }
  private static func row(_ views: String..., frame: String = "") -> String {
    let views = views.joined(separator: ",")
    return #"{"type": "HStack", "id": "row", "spacing": 0, "children": [\#(views)], "modifiers": [\#(frame)]}"#
  }
  private static func frame(_ arguments: String) -> String { #"{"type": "frame", \#(arguments)}"# }
  /// b takes 30 of 200.
  private static let found = "row (HStack) is as high as there is room, 170, for d (Divider): what else is in it needs 20"

  @Test(arguments: [
    (stack("VStack", "col", row(a, d), b), [found]),
    (
      stack("VStack", "col", row(a, d, shape("c", 9, 25), e), b),
      ["row (HStack) is as high as there is room, 170, for d and e: what else is in it needs 25"]
    ),
    (stack("VStack", "col", row(a, line(2)), b), ["row (HStack) is as high as there is room, 170, for line (Color): what else is in it needs 20"]),
    // Too wide for a line.
    (stack("VStack", "col", row(a, line(3)), b), []),
    // These give it no height.
    (stack("VStack", "col", row(a, d, frame: frame(#""maxWidth": "infinity""#)), b), [found]),
    (stack("VStack", "col", row(a, d, frame: frame(#""width": 200"#)), b), [found]),
    // The row around it is as high for it: what is told is the row that the line is in.
    (stack("VStack", "col", stack("HStack", "outer", row(a, d), shape("c", 9, 9)), b), [found]),
    // These do.
    (stack("VStack", "col", row(a, d, frame: frame(#""height": 44"#)), b), []),
    (stack("VStack", "col", row(a, d, frame: frame(#""maxHeight": 44"#)), b), []),
    (stack("VStack", "col", row(a, d, frame: frame(#""maxHeight": "infinity""#)), b), []),
    (stack("VStack", "col", stack("HStack", "outer", row(a, d), shape("c", 9, 9), modifiers: frame(#""height": 44"#)), b), []),
    (stack("VStack", "col", row(a, d, frame: #"{"type": "fixedSize", "horizontal": false, "vertical": true}"#), b), []),
    (#"{"type": "Color", "modifiers": [{"type": "overlay", "content": \#(row(a, d))}]}"#, []),
    // A frame around all of the column does not.
    (stack("VStack", "col", row(a, d), b, modifiers: frame(#""height": 200"#)), [found]),
    // Others are as high, or there is nothing else.
    (stack("VStack", "col", row(a, d, #"{"type": "Color"}"#), b), []),
    (row(d, e), []),
    // In a Grid a line is a color, since a Divider lies there.
    (
      #"{"type": "Grid", "children": [{"type": "GridRow", "id": "row", "children": [\#(a), \#(line(1))]}]}"#,
      ["row (GridRow) is as high as there is room, 200, for line (Color): what else is in it needs 20"]
    ),
    (#"{"type": "Grid", "children": [{"type": "GridRow", "id": "row", "children": [\#(a), \#(line(1))]}], "modifiers": [\#(frame(#""height": 44"#))]}"#, []),
    (stack("VStack", "col", a, d, b), []),
    // Offered nil, a Divider is 10 high.
    (#"{"type": "ScrollView", "children": [\#(row(a, d))]}"#, []),
  ]) func `a line that makes a row as high as there is room is found`(_ view: String, _ messages: [String]) throws {
    let findings = try Checked.report(Checked.scene(view), only: ["LT021"]).findings
    #expect(findings.map(\.message) == messages && findings.allSatisfy { $0.severity == .warning })
  }
}
