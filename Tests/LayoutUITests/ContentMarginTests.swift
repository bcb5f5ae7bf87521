import LayoutUI
import LayoutUIHost
import Testing

/// Margins of what scrolls, as Apple documents them: the container is as large as without, its content offered less.
@MainActor @Suite struct ContentMarginTests {
  /// A row of 3 views of 30 with gaps of 5 is 100 wide in a ScrollView of 90, which ends at its edges: 100 and 2 margins of 20 are scrolled.
  @Test func `a row scrolls from edge to edge`() async throws {
    let row = ScrollView(.horizontal) {
      HStack(spacing: 5) {
        Color.blue.frame(width: 30, height: 10).id("first"); Color.blue.frame(width: 30, height: 10); Color.blue.frame(width: 30, height: 10)
      }.id("row")
    }
    let layout = try await layoutTrace(row.id("scroll").contentMargins(.horizontal, 20, for: .scrollContent), in: .size(90, 50))
    #expect(layout["scroll"].size == CGSize(width: 90, height: 10))
    #expect(layout["first"].frame.minX == 20 && layout["row"].size.width == 100)
    #expect(layout["ScrollContent"].size.width == 140)
  }

  /// 200 less 2 × 20; 110 high in 300, the screen begins at 95. What does not scroll keeps nothing, nor does a second ScrollView in the first.
  @Test func `content is offered what the margins leave`() async throws {
    let row = ScrollView(.horizontal) { Color.blue.frame(width: 30, height: 10).id("inner") }
    let screen = VStack(alignment: .leading, spacing: 0) {
      Color.green.frame(height: 10).id("still")
      ScrollView {
        Color.red.frame(height: 10).id("content")
        row
      }.frame(height: 100).id("page")
    }
    let layout = try await layoutTrace(screen.contentMargins(.horizontal, 20, for: .scrollContent), in: .size(200, 300))
    #expect(layout["still"].size.width == 200 && layout["page"].size == CGSize(width: 200, height: 100))
    #expect(layout["content"].frame == CGRect(x: 20, y: 105, width: 160, height: 10))
    #expect(layout["inner"].frame.minX == 20)
  }

  /// Of 200 they leave 160, two thirds of which are a view of the first; the second is as high as 100 less 2 × 10.
  @Test func `what is relative to a container goes by it without the margins`() async throws {
    let views = ScrollView {
      Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 0).id("part")
      Color.red.containerRelativeFrame(.vertical).id("screen")
    }
    let layout = try await layoutTrace(views.contentMargins(.horizontal, 20).contentMargins(.vertical, 10), in: .size(200, 100))
    #expect(layout["part"].size.width == 120 && layout["screen"].size.height == 80)
  }

  /// Each edge is that of the nearest modifier which says it; without a length it is the container's own, of a ScrollView none.
  @Test func `the nearest margin counts`() async throws {
    let page = ScrollView { Color.red.frame(height: 10).id("content") }
    func x(_ view: some View) async throws -> CGFloat { try await layoutTrace(view, in: .size(200, 100))["content"].frame.minX }
    #expect(try await x(page.contentMargins(.leading, 5).contentMargins(30)) == 5)
    #expect(try await x(page.contentMargins(.top, 5).contentMargins(30)) == 30)
    #expect(try await x(page.contentMargins(.leading, nil).contentMargins(30)) == 0)
    #expect(try await x(page.contentMargins(30, for: .scrollIndicators)) == 0)
    #expect(try await x(page.contentMargins(.all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))) == 2)
  }

  /// On iOS 26 a list's rows stand 16 from its edges and 17.33 from its top: `ListMetrics`.
  @Test func `margins take the place of a list's own`() async throws {
    let list = List { Text("Row") }
    func row(_ view: some View) async throws -> CGRect { try await layoutTrace(view, in: .device("iPhone 16"))["ListRow"].frame }
    let own = try await row(list), none = try await row(list.contentMargins(.horizontal, 0).contentMargins(.top, 0))
    #expect(own.minX == 16 && none.minX == 0 && none.width == own.width + 32)
    #expect(abs(own.minY - none.minY - 52.0 / 3) < 0.001)
  }
}
