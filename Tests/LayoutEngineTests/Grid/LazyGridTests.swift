import LayoutModel
import Testing

@testable import LayoutEngine

/// Lazy grids that are offered no width.
struct LazyGridTests {
  private static func grid(_ items: [GridItem.Length], _ cells: [TestView]) -> TestView {
    let columns = items.map { GridItem($0) }
    return TestView(type: LazyVGrid.self, arguments: ["columns": .gridItems(columns)], children: cells)
  }

  @Test func `offered nil it is as wide as its first row's ideal widths, which it divides`() throws {
    let flexible = GridItem.Length.flexible(minimum: 10, maximum: .infinity)
    // 30, 8 and 70: two columns of 50. The third cell stands in the second row and has no say.
    let laidOut = try LaidOut(Self.grid([flexible, flexible], [.fixed(30, 20), .fixed(70, 20), .fixed(200, 20)]))
    #expect(laidOut.size == Size(108, 48))
    #expect(laidOut.trace.calls.contains { $0.proposal == Proposal(50, nil) && $0.node == 2 })
    // A fixed column has its own length, whatever stands in it: 40, 8 and 70.
    #expect(try LaidOut(Self.grid([.fixed(40), flexible], [.fixed(30, 20), .fixed(70, 20)])).size.width == 118)
  }

  @Test func `without cells there is no first row`() throws {
    #expect(try LaidOut(Self.grid([.flexible(minimum: 20, maximum: .infinity)], [])).size == Size(20, 0))
  }
}
