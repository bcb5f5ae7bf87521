import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import TraceStore

/// The views over `Example`, worked out by hand.
@Suite struct ViewTests {
  let folder: TestFolder
  let trace: Trace

  init() throws {
    folder = try TestFolder()
    try Example.record(TraceRecorder(path: folder.path("a.db")), fill: Example.layOut)
    trace = try Trace(path: folder.path("a.db"))
  }

  @Test(
    arguments: [
      (
        "SELECT id, key, reason, proposal, reply, width_rule, cache_hit, cached_from, evicted FROM calls WHERE id IN (3, 6, 10, 11)",
        [
          [3, "title", "probe-minimum", "0 x nil", "40 x 40", "leaf.accepts_proposal", 0, nil, nil],
          [6, "stamp", "probe-maximum", "inf x nil", "inf x 10", "leaf.accepts_proposal", 0, nil, nil],
          [10, "row", "place", "100 x nil", "100 x 40", "stack.sum_of_children", 1, 2, 3],
          [11, "title", "place", "46 x nil", "40 x 40", "leaf.accepts_proposal", 1, 7, nil],
        ]
      ),
      (
        "SELECT id, axis, proposal, reply, cross_proposal, cross_reply, rule, source, computed_by FROM axis_call WHERE id IN (2, 10) ORDER BY id, axis DESC",
        [
          [2, "w", 100.0, 100.0, nil, 40.0, "stack.sum_of_children", nil, 2], [2, "h", nil, 40.0, 100.0, 100.0, "stack.sum_of_children", 7, 2],
          [10, "w", 100.0, 100.0, nil, 40.0, "stack.sum_of_children", nil, 2], [10, "h", nil, 40.0, 100.0, 100.0, "stack.sum_of_children", 7, 2],
        ]
      ),
      ("SELECT key, frame FROM frames WHERE node_id IN (1, 4)", [["node1", "100 x 40 at -5, 0"], ["stamp", "52 x 10 at 43, 15"]]),
      (
        "SELECT key, parent_id, parent_kind, axis, length, parent_length, out_before, out_after FROM overflow",
        [["node1", nil, "canvas", "w", 100.0, 90.0, 5.0, 5.0]]
      ),
      ("SELECT key, label, shows, lines, offered_width, offered_height FROM truncation", [["title", "Hello world", "Hello / wo…", 2, "46", "nil"]]),
      (
        "SELECT key, calls, hits, misses, distinct_proposals, evictions FROM cache_statistics ORDER BY node_id",
        [["node1", 2, 1, 1, 1, 0], ["row", 2, 1, 1, 1, 1], ["title", 4, 1, 3, 3, 0], ["stamp", 4, 1, 3, 3, 0]]
      ),
      (
        "SELECT key, calls, misses, probes, share FROM hot_nodes",
        [["title", 4, 3, 2, 33.33], ["stamp", 4, 3, 2, 33.33], ["node1", 2, 1, 0, 16.67], ["row", 2, 1, 0, 16.67]]
      ),
      (
        "SELECT stack, turn, child, flexibility, remaining, offered, took, placed FROM stack_shares",
        [["row", 1, "title", 48.0, 92.0, 46.0, 40.0, 1], ["row", 2, "stamp", .real(.infinity), 52.0, 52.0, 52.0, 1]]
      ),
      (
        "SELECT step, step_key, proposal, size FROM proposal_chain WHERE key = 'title' ORDER BY step",
        [[0, "node1", "90 x nil", "100 x 40"], [1, "row", "100 x nil", "100 x 40"], [2, "title", "46 x nil", "40 x 40"]]
      ),
      (
        "SELECT key, wrapped, changes_proposal, changes_size, changes_position, changed_proposals, changed_replies FROM modifier_effect",
        [["node1", "row", 1, 0, 0, 2, 0]]
      ),
    ] as [(String, [[SQLValue]])]) func `a view tells what was laid out`(_ sql: String, _ rows: [[SQLValue]]) throws
  {
    #expect(try trace.rows(sql).rows == rows)
  }

  @Test(arguments: [(-2.5, "-2.5"), (0.004, "0"), (-0.001, "0"), (213.3333, "213.33"), (1_000_000, "1000000"), (.infinity, "inf")])
  func `numbers in words have two decimals at most`(_ number: Double, _ words: String) throws {
    let path = folder.path("b.db")
    try Example.record(TraceRecorder(path: path)) { log in
      let proposal = Proposal(number, nil)
      let call = log.begin(parent: 0, node: 1, reason: Example.root, proposal: proposal)
      log.end(call, parent: 0, node: 1, reason: Example.root, proposal: proposal, reply: Size(number, 1))
    }
    #expect(try Trace(path: path).rows("SELECT proposal, reply FROM calls").rows == [[.text("\(words) x nil"), .text("\(words) x 1")]])
  }
}
