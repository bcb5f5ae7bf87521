import LayoutUI
import LayoutUIHost
import Testing

/// Lazy rows at the end of a ScrollView, as a chat has them. The viewport is 100 × 250.
@MainActor @Suite struct LazyScrollTests {
  private struct Chat: View {
    let isAnchored: Bool
    @State private var heights: [CGFloat] = [40] + Array(repeating: 30, count: 38) + [70]
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(heights.indices, id: \.self) { index in Color.red.frame(height: heights[index]).id("row\(index)") }
          }
          .onTapGesture { heights.append(90) }.id("rows")
        }
        .onAppear { if !isAnchored { proxy.scrollTo("row39", anchor: .bottom) } }
      }
      .defaultScrollAnchor(isAnchored ? .bottom : nil)
    }
  }

  @Test(arguments: [true, false]) func `the last row ends where the viewport does`(_ isAnchored: Bool) async throws {
    let layout = try await layoutTrace(Chat(isAnchored: isAnchored), in: .size(100, 250))
    #expect(layout["row39"].frame == CGRect(x: 0, y: 180, width: 100, height: 70))
    #expect(layout["row38"].frame.minY == 150)
  }

  private struct Shelf: View {
    var isClipped = true
    var body: some View {
      ScrollView(.horizontal) {
        Color.red.frame(width: 40, height: 40).overlay(alignment: .topTrailing) { Color.blue.frame(width: 20, height: 20).offset(y: -10) }
      }
      .scrollClipDisabled(!isClipped)
    }
  }

  @Test func `what a ScrollView does not clip is not cut by it`() async throws {
    #expect(try await layoutTrace(Shelf(), in: .size(100, 100)).findings.contains { $0.contains("LT024") })
    #expect(try await !layoutTrace(Shelf(isClipped: false), in: .size(100, 100)).findings.contains { $0.contains("LT024") })
  }

  @Test func `what is at its anchor stays there when another row comes`() async throws {
    let layout = try await layoutTrace(Chat(isAnchored: true), in: .size(100, 250))
    try await layout.tap("rows")
    #expect(layout["row40"].frame == CGRect(x: 0, y: 160, width: 100, height: 90))
    #expect(layout["row39"].frame.minY == 90)
  }
}
