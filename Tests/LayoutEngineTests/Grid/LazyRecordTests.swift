import LayoutModel
import TestSupport
import Testing

@testable import LayoutEngine

/// What a lazy grid records of its columns and rows is what it does with its cells.
@Suite struct LazyRecordTests {
  private static func grid(isVertical: Bool = true, _ items: [GridItem], _ cells: [(Double, Double)]) -> TestView {
    let type: any Primitive.Type = isVertical ? LazyVGrid.self : LazyHGrid.self
    return TestView(
      type: type, arguments: [isVertical ? "columns" : "rows": .gridItems(items), "spacing": .number(5)], children: cells.map { .fixed($0.0, $0.1) })
  }

  @Test func `every cell is placed with its column's length, in the middle of its slot`() throws {
    var generator = SeededGenerator(state: 7), cells = 0
    for _ in 0..<300 {
      let isVertical = Bool.random(using: &generator), axis: Axis = isVertical ? .horizontal : .vertical
      let items = (0..<Int.random(in: 1...4, using: &generator)).map { _ -> GridItem in
        let length: GridItem.Length =
          switch Int.random(in: 0...2, using: &generator) {
          case 0: .fixed(Double.random(in: 0...80, using: &generator))
          case 1: .flexible(minimum: Double.random(in: 0...60, using: &generator), maximum: .infinity)
          default: .adaptive(minimum: Double.random(in: 10...90, using: &generator), maximum: .infinity)
          }
        return GridItem(length, spacing: Double.random(in: 0...10, using: &generator))
      }
      let sizes = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        (Double.random(in: 0...120, using: &generator), Double.random(in: 0...120, using: &generator))
      }
      let trace = try LaidOut(Self.grid(isVertical: isVertical, items, sizes), Proposal(200, 160)).trace
      for (ordinal, placement) in trace.placements.filter({ $0.node > 1 }).sorted(by: { $0.node < $1.node }).enumerated() {
        let made = trace.lazyTracks.last { $0.first <= placement.call }
        let division = trace.lazyTracks.filter { $0.call == made?.call && $0.first == made?.first }
        let columns = division.filter { $0.item >= 0 }, rows = division.filter { $0.item < 0 }
        let column = try #require(columns.first { Int($0.track) == ordinal % columns.count + 1 })
        let row = try #require(rows.first { Int($0.track) == ordinal / columns.count + 1 })
        #expect(placement.proposal[axis] == column.length && column.axis == axis && row.axis == axis.cross)
        let size = placement.frame.size
        #expect(abs(placement.frame.origin[axis] - (column.start + (column.length - size[axis]) / 2)) < 1e-9)
        #expect(abs(placement.frame.origin[axis.cross] - (row.start + (row.length - size[axis.cross]) / 2)) < 1e-9)
        cells += 1
      }
    }
    #expect(cells > 500)
  }

  /// 200 less 8: two columns of 96; 12 and 30 high, the second cell is the highest, then 7 below a gap of 5.
  @Test func `columns are recorded with their items, rows with what makes them as high`() throws {
    let items = [GridItem(.flexible(minimum: 0, maximum: .infinity)), GridItem(.flexible(minimum: 0, maximum: .infinity))]
    let trace = try LaidOut(Self.grid(items, [(10, 12), (10, 30), (10, 7)]), Proposal(200, nil)).trace
    let first = try #require(trace.lazyTracks.first?.first)
    let rows = trace.lazyTracks.filter { $0.first == first }.map {
      "\($0.axis) \($0.track) \($0.item) \($0.gap) \($0.start) \($0.length) \($0.divided) \($0.node)"
    }
    #expect(
      rows == [
        "horizontal 1 0 0.0 0.0 96.0 200.0 0", "horizontal 2 1 8.0 104.0 96.0 200.0 0", "vertical 1 -1 0.0 0.0 30.0 200.0 3",
        "vertical 2 -1 5.0 35.0 7.0 200.0 4",
      ])
  }
}
