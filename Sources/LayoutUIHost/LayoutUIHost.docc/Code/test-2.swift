import LayoutUIHost
import Testing

@MainActor @Test func `the title stays on one line`() async throws {
  let layout = try await layoutTrace(Invoice(), in: .device("iPhone SE"))
  let why = try layout.why("title")
  #expect(layout["title"].size.height < 25, "\(why)")
}
