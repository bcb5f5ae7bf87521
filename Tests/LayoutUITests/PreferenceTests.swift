import LayoutUI
import LayoutUIHost
import Testing

/// Views that are told of others: what these prefer, how large they are and where.
@MainActor @Suite struct PreferenceTests {
  @Test func `a preference comes up to who asks for it`() async throws {
    struct Widest: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    struct Preferring: View {
      @State var width: CGFloat = 0
      var body: some View {
        VStack {
          Color.red.frame(width: 30, height: 10).background { GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) } }
          Color.red.frame(width: 70, height: 10).background { GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) } }
          Color.blue.frame(width: width, height: 10).id("line")
        }
        .onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    #expect(try await layoutTrace(Preferring(), in: .size(300, 100))["line"].size.width == 70)
  }

  private struct Largest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  /// Of rows of 40 points 0 to 7 stand in 300.
  @Test func `a view that is not placed prefers nothing`() async throws {
    struct Rows: View {
      @State var last: CGFloat = 0
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<30) { row in
              Color.red.frame(height: 40).preference(key: Largest.self, value: CGFloat(row))
            }
          }
          .onPreferenceChange(Largest.self) { last = $0 }
        }
        .overlay { Color.blue.frame(width: last, height: 10).id("line") }
      }
    }
    let rows = try await layoutTrace(Rows(), in: .size(300, 300))
    #expect(rows["line"].size.width == 7)
    // 0 to 4 in 200.
    try await rows.resize(to: .size(300, 200))
    #expect(rows["line"].size.width == 4)

    struct Choosing: View {
      @State var width: CGFloat = 0
      var body: some View {
        VStack {
          ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 900, height: 10).preference(key: Largest.self, value: 90)
            Color.blue.frame(width: 90, height: 10).preference(key: Largest.self, value: 9)
          }
          .onPreferenceChange(Largest.self) { width = $0 }
          Color.blue.frame(width: width, height: 10).id("line")
        }
      }
    }
    #expect(try await layoutTrace(Choosing(), in: .size(300, 300))["line"].size.width == 9)
  }

  @Test func `onGeometryChange tells a size, and an anchor a place`() async throws {
    struct Bounds: PreferenceKey {
      static let defaultValue: Anchor<CGRect>? = nil
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
    }
    struct Following: View {
      @State var height: CGFloat = 1
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: 30).onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { height = $0 })
          Color.blue.frame(width: 20, height: height).id("follower").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        }
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in
            if let anchor { Color.green.frame(width: proxy[anchor].width, height: 5).offset(y: proxy[anchor].minY).id("mark") }
          }
        }
      }
    }
    let layout = try await layoutTrace(Following(), in: .size(100, 100))
    #expect(layout["follower"].size == CGSize(width: 20, height: 30))
    #expect(layout["mark"].frame.origin.y - layout["follower"].frame.origin.y == 0 || layout["mark"].isPlaced)
  }

  /// The reader stands 30 below the top of the space, which is 50 high.
  @Test func `a reader is told where a named space around it is`() async throws {
    struct Reading: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 30)
          GeometryReader { proxy in
            let space = proxy.bounds(of: .named("column")), unknown = proxy.bounds(of: .named("row"))
            Color.blue.frame(width: -(space?.minY ?? 0), height: (space?.height ?? 0) / 10).id(unknown == nil ? "mark" : "known")
          }
          .frame(width: 40, height: 20)
        }
        .coordinateSpace(.named("column"))
      }
    }
    #expect(try await layoutTrace(Reading(), in: .size(300, 100))["mark"].size == CGSize(width: 30, height: 5))
  }
}
