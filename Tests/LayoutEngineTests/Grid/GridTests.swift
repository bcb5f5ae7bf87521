import LayoutModel
import Testing

@testable import LayoutEngine

/// Where cells go: numbers worked out by hand.
@Suite struct GridTests {
  @Test(arguments: [(1, 1000, false), (1, 1001, true), (1000, 1, false), (1001, 1, true)])
  func `the Grids of a tree have a million columns together at most`(_ grids: Int, _ cells: Int, _ isTooMany: Bool) throws {
    let tree = LayoutTree()
    tree.wrap(VStack.self) { tree in
      for _ in 0..<grids {
        tree.wrap(Grid.self) { tree in
          tree.wrap(GridRow.self) { tree in
            for _ in 0..<cells { tree.wrap(GridCellColumns.self, ["count": .number(1000)]) { $0.color() } }
          }
        }
      }
    }
    tree.finish()
    let error = #expect(throws: LayoutError.self) { try LayoutPass(tree: tree, options: .init(maxCalls: 1)).run(Proposal(100, 100)) }
    guard case .tooManyColumns(_, 1_000_000)? = error else { return #expect(!isTooMany) }
    #expect(isTooMany)
  }

  /// Two rows of two: columns 30 and 40 wide, rows 20 and 30 high.
  static let rows: [TestView] = [.row([.fixed(30, 10), .fixed(20, 20)]), .row([.fixed(10, 30), .fixed(40, 10)])]

  @Test func `a column is as wide as its widest cell, a row as high as its highest`() throws {
    let grid = try LaidOut(.grid(Self.rows))
    #expect(grid.size == Size(30 + 8 + 40, 20 + 8 + 30))
    #expect(grid.leaves == [Rect(0, 5, 30, 10), Rect(48, 0, 20, 20), Rect(10, 28, 10, 30), Rect(38, 38, 40, 10)])
  }

  @Test func `a row stands in the trace around its cells`() throws {
    let grid = try LaidOut(.grid(Self.rows))
    #expect(grid.tree.kind(5) == "GridRow" && grid.tree.nodes[5].frame == Rect(0, 28, 78, 30))
    #expect(grid.tree.nodes[6].frame == Rect(10, 0, 10, 30) && grid.tree.nodes[6].parent == 5)
  }

  @Test func `what cells of fixed size leave goes to the flexible one`() throws {
    // 200 - 8 are shared by two columns: 96 each; the fixed cells take 40, the greedy one then gets 152.
    let grid = try LaidOut(.grid([.row([.greedy, .fixed(20, 20)]), Self.rows[1]]), Proposal(200, 100))
    #expect(grid.size == Size(200, 100))
    #expect(grid.leaves == [Rect(0, 0, 152, 62), Rect(170, 21, 20, 20), Rect(71, 70, 10, 30), Rect(160, 80, 40, 10)])
    let offers = grid.offers(3)
    #expect(offers.map(\.0) == ["grid-probe-minimum", "grid-probe-maximum", "grid-share", "grid-again"])
    #expect(offers.map(\.1) == [Proposal(0, 0), Proposal(.infinity, .infinity), Proposal(152, 62), Proposal(152, 62)])
  }

  @Test func `a spanning cell widens its columns equally`() throws {
    // 100 - (30 + 8 + 20) = 42, 21 for each.
    let grid = try LaidOut(.grid([Self.rows[0], .row([TestView.fixed(100, 10).spanning(2)])]))
    #expect(grid.size == Size(100, 38))
    #expect(grid.leaves == [Rect(10.5, 5, 30, 10), Rect(69.5, 0, 20, 20), Rect(0, 28, 100, 10)])
  }

  @Test func `columns without cells of their own take what a spanning cell lacks`() throws {
    // Columns 2 and 3 hold nothing but the span: 100 - 20 - 2 * 8 = 64, 32 each.
    let grid = try LaidOut(.grid([.row([.fixed(20, 10)]), .row([TestView.fixed(100, 10).spanning(3)])], ["horizontalSpacing": .number(8)]))
    #expect(grid.size == Size(100, 28))
    #expect(grid.tree.grids[0].columns.map(\.size) == [20, 32, 32])
  }

  @Test func `counts of several modifiers add up, and 1 adds nothing`() throws {
    let cell = TestView.fixed(100, 10)
    #expect(try LaidOut(.grid([.row([cell.spanning(3).spanning(2)])])).tree.grids[0].columns.count == 5)
    #expect(try LaidOut(.grid([.row([cell.spanning(2).spanning(1)])])).tree.grids[0].columns.count == 2)
  }

  @Test func `a spanning cell is offered what the other columns leave`() throws {
    // Fixed cells first: each a third of 284; then 284 - 94.67 for the open third column + 8 inside the span.
    let cells: [TestView] = [
      .row([.fixed(20, 10), .fixed(30, 10), .greedy]), .row([TestView.between(0, 250, height: 10).spanning(2), .fixed(40, 10)]),
    ]
    let offers = try LaidOut(.grid(cells), Proposal(300, 100)).offers(7)
    #expect(offers.map(\.0) == ["grid-probe-minimum", "grid-probe-maximum", "grid-span", "grid-again"])
    #expect(abs((offers[2].1.width ?? 0) - 592 / 3) < 1e-9)
  }

  @Test func `a view that is no row spans all columns`() throws {
    let grid = try LaidOut(.grid([Self.rows[0], .greedy]), Proposal(200, 100))
    #expect(grid.size == Size(200, 100) && grid.leaves[2] == Rect(0, 28, 200, 72))
  }

  @Test func `the columns of a view that is no row are there, and take what it lacks if they are 0 wide`() throws {
    // 30 - 10 - 8 = 12 for the third column.
    let grid = try LaidOut(.grid([TestView.fixed(30, 30).spanning(3), .row([.fixed(10, 40), .fixed(8, 40)])], ["horizontalSpacing": .number(0)]))
    #expect(grid.tree.grids[0].columns.map(\.size) == [10, 8, 12])
  }

  @Test func `what a span added counts in full for the next that overlaps it`() throws {
    // The first adds 18 to each of its columns. The second lacks 150 - 8 - 10, less 36 and not 18: 96, 48 each.
    let rows: [TestView] = [
      .row([TestView.fixed(44, 10).spanning(2), .fixed(10, 10)]), .row([.fixed(0, 10), TestView.fixed(150, 10).spanning(2)]), .row([]),
    ]
    let grid = try LaidOut(.grid(rows, ["horizontalSpacing": .number(8)]))
    #expect(grid.tree.grids[0].columns.map(\.size) == [18, 66, 58])
  }

  @Test func `a column that a span covers and does not start in stays open`() throws {
    // Once the span is served, which lacks 30 - 25, the first column is done with and counts for 25 + 5, the third for 0. The second is still open:
    // (100 - 30) / 2 for the last.
    let rows: [TestView] = [
      .row([TestView.between(0, 30, height: 10).spanning(2), .fixed(0, 10), .greedy]), .row([.fixed(25, 10), .fixed(0, 10)]),
    ]
    let grid = try LaidOut(.grid(rows, ["horizontalSpacing": .number(0)]), Proposal(100, 100))
    #expect(grid.tree.grids[0].columns.map(\.own) == [25, 0, 0, 35])
  }

  @Test(arguments: [
    // 30 and 20 are taken; it lacks 110 - 50 = 60, and each of the two columns with a width moves as much: 200 - (30 + 60 - 120) - 20.
    (110.0, 210.0),
    // It lacks nothing, and keeps the third column open: (200 - 30) / 2.
    (40, 85),
  ])
  func `what a span lacks is left for the other columns once for each but one that has a width`(_ width: Double, _ left: Double) throws {
    let rows: [TestView] = [.row([.fixed(30, 10), .greedy, .fixed(20, 10)]), .row([TestView.fixed(width, 10).spanning(3)])]
    let grid = try LaidOut(.grid(rows, ["horizontalSpacing": .number(0)]), Proposal(200, 100))
    #expect(grid.tree.grids[0].columns.map(\.own) == [30, left, 20])
  }

  @Test func `a column where only a span begins is done with when one of single cells is`() throws {
    func last(_ row: [TestView]) throws -> Double? {
      try LaidOut(.grid([.row(row)], ["horizontalSpacing": .number(0)]), Proposal(200, 100)).tree.grids[0].columns.last?.own
    }
    let span = TestView.fixed(50, 10).spanning(2)
    // The first column is done with, and so is the second with all that the span lacks; the third stays open: (200 - 20 - 50) / 2.
    #expect(try last([.fixed(20, 10), span, .greedy]) == 65)
    // None of single cells is done with: 200 / 3, whatever the span answered.
    #expect(try last([span, .greedy]) == 200.0 / 3)
  }

  @Test func `after a cell of 0 columns the next begins in the same column, and it stands at that column's leading edge`() throws {
    let rows: [TestView] = [.row([.fixed(30, 10), .fixed(20, 10)]), .row([TestView.fixed(10, 10).spanning(0), .fixed(10, 10), .fixed(10, 10)])]
    let grid = try LaidOut(.grid(rows, ["alignment": .alignment(horizontal: GuideName(name: "trailing"), vertical: nil)]))
    #expect(grid.leaves[2...] == [Rect(0, 18, 10, 10), Rect(20, 18, 10, 10), Rect(48, 18, 10, 10)])
    // It is as wide as the column has to be, and a row of such cells is one.
    let alone = try LaidOut(.grid([.row([TestView.fixed(40, 10).spanning(0)]), .row([.fixed(30, 10)])]))
    #expect(alone.size == Size(40, 28) && alone.leaves == [Rect(0, 0, 40, 10), Rect(5, 18, 30, 10)])
  }

  @Test func `a row without cells is no row`() throws {
    let grid = try LaidOut(.grid([.row([.fixed(30, 10)]), .row([]), .row([.fixed(10, 30)])]))
    #expect(grid.size == Size(30, 48) && grid.leaves == [Rect(0, 0, 30, 10), Rect(10, 18, 10, 30)])
    #expect(grid.tree.nodes[4].frame == Rect(0, 10, 30, 0))
    #expect(try LaidOut(.grid([])).size == .zero && LaidOut(.grid([.row([])])).size == .zero)
  }

  @Test func `an unsized axis is offered what its column already has`() throws {
    // Served after the greedy cell that is sized on both axes, which made the column 40 wide.
    let grid = try LaidOut(.grid([.row([.fixed(40, 10)]), .row([TestView.greedy.unsized("horizontal")])]), Proposal(200, 100))
    #expect(grid.size == Size(40, 100) && grid.leaves[1] == Rect(0, 18, 40, 82))
  }

  @Test func `the higher priority is served first and nothing is kept back for the lower`() throws {
    let grid = try LaidOut(.grid([.row([.greedy, TestView.greedy.priority(1)])]), Proposal(100, 100))
    #expect(grid.leaves == [Rect(0, 0, 0, 100), Rect(8, 0, 92, 100)])
  }

  @Test(arguments: [Proposal(nil, nil), Proposal(nil, 80), Proposal(150, nil), Proposal(.infinity, nil), Proposal(.infinity, 50), Proposal(0, 0)])
  func `cells of fixed size make the same grid at any proposal`(_ proposal: Proposal) throws {
    #expect(try LaidOut(.grid(Self.rows), proposal).size == Size(78, 58))
  }

  @Test func `an infinite proposal is infinite for a greedy cell`() throws {
    let grid = try LaidOut(.grid([.row([.greedy, .fixed(20, 20)]), Self.rows[1]]), Proposal(.infinity, .infinity))
    #expect(grid.size == Size(.infinity, .infinity) && grid.leaves.allSatisfy { !$0.origin.isNaN })
    // An unsized axis then makes no difference.
    #expect(try LaidOut(.grid([.row([TestView.greedy.unsized("vertical")])]), Proposal(10, .infinity)).size == Size(10, .infinity))
    // nil across: the greedy cell has its ideal height.
    #expect(try LaidOut(.grid([.row([.greedy])]), Proposal(70, nil)).size == Size(70, 10))
  }
}
