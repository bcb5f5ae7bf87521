import LayoutEngine
import LayoutModel
import Scene
import Testing

struct AlignmentBottomLayoutTests {
  private static func value(_ value: String) -> String { "{\"type\": \"layoutValue\", \"key\": \"ActiveKey\", \"value\": \(value)}" }
  private static func layout(_ first: String, _ second: String) -> String {
    "{\"type\": \"AlignmentBottomLayout\", \"id\": \"layout\", \"children\": [\(first), \(second)]}"
  }

  @Test(arguments: [(false, 300.0, 400.0), (true, 250, 350)])
  func `the active view's bottom is the container's`(_ show: Bool, _ red: Double, _ green: Double)
    throws
  {
    let view = Self.layout(box("red", 40, 100, Self.value(#""!show""#)), box("green", 40, 50, Self.value(#""show""#)))
    let laid = try Laid(view, in: Proposal(300, 400), "\"state\": {\"show\": \(show)}")
    #expect(laid.frame("layout")?.size == Size(300, 400))
    #expect(laid.onCanvas("red") == Rect(0, red, 40, 100))
    #expect(laid.onCanvas("green") == Rect(0, green, 40, 50))
  }

  @Test func `none is active: the first counts; several: the last`() throws {
    #expect(try Laid(Self.layout(box("a", 1, 10), box("b", 1, 20)), in: Proposal(90, 90)).onCanvas("a") == Rect(0, 80, 1, 10))
    let both = Self.layout(box("a", 1, 10, Self.value("true")), box("b", 1, 20, Self.value("true")))
    #expect(try Laid(both, in: Proposal(90, 90)).onCanvas("a") == Rect(0, 60, 1, 10))
  }

  @Test func `its answer to nil is 10, and a view asked another size since is measured anew`() throws {
    let laid = try Laid(
      Self.layout(#"{"type": "Color", "id": "a"}"#, box("b", 1, 20)), in: .unspecified,
      #""passes": [{"proposal": {}}, {"proposal": {"width": 50, "height": 60}}]"#)
    #expect(laid.onCanvas("layout", pass: 1) == Rect(0, 0, 10, 10))
    #expect(laid.onCanvas("a", pass: 2) == Rect(0, 0, 50, 60))
    #expect(laid.onCanvas("b", pass: 2) == Rect(0, 60, 1, 20))
  }

  @Test(arguments: [
    (#"{"type": "offset", "x": 5}"#, 60.0), (#"{"type": "layoutPriority", "value": 1}"#, 60), (#"{"type": "padding", "length": 0}"#, 80),
    (#"{"type": "layoutValue", "key": "ActiveKey", "value": false}"#, 80),
  ])
  func `a value is seen through what lets a priority through; the outermost counts`(_ outer: String, _ y: Double) throws {
    let laid = try Laid(Self.layout(box("a", 1, 10), box("b", 1, 20, "\(Self.value("true")), \(outer)")), in: Proposal(90, 90))
    #expect(laid.onCanvas("a")?.origin.y == y)
  }

  @Test(arguments: [
    (#""ActveKey", "value": true"#, "'key' of layoutValue names no layout value: 'ActveKey'; known: ActiveKey"),
    (#""ActiveKey", "value": 1"#, "'value' of layoutValue of 'ActiveKey' takes true or false"),
    (#""ActiveKey", "value": []"#, "'value' takes a number, true, false or an expression"),
  ])
  func `a wrong value is an error`(_ arguments: String, _ message: String) throws {
    let view = "{\"type\": \"Color\", \"modifiers\": [{\"type\": \"layoutValue\", \"key\": \(arguments)}]}"
    let error = #expect(throws: SceneError.self) { try Laid(view, in: .unspecified) }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }
}
