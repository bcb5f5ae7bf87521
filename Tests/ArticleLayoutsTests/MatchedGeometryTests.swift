import LayoutModel
import Testing

/// matchedGeometryEffect: who takes what from whom.
struct MatchedGeometryTests {
  private static func effect(_ more: String) -> String { "{\"type\": \"matchedGeometryEffect\", \"id\": \"g\"\(more)}" }
  private static let follows = effect(#", "isSource": false, "anchor": "top""#)
  private static let source = effect(#", "anchor": "bottom""#)
  private static func row(_ views: String...) -> String {
    "{\"type\": \"HStack\", \"id\": \"row\", \"spacing\": 0, \"alignment\": \"top\", \"children\": [\(views.joined(separator: ", "))]}"
  }
  private static func greedy(_ id: String, _ modifiers: String) -> String { "{\"type\": \"Color\", \"id\": \"\(id)\", \"modifiers\": [\(modifiers)]}" }

  @Test func `a view takes its source's size and meets its point; the slot stays`() throws {
    let laid = try Laid(Self.row(box("s", 40, 30, Self.source), Self.greedy("f", Self.follows), box("after", 10, 10)), in: Proposal(100, 60))
    #expect(laid.onCanvas("row") == Rect(0, 0, 100, 60))
    // Its top meets the source's bottom, at 20,30.
    #expect(laid.onCanvas("f") == Rect(0, 30, 40, 30))
    #expect(laid.onCanvas("after") == Rect(90, 0, 10, 10))
    #expect(laid.trace.passes.count == 1)
  }

  @Test func `a source that is placed later is followed in another pass`() throws {
    let laid = try Laid(Self.row(Self.greedy("f", Self.follows), box("s", 40, 30, Self.source)), in: Proposal(100, 60))
    #expect(laid.trace.passes.map(\.trigger) == ["start", "matchedGeometryEffect on f follows its source"])
    #expect(laid.onCanvas("f", pass: 1) == Rect(0, 0, 60, 60))
    #expect(laid.onCanvas("f") == Rect(60, 30, 40, 30))
  }

  @Test(arguments: [("position", Rect(-10, 30, 60, 60)), ("size", Rect(50, 0, 40, 30)), ("frame", Rect(0, 30, 40, 30))])
  func `properties say what is taken`(_ properties: String, _ frame: Rect) throws {
    let follows = Self.effect(#", "isSource": false, "anchor": "top", "properties": "\#(properties)""#)
    let laid = try Laid(Self.row(box("s", 40, 30, Self.source), Self.greedy("f", follows)), in: Proposal(100, 60))
    #expect(laid.onCanvas("f") == frame)
  }

  @Test func `another namespace and a missing source mean nothing`() throws {
    let other = Self.effect(#", "isSource": false, "namespace": "n""#)
    let laid = try Laid(Self.row(box("s", 40, 30, Self.source), Self.greedy("f", other)), in: Proposal(100, 60))
    #expect(laid.onCanvas("f") == Rect(40, 0, 60, 60))
    #expect(laid.trace.passes.count == 1)
  }

  @Test func `positions on the canvas are not mirrored`() throws {
    let environment = #""environment": {"layoutDirection": "rightToLeft"}"#
    let laid = try Laid(Self.row(box("s", 40, 30, Self.source), Self.greedy("f", Self.follows)), in: Proposal(100, 60), environment)
    #expect(laid.onCanvas("s") == Rect(60, 0, 40, 30))
    #expect(laid.onCanvas("f") == Rect(60, 30, 40, 30))
  }

  @Test func `an id does nothing to layout`() throws {
    let laid = try Laid(Self.row(Self.greedy("a", #"{"type": "id", "id": 7}"#), box("b", 10, 10)), in: Proposal(100, 60))
    #expect(laid.onCanvas("a") == Rect(0, 0, 90, 60))
  }
}
