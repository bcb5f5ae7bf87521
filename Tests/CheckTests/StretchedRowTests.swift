import Explanation
import TestSupport
import Testing

/// LT021, on a canvas of 320 × 200.
@Suite struct StretchedRowTests {
  private static let a = View.shape(40, 20, id: "a"), b = View.shape(20, 30, id: "b"), d = View.divider(id: "d"), e = View.divider(id: "e")
  /// b takes 30 of 200.
  private static let found = "row (HStack) is as high as there is room, 170, for d (Divider): what else is in it needs 20"

  @Test(arguments: [
    (View.vStack(id: "col", spacing: 0, .hStack(id: "row", spacing: 0, a, d), b), [found]),
    (
      View.vStack(id: "col", spacing: 0, .hStack(id: "row", spacing: 0, a, d, .shape(9, 25, id: "c"), e), b),
      ["row (HStack) is as high as there is room, 170, for d and e: what else is in it needs 25"]
    ),
    (
      View.vStack(id: "col", spacing: 0, .hStack(id: "row", spacing: 0, a, .color(id: "line").frame(width: 2)), b),
      ["row (HStack) is as high as there is room, 170, for line (Color): what else is in it needs 20"]
    ),
    // Too wide for a line.
    (View.vStack(id: "col", spacing: 0, .hStack(id: "row", spacing: 0, a, .color(id: "line").frame(width: 3)), b), []),
    // These give it no height.
    (View.vStack(id: "col", spacing: 0, .hStack(id: "row", spacing: 0, a, d).frame(maxWidth: .infinity), b), [found]),
    (View.vStack(id: "col", spacing: 0, .hStack(id: "row", spacing: 0, a, d).frame(width: 200), b), [found]),
    // The row around it is as high for it: what is told is the row that the line is in.
    (View.vStack(id: "col", spacing: 0, .hStack(id: "outer", spacing: 0, .hStack(id: "row", spacing: 0, a, d), .shape(9, 9, id: "c")), b), [found]),
    // These do.
    (View.vStack(id: "col", spacing: 0, .hStack(id: "row", spacing: 0, a, d).frame(height: 44), b), []),
    (View.vStack(id: "col", spacing: 0, .hStack(id: "row", spacing: 0, a, d).frame(maxHeight: 44), b), []),
    (View.vStack(id: "col", spacing: 0, .hStack(id: "row", spacing: 0, a, d).frame(maxHeight: .infinity), b), []),
    (
      View.vStack(id: "col", spacing: 0, .hStack(id: "outer", spacing: 0, .hStack(id: "row", spacing: 0, a, d), .shape(9, 9, id: "c")).frame(height: 44), b), []
    ),
    (View.vStack(id: "col", spacing: 0, .hStack(id: "row", spacing: 0, a, d).fixedSize(horizontal: false, vertical: true), b), []),
    (View.color().overlay(.hStack(id: "row", spacing: 0, a, d)), []),
    // A frame around all of the column does not.
    (View.vStack(id: "col", spacing: 0, .hStack(id: "row", spacing: 0, a, d), b).frame(height: 200), [found]),
    // Others are as high, or there is nothing else.
    (View.vStack(id: "col", spacing: 0, .hStack(id: "row", spacing: 0, a, d, .color()), b), []),
    (View.hStack(id: "row", spacing: 0, d, e), []),
    // In a Grid a line is a color, since a Divider lies there.
    (
      View.grid(.gridRow(id: "row", a, .color(id: "line").frame(width: 1))),
      ["row (GridRow) is as high as there is room, 200, for line (Color): what else is in it needs 20"]
    ),
    (View.grid(.gridRow(id: "row", a, .color(id: "line").frame(width: 1))).frame(height: 44), []),
    (View.vStack(id: "col", spacing: 0, a, d, b), []),
    // Offered nil, a Divider is 10 high.
    (View.scrollView(.hStack(id: "row", spacing: 0, a, d)), []),
  ]) func `a line that makes a row as high as there is room is found`(_ view: View, _ messages: [String]) throws {
    let findings = try Checked.report(Checked.scene(view), only: ["LT021"]).findings
    #expect(findings.map(\.message) == messages && findings.allSatisfy { $0.severity == .warning })
  }
}
