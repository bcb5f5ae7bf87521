import LayoutModel
import Testing

@testable import LayoutEngine

/// The columns of lazy grids, as articles that measured them have them.
struct LazyColumnsTests {
  private static func columns(_ items: [GridItem.Length], spacing: Double = 8, in width: Double?, cells: Int = 10) -> LazyColumns {
    LazyColumns(items.map { LazyTrack(length: $0, spacing: spacing, alignment: .center) }, in: width, cells: cells)
  }

  @Test(
    arguments: [
      ([.flexible(minimum: 60, maximum: .infinity), .flexible(minimum: 120, maximum: .infinity)], 10, 200, [95, 120], 225),
      ([.flexible(minimum: 60, maximum: .infinity), .flexible(minimum: 120, maximum: .infinity)], 10, 225, [107.5, 120], 237.5),
      ([.flexible(minimum: 100, maximum: .infinity), .flexible(minimum: 180, maximum: .infinity)], 8, 300, [146, 180], 334),
      ([.fixed(70), .adaptive(minimum: 40, maximum: .infinity)], 8, 200, [70, 57, 57], 200),
      ([.flexible(minimum: 10, maximum: 50), .flexible(minimum: 10, maximum: .infinity)], 8, 208, [50, 150], 208),
      ([.adaptive(minimum: 300, maximum: .infinity)], 8, 200, [300], 300),
      ([.fixed(300), .flexible(minimum: 10, maximum: .infinity)], 8, 200, [300, 10], 318),
      ([.flexible(minimum: 10, maximum: .infinity)], 8, .infinity, [.infinity], .infinity),
    ] as [([GridItem.Length], Double, Double, [Double], Double)])
  func `columns share what the fixed ones leave, in order`(_ items: [GridItem.Length], _ spacing: Double, _ width: Double, _ lengths: [Double], _ sum: Double) {
    let found = Self.columns(items, spacing: spacing, in: width)
    #expect(found.columns.map(\.length) == lengths)
    #expect(found.length == sum)
  }

  @Test func `a column starts after those before it and the spacing`() {
    let found = Self.columns([.fixed(70), .adaptive(minimum: 40, maximum: .infinity), .fixed(5)], in: 213)
    #expect(found.columns.map(\.start) == [0, 78, 143, 208])
    #expect(found.length == 213)
  }

  @Test func `a million columns that hold nothing take no time`() {
    let found = Self.columns([.adaptive(minimum: 1e-9, maximum: .infinity)], spacing: 0, in: 1000, cells: 3)
    #expect(found.columns.count == 3)
    #expect(abs(found.length - 1000) < 1e-6)
  }
}
