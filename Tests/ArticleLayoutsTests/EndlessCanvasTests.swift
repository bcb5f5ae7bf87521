import LayoutModel
import Scene
import Testing

/// Infinity less infinity is no number; in a canvas without end it comes up where distances are taken.
struct EndlessCanvasTests {
  private static let endless = Proposal(.infinity, 100)

  @Test func `from right to left, a view as wide as the canvas starts at 0`() throws {
    let laid = try Laid(
      #"{"type": "VStack", "children": [{"type": "Color", "id": "c"}, {"type": "Color"}]}"#, in: Self.endless,
      #""environment": {"layoutDirection": "rightToLeft"}"#)
    #expect(laid.frame("c") == Rect(0, 0, .infinity, 46))
  }

  /// b starts at infinity, and c, centred in it, infinitely far to the left of that.
  @Test func `a view of which nobody can say where it is starts at 0`() throws {
    let c = #"{"type": "Shape", "id": "c", "sizeThatFits": {"width": "infinity", "height": 5}, "modifiers": [{"type": "frame", "id": "b", "width": 10}]}"#
    let laid = try Laid(#"{"type": "HStack", "spacing": 0, "children": [{"type": "Color"}, \#(c)]}"#, in: Self.endless)
    #expect(laid.onCanvas("b") == Rect(.infinity, 47.5, 10, 5))
    #expect(laid.frame("c") == Rect(-.infinity, 0, .infinity, 5))
    #expect(laid.onCanvas("c") == Rect(0, 47.5, .infinity, 5))
  }

  @Test(arguments: [#"{"type": "rotationEffect", "degrees": 45}"#, #"{"type": "scaleEffect", "x": 0}"#])
  func `a view without end is drawn where it lies, however it is turned`(effect: String) throws {
    let laid = try Laid("{\"type\": \"Color\", \"id\": \"c\", \"modifiers\": [\(effect)]}", in: Self.endless)
    #expect(laid.trace.placements.last?.drawn == Rect(0, 0, .infinity, 100))
  }

  @Test(arguments: ["WrappingHStack", "AlignmentBottomLayout"])
  func `a layout written in Swift places views without end at 0`(layout: String) throws {
    let laid = try Laid("{\"type\": \"\(layout)\", \"children\": [{\"type\": \"Color\", \"id\": \"c\"}]}", in: Proposal(.infinity, .infinity))
    #expect(laid.onCanvas("c") == Rect(0, 0, .infinity, .infinity))
  }

  @Test func `the first column of a lazy grid starts at 0, and the second at infinity`() throws {
    let columns = #"[{"flexible": {}}, {"flexible": {}}]"#
    let cells = #"[{"type": "Color", "id": "a"}, {"type": "Color", "id": "b"}]"#
    let laid = try Laid("{\"type\": \"LazyVGrid\", \"columns\": \(columns), \"children\": \(cells)}", in: Self.endless)
    // A Color of which no height is asked for is 10 high; the row starts at the top of the grid, which is centred in 100.
    #expect(laid.onCanvas("a") == Rect(0, 45, .infinity, 10))
    #expect(laid.onCanvas("b") == Rect(.infinity, 45, .infinity, 10))
  }
}
