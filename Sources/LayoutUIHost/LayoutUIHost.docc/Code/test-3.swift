import LayoutUIHost
import Testing

@MainActor @Test(arguments: ["iPhone SE", "iPhone 16 Pro Max"])
func `the title stays on one line`(_ device: String) async throws {
  let layout = try await layoutTrace(Invoice(), in: .device(device))
  let why = try layout.why("title")
  #expect(layout["title"].size.height < 25, "\(why)")
  #expect(layout["stamp"].isPlaced)
  #expect(try layout.findings == [])
}
