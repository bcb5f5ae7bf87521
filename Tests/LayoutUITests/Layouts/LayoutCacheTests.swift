import LayoutUI
import LayoutUIHost
import class TestSupport.TestFolder
import Testing
import TraceStore

/// Caches of a program's own Layouts.
@MainActor @Suite struct LayoutCacheTests {
  /// As wide as its first view was when the cache was made or updated.
  private struct Remembering: Layout {
    var updates = true
    func makeCache(subviews: Subviews) -> CGFloat { subviews[0].sizeThatFits(.unspecified).width }
    func updateCache(_ cache: inout CGFloat, subviews: Subviews) { if updates { cache = makeCache(subviews: subviews) } }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize { CGSize(width: cache, height: 20) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: cache, height: 20))
    }
  }

  /// What a recording says of the caches: the pass and what was done.
  private func events(_ layout: LayoutTrace) throws -> [String] {
    let folder = try TestFolder(), path = folder.path("trace.db")
    try layout.write(to: path)
    let rows = try Trace(path: path).rows("SELECT pass_id || ' ' || event AS event FROM layout_cache ORDER BY id").records
    return rows.compactMap { $0["event"]?.text }
  }

  private struct Growing: View {
    let updates: Bool
    @State private var width: CGFloat = 10
    @State private var other: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        Remembering(updates: updates) { Color.red.frame(width: width, height: 20) }.id("row")
        Color.blue.frame(width: other, height: 5)
        Button("Grow") { width = 70 }
        Button("Other") { other = 20 }
      }
    }
  }

  /// The width goes from 10 to 70. A cache lasts as long as its container: one that is not updated still says 10.
  @Test(arguments: [(true, 70.0), (false, 10.0)]) func `a cache lasts from pass to pass, and is updated when a view changes`(
    _ updates: Bool, _ width: Double
  ) async throws {
    let layout = try await layoutTrace(Growing(updates: updates), in: .size(200, 200))
    #expect(layout["row"].size.width == 10)
    try await layout.tap("Grow")
    #expect(Double(layout["row"].size.width) == width)
    #expect(try events(layout) == ["1 make", "2 update"])
  }

  @Test func `what changes elsewhere leaves a cache as it is`() async throws {
    let layout = try await layoutTrace(Growing(updates: true), in: .size(200, 200))
    try await layout.tap("Other")
    #expect(try events(layout) == ["1 make"])
  }
}
