import LayoutUI
import LayoutUIHost
import Testing

/// Containers that take their content apart.
@MainActor @Suite struct SubviewTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack(spacing: 0) {
        Group(subviews: content) { subviews in
          if let first = subviews.first { first.frame(height: 50).id("hero") }
          HStack(spacing: 0) { ForEach(subviews.dropFirst()) { $0.frame(width: 30, height: 10) } }.id("rest \(subviews.count)")
        }
      }
    }
  }

  /// Three views: one, and two of a ForEach. The first is 50 high, the others stand in a row, 2 × 30 wide.
  @Test func `a Group gives the views of its content, those of a ForEach one by one`() async throws {
    let view = Cards {
      Color.red
      ForEach(0..<2) { _ in Color.blue }
    }
    let layout = try await layoutTrace(view, in: .size(200, 300))
    #expect(layout["hero"].size.height == 50 && layout["rest 3"].size == CGSize(width: 60, height: 10))
  }

  /// Each of three views gets a padding of 5: 3 × (10 + 10).
  @Test func `ForEach has a view for each view of another`() async throws {
    let content = Group {
      Color.red.frame(width: 20, height: 10)
      Color.green.frame(width: 20, height: 10)
      if true { Color.blue.frame(width: 20, height: 10) }
    }
    let view = VStack(spacing: 0) { ForEach(subviews: content) { $0.padding(5) } }.id("stack")
    #expect(try await layoutTrace(view, in: .size(200, 300))["stack"].size == CGSize(width: 30, height: 60))
  }

  private struct Count: View {
    @State private var count = 0
    var body: some View { Color.red.frame(width: 10, height: 10 + CGFloat(count)).id("count").onAppear { count = 5 } }
  }

  /// When it appears it makes itself 5 higher.
  @Test func `a view that is put elsewhere keeps its state`() async throws {
    let view = Cards {
      Color.red
      Count()
    }
    #expect(try await layoutTrace(view, in: .size(200, 300))["count"].size.height == 15)
  }
}
