import LayoutUI
import LayoutUIHost
import Testing

/// Lengths that grow with Dynamic Type.
@MainActor @Suite struct ScaledMetricTests {
  private struct Row: View {
    @ScaledMetric var body64: CGFloat = 64
    @ScaledMetric(relativeTo: .largeTitle) var title10: CGFloat = 10
    var body: some View {
      VStack {
        Color.red.frame(width: body64, height: 1).id("body")
        Color.red.frame(width: title10, height: 1).id("title")
      }
    }
  }

  /// 64 is 58.3333 at `small`, as recorded on iOS 26.1 (scaled-metric.tsv); at `large` every length is what is written.
  @Test func `a scaled metric goes by the Dynamic Type size around its view`() async throws {
    let small = try await layoutTrace(Row().dynamicTypeSize(.small), in: .size(393, 852))
    #expect(abs(small["body"].size.width - 58.3333) < 0.001)
    let large = try await layoutTrace(Row(), in: .size(393, 852))
    #expect(large["body"].size.width == 64 && large["title"].size.width == 10)
  }
}
