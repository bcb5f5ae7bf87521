import Foundation
import Scene
import TestSupport
import Testing
import TraceStore

/// The view `grid_cell` over a recording.
struct GridCellTests {
  @Test func `a cell of 0 columns covers the one in which the next begins too`() throws {
    // 0 beside 2 is 2, 1 adds nothing.
    let cells = [[0], [], [0, 2], [3, 1], []].map { counts in
      counts.reduce(View.color()) { $0.gridCellColumns(.number($1)) }
    }
    let trace = try Trace.recording(SceneText(.view(.grid(.gridRow(.each(cells)))), environment: nil, passes: nil))
    let rows = try trace.rows("SELECT first_column, columns FROM grid_cell ORDER BY cell_id").rows
    #expect(rows == [[1, 1], [1, 1], [2, 2], [4, 3], [7, 1]])
  }
}
