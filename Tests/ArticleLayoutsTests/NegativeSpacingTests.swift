import LayoutModel
import Testing

struct NegativeSpacingTests {
  /// 10 and 10 less 200 would be 180 less than nothing; the second starts 10 - 200 after the first does.
  @Test(arguments: [
    ("VStack", Size(10, 0), Point(0, -190)), ("LazyVStack", Size(10, 0), Point(0, -190)), ("HStack", Size(0, 10), Point(-190, 0)),
    ("LazyHStack", Size(0, 10), Point(-190, 0)),
  ])
  func `a stack whose spacing takes more than its views have is not shorter than 0`(stack: String, size: Size, second: Point) throws {
    let laid = try Laid(
      "{\"type\": \"\(stack)\", \"id\": \"s\", \"spacing\": -200, \"children\": [\(box("a", 10, 10)), \(box("b", 10, 10))]}", in: .unspecified)
    #expect(laid.frame("s")?.size == size)
    #expect(laid.frame("a")?.origin == .zero)
    #expect(laid.frame("b")?.origin == second)
  }
}
