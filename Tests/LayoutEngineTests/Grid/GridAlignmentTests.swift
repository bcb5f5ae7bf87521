import LayoutModel
import Testing

@testable import LayoutEngine

/// Gaps between columns and rows, and where a cell lies in its slot.
@Suite struct GridAlignmentTests {
  static func vertical(_ guide: String) -> [String: ArgumentValue] { ["alignment": .alignment(horizontal: nil, vertical: GuideName(name: guide))] }
  /// 50 wide and high: whatever stands beside or below it has a slot to lie in.
  static let large = TestView.fixed(50, 50)
  static let small = TestView.fixed(10, 10)

  @Test func `explicit spacing is kept everywhere, negative too`() throws {
    let spaced = try LaidOut(.grid(GridTests.rows, ["horizontalSpacing": .number(-10), "verticalSpacing": .number(5)]))
    #expect(spaced.size == Size(60, 55))
    // Also before the columns of a span at which no cell starts.
    let span = TestView.grid([.row([Self.small.spanning(3), Self.small])], ["horizontalSpacing": .number(3)])
    #expect(try LaidOut(span).tree.grids[0].columns.map(\.gap) == [0, 3, 3, 3])
  }

  @Test func `by default cells keep 8 apart where they meet, and nothing beside a Spacer`() throws {
    #expect(try LaidOut(.grid([.row([Self.small, .spacer, Self.small])]), Proposal(80, nil)).leaves.map(\.origin.x) == [0, 10, 70])
    // The largest of all pairs that meet there.
    let mixed: [TestView] = [.row([.spacer, Self.small]), .row([Self.small, Self.small])]
    let tracks = try LaidOut(.grid(mixed)).tree.grids[0]
    #expect(tracks.columns.map(\.gap) == [0, 8] && tracks.rows.map(\.gap) == [0, 8])
    // No cell starts at the second column of the span.
    #expect(try LaidOut(.grid([.row([Self.small.spanning(2), Self.small])])).tree.grids[0].columns.map(\.gap) == [0, 0, 8])
    // Rows that share no column do not meet.
    let apart: [TestView] = [.row([Self.small]), .row([Self.small.spanning(2), Self.small])]
    #expect(try LaidOut(.grid(apart)).tree.grids[0].rows.map(\.gap) == [0, 8])
  }

  @Test func `a Grid keeps no distance where a Spacer stands at its edge`() throws {
    let grid = TestView.grid([.row([.spacer, Self.small]), .row([Self.small, Self.small])])
    let stack = TestView(type: HStack.self, children: [Self.small, grid, Self.small])
    let corners = try LaidOut(stack).leaves.map(\.origin.x)
    #expect(corners == [0, 10, 28, 10, 28, 46])
  }

  @Test func `anchor, then column and row, then the grid say where a cell lies`() throws {
    func corner(_ cell: TestView, row: [String: ArgumentValue] = [:]) throws -> Point {
      try LaidOut(.grid([.row([Self.large, Self.small]), .row([cell, Self.large], row)])).leaves[2].origin
    }
    #expect(try corner(Self.small) == Point(20, 58 + 20))
    #expect(try corner(Self.small, row: Self.vertical("bottom")) == Point(20, 58 + 40))
    #expect(try corner(Self.small.columnAligned("trailing"), row: Self.vertical("top")) == Point(40, 58))
    #expect(try corner(Self.small.columnAligned("trailing").anchored(0.25, 1)) == Point(10, 58 + 40))
    // The innermost of two wins, through the modifiers around it; a stack hides it.
    #expect(try corner(Self.small.columnAligned("leading").with(Padding.self, ["length": .number(0)]).columnAligned("trailing")) == Point(0, 58 + 20))
    #expect(try corner(TestView(type: HStack.self, children: [Self.small.anchored(0, 0)])) == Point(20, 58 + 20))
  }

  @Test func `the first cell of a column that declares an alignment decides, a span for its first column`() throws {
    let first = TestView.fixed(10, 10).columnAligned("leading"), second = TestView.fixed(20, 10).columnAligned("trailing")
    #expect(try LaidOut(.grid([.row([first]), .row([second]), .row([Self.large])])).leaves.map(\.origin.x) == [0, 0, 0])
    let span = TestView.fixed(60, 10).spanning(2).columnAligned("trailing")
    #expect(try LaidOut(.grid([.row([span]), .row([Self.large, Self.small]), .row([Self.small, Self.small])])).leaves.map(\.origin.x) == [4, 0, 58, 40, 58])
    // A view that is no row counts as a span, and is not aligned by what it says.
    #expect(try LaidOut(.grid([first, .row([Self.large]), .row([second])])).leaves.map(\.origin.x) == [20, 0, 0])
  }

  @Test func `text baselines of a row meet, and its height does not grow`() throws {
    func text(_ ascent: Double, _ height: Double) -> TestView {
      TestView(
        type: Text.self, arguments: ["string": .text("ab"), "font": .font(FontDescription(advance: 8, lineHeight: height, ascent: ascent))])
    }
    let grid = try LaidOut(.grid([.row([text(13, 16), text(25, 30)], Self.vertical("firstTextBaseline"))]))
    #expect(grid.leaves.map(\.origin.y) == [12, 0] && grid.size.height == 30)
    // A view without text has its baseline at the bottom: 50. The text's lower edge is 3 below that and touches the row's bottom, 50; the view begins
    // 3 above the row.
    let mixed = try LaidOut(.grid([.row([text(13, 16), Self.large], Self.vertical("firstTextBaseline"))]))
    #expect(mixed.leaves.map(\.origin.y) == [34, -3] && mixed.size.height == 50)
  }

  @Test func `right to left mirrors columns, cells and alignment`() throws {
    let left = try LaidOut(.grid(GridTests.rows + [.row([Self.small.columnAligned("leading")])]), Proposal(200, 100))
    let right = try LaidOut(.grid(GridTests.rows + [.row([Self.small.columnAligned("leading")])]), Proposal(200, 100), .rightToLeft)
    #expect(left.leaves[4].origin.x == 0 && right.leaves[4].origin.x == 78 - 10)
    #expect(right.leaves.map(\.origin.x) == left.leaves.map { 78 - $0.origin.x - $0.size.width })
  }

  @Test func `what cannot be is refused`() throws {
    #expect(throws: ArgumentError.self) { try TestView.row([]).tree() }
    #expect(throws: ArgumentError.self) { try TestView.grid([.row([.row([])])]).tree() }
    #expect(throws: ArgumentError.self) { try Self.small.spanning(-1).tree() }
    #expect(throws: ArgumentError.self) { try Self.small.spanning(1e9).tree() }
  }
}
