import LayoutEngine
import LayoutModel
import Scene
import Testing

struct WrappingHStackTests {
  private static func stack(_ arguments: String, _ children: String) -> String {
    "{\"type\": \"WrappingHStack\", \"id\": \"stack\"\(arguments.isEmpty ? "" : ", \(arguments)"), \"children\": [\(children)]}"
  }
  private static let three = [box("a", 40, 20), box("b", 50, 30), box("c", 60, 10)].joined(separator: ", ")

  @Test func `a view that does not fit starts another row`() throws {
    let laid = try Laid(Self.stack(#""spacing": 10, "alignment": "topLeading""#, Self.three), in: Proposal(100, 200))
    // 40 + 10 + 50 is just 100; the third starts below the higher of both, 30, and the space of 10.
    #expect(laid.frame("stack")?.size == Size(100, 50))
    #expect(laid.frame("a") == Rect(0, 0, 40, 20))
    #expect(laid.frame("b") == Rect(50, 0, 50, 30))
    #expect(laid.frame("c") == Rect(0, 40, 60, 10))
  }

  @Test func `rows and columns have spacings of their own`() throws {
    let laid = try Laid(Self.stack(#""horizontalSpacing": 4, "verticalSpacing": 6, "alignment": "topLeading""#, Self.three), in: Proposal(94, 200))
    #expect(laid.frame("b") == Rect(44, 0, 50, 30))
    #expect(laid.frame("c") == Rect(0, 36, 60, 10))
  }

  @Test func `a spacing that takes away more than the rows are high leaves no height`() throws {
    let laid = try Laid(Self.stack(#""horizontalSpacing": 0, "verticalSpacing": -50, "alignment": "topLeading""#, Self.three), in: Proposal(94, 200))
    // 30 - 50 + 10 is less than 0; the row stands where its spacing puts it.
    #expect(laid.frame("stack")?.size.height == 0)
    #expect(laid.frame("c") == Rect(0, -20, 60, 10))
  }

  @Test func `without spacing the views' own counts, between rows that of the highest`() throws {
    let text = #"{"type": "Text", "string": "x", "id": "t", "font": {"advance": 8, "lineHeight": 40, "ascent": 15, "descent": 5, "leading": 3}}"#
    let laid = try Laid(Self.stack(#""alignment": "topLeading""#, [box("a", 40, 20), box("b", 30, 10), text].joined(separator: ", ")), in: Proposal(80, 200))
    let stacked = try Laid("{\"type\": \"VStack\", \"children\": [\(box("a", 40, 20)), \(text)]}", in: Proposal(80, 200))
    #expect(laid.frame("b") == Rect(48, 0, 30, 10))
    #expect(laid.frame("t")?.origin.y == stacked.frame("t")?.origin.y)
  }

  @Test(arguments: [
    ("leading", Rect(0, 5, 40, 20)), ("trailing", Rect(20, 5, 40, 20)), ("top", Rect(10, 0, 40, 20)), ("bottomTrailing", Rect(20, 10, 40, 20)),
    ("center", Rect(10, 5, 40, 20)), ("leadingFirstTextBaseline", Rect(10, 5, 40, 20)),
  ])
  func `a row and its views go where the alignment says`(_ alignment: String, _ frame: Rect) throws {
    let children = [box("a", 40, 20), box("b", 30, 30)].joined(separator: ", ")
    let laid = try Laid(Self.stack("\"spacing\": 0, \"alignment\": \"\(alignment)\"", children), in: Proposal(90, 200))
    // One row, 70 wide in 90 and 30 high: 20 are left beside it and 10 below the first view.
    #expect(laid.frame("a") == frame)
  }

  @Test func `a stack proposed nothing is its minimum, and places no view`() throws {
    let laid = try Laid(Self.stack("", Self.three), in: Proposal(0, 0))
    #expect(laid.frame("stack")?.size == Size(60, 30))
    #expect(laid.trace.diagnostics.map(\.code) == ["LT201", "LT201", "LT201"])
  }

  @Test func `a stack proposed nil is one row`() throws {
    let laid = try Laid(Self.stack(#""spacing": 1"#, Self.three), in: .unspecified)
    #expect(laid.frame("stack")?.size == Size(152, 30))
  }

  @Test func `the cache is made once, and the minimum asked for once`() throws {
    let laid = try Laid(Self.stack("", Self.three), in: .unspecified, #""passes": [{"proposal": {"width": 100}}, {"proposal": {"width": 90}}]"#)
    #expect(laid.trace.layoutCaches.map(\.kind) == [.make])
    #expect(laid.trace.calls.count { $0.proposal == Proposal(0, 0) } == 3)
    #expect(laid.onCanvas("b", pass: 1) != laid.onCanvas("b", pass: 2))
  }

  @Test func `asking for its spacing leaves no answer behind`() throws {
    let view = "{\"type\": \"HStack\", \"children\": [\(box("x", 10, 10)), \(Self.stack("", Self.three))]}"
    let laid = try Laid(view, in: Proposal(200, 100))
    for call in laid.trace.calls where call.cachedFrom != 0 {
      let origin = laid.trace.calls[Int(call.cachedFrom) - 1]
      #expect(origin.node == call.node && origin.proposal == call.proposal)
    }
  }

  @Test func `a spacing and a spacing of one direction exclude one another`() throws {
    let error = #expect(throws: SceneError.self) { try Laid(Self.stack(#""spacing": 1, "verticalSpacing": 2"#, ""), in: .unspecified) }
    #expect(error?.description.contains("'spacing' of WrappingHStack cannot stand beside horizontalSpacing or verticalSpacing") == true)
  }
}
