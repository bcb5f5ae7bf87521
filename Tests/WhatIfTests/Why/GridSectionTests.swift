import TestSupport
import Testing

/// Sections in a lazy grid are grids that nobody wrote: what is proved is proved of the grid that is written.
struct GridSectionWhyTests {
  private static let grid = View.lazyVGrid(
    id: "grid", columns: [["flexible": [:]], ["flexible": [:]]], spacing: 0,
    .view(
      "Section", ["header": .views([.text("Head", id: "head")])], .color(id: "a").frame(height: 30), .color(id: "b").frame(height: 30)),
    .view("Section", .color(id: "c").frame(height: 30)))

  /// Two columns share 200 less the 8 between them.
  @Test func `the columns of the grid that is written decide`() throws {
    let text = try Recorded(view: Self.grid, width: 200).text("b")
    #expect(text.contains(" divides its width of 200 into columns: 96 and 96, 8 for gaps   ← decides: grid, /view\n"), "\(text)")
    #expect(text.contains("\nWith one flexible column: 200 × 30.\n"), "\(text)")
  }
}
