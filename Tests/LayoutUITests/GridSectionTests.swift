import LayoutUI
import LayoutUIHost
import Testing

/// Sections in a lazy grid: a header and a footer have a line of their own, as wide as the grid, and each section begins one.
@MainActor @Suite struct GridSectionTests {
  private static let columns = Array(repeating: GridItem(.fixed(40), spacing: 10), count: 3)

  private func cell(_ name: String) -> some View { Color.red.frame(height: 50).id(name) }

  /// Three columns of 40 and gaps of 10 are 140 of 300: they begin at 80. Lines of 20, 50, 50 and 30, 5 apart.
  @Test func `headers and footers have lines of their own`() async throws {
    let grid = LazyVGrid(columns: Self.columns, spacing: 5) {
      Section {
        cell("a"); cell("b"); cell("c"); cell("d")
      } header: {
        Color.blue.frame(height: 20).id("header")
      } footer: {
        Color.blue.frame(width: 100, height: 30).id("footer")
      }
      Section { cell("e") }
      cell("f")
    }
    let trace = try await layoutTrace(ScrollView { grid.id("grid") }, in: .size(300, 400))
    #expect(trace["header"].frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(trace["a"].frame == CGRect(x: 80, y: 25, width: 40, height: 50))
    #expect(trace["c"].frame == CGRect(x: 180, y: 25, width: 40, height: 50))
    #expect(trace["d"].frame == CGRect(x: 80, y: 80, width: 40, height: 50))
    #expect(trace["footer"].frame == CGRect(x: 100, y: 135, width: 100, height: 30))
    #expect(trace["e"].frame == CGRect(x: 80, y: 170, width: 40, height: 50))
    #expect(trace["f"].frame == CGRect(x: 80, y: 225, width: 40, height: 50))
    #expect(trace["grid"].frame == CGRect(x: 0, y: 0, width: 300, height: 275))
  }

  /// In a LazyHGrid a header is as high as the grid: rows of 40 in 200, the header 20 wide, then columns of 50.
  @Test func `a horizontal grid has them in columns of their own`() async throws {
    let grid = LazyHGrid(rows: Self.columns, spacing: 5) {
      Section {
        ForEach(0..<4) { Color.red.frame(width: 50).id("c\($0)") }
      } header: {
        Color.blue.frame(width: 20).id("header")
      }
    }
    let trace = try await layoutTrace(ScrollView(.horizontal) { grid }, in: .size(300, 200))
    #expect(trace["header"].frame == CGRect(x: 0, y: 0, width: 20, height: 200))
    #expect(trace["c0"].frame == CGRect(x: 25, y: 30, width: 50, height: 40))
    #expect(trace["c3"].frame == CGRect(x: 80, y: 30, width: 50, height: 40))
  }
}
