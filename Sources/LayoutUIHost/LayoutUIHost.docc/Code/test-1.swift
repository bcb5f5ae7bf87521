import LayoutUIHost
import Testing

@MainActor @Test func `the title stays on one line`() async throws {
  let layout = try await layoutTrace(Invoice(), in: .device("iPhone SE"))
  #expect(layout["title"].size.height < 25)
}
