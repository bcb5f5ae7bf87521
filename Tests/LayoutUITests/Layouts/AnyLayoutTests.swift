import LayoutUI
import LayoutUIHost
import Testing

/// Layouts that are values, and what lays views out with them.
@MainActor @Suite struct AnyLayoutTests {
  /// Columns 30 and 50, 4 between them; rows 10 and 20, 6 between them.
  @Test func `GridLayout called with rows is a Grid`() async throws {
    struct Table: View {
      @State var isGrid = true
      var body: some View {
        let layout = isGrid ? AnyLayout(GridLayout(horizontalSpacing: 4, verticalSpacing: 6)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          GridRow {
            Color.red.frame(width: 30, height: 10).id("a")
            Color.red.frame(width: 50, height: 10).id("b")
          }
          GridRow {
            Color.red.frame(width: 20, height: 20).id("c")
            Color.red.frame(width: 40, height: 10).id("d")
          }
        }
        .id("table")
      }
    }
    let layout = try await layoutTrace(Table(), in: .size(84, 36))
    #expect(layout["table"].frame == CGRect(x: 0, y: 0, width: 84, height: 36))
    #expect(layout["b"].frame.origin == CGPoint(x: 34, y: 0))
    #expect(layout["c"].frame.origin == CGPoint(x: 5, y: 16))
    #expect(layout["d"].frame.origin == CGPoint(x: 39, y: 21))
    // In a stack the cells of a row are views of the stack: 10 + 10 + 20 + 10.
    try await layout.set("Table.isGrid", to: "false")
    #expect(layout["table"].size == CGSize(width: 50, height: 50))
  }

  @Test func `a layout that asks GridLayout for its own views gets a row for each`() async throws {
    struct Wrapper: Layout {
      let grid = GridLayout(alignment: .leading, verticalSpacing: 2)
      func makeCache(subviews: Subviews) -> GridLayout.Cache { grid.makeCache(subviews: subviews) }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayout.Cache) -> CGSize {
        grid.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayout.Cache) {
        grid.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    let layout = try await layoutTrace(
      Wrapper {
        Color.red.frame(width: 30, height: 10).id("a")
        Color.red.frame(width: 50, height: 20).id("b")
      }.id("rows"), in: .size(50, 32))
    #expect(layout["rows"].frame == CGRect(x: 0, y: 0, width: 50, height: 32))
    #expect(layout["a"].frame.origin == CGPoint(x: 0, y: 0))
    #expect(layout["b"].frame.origin == CGPoint(x: 0, y: 12))
    #expect(try layout.findings.isEmpty)
  }

  /// A modifier of a row is said of each of its cells; outside of a Grid a row is its cells.
  @Test func `a modifier of a GridRow is one of each cell`() async throws {
    func rows() -> some View {
      GridRow {
        Color.red.frame(width: 10, height: 10).id("a")
        Color.red.frame(width: 20, height: 10).id("b")
      }.padding(3)
    }
    // (10 + 6) + 8 + (20 + 6), and 10 + 6 high.
    let grid = try await layoutTrace(Grid { rows() }.id("whole"), in: .size(100, 100))
    #expect(grid["whole"].size == CGSize(width: 50, height: 16))
    let stack = try await layoutTrace(VStack(spacing: 0) { rows() }.id("whole"), in: .size(100, 100))
    #expect(stack["whole"].size == CGSize(width: 26, height: 32))
    #expect(stack["b"].frame == CGRect(x: 40, y: 53, width: 20, height: 10))
  }
}
