import Foundation
import LayoutModel
import Queries
import TestSupport
import Testing

@testable import TraceStore

/// The named queries over `Example`, and over a second pass that refuses, prefers and moves; worked out by hand.
@Suite struct NamedQueryTests {
  @Test func `every named query has an expected answer`() {
    #expect(Difference(Set((answers + laterAnswers + [timedAnswer]).map(\.name)), Set(NamedQuery.all.map(\.name))) == .none)
  }

  @Test(arguments: answers) func `a named query answers`(_ expected: Answer) throws {
    let folder = try TestFolder()
    try Example.record(TraceRecorder(path: folder.path("a.db")), fill: Example.layOut)
    try expected.check(Trace(path: folder.path("a.db")))
  }

  @Test(arguments: laterAnswers) func `a named query tells passes apart`(_ expected: Answer) throws {
    let folder = try TestFolder()
    try Example.recordTwice(TraceRecorder(path: folder.path("a.db")))
    try expected.check(Trace(path: folder.path("a.db")))
  }

  @Test func `a named query sums up times`() throws {
    let folder = try TestFolder()
    var time: Int64 = 0
    try Example.record(
      TraceRecorder(path: folder.path("a.db")),
      clock: {
        time += 1_000_000
        return time
      }, fill: Example.layOut)
    try timedAnswer.check(Trace(path: folder.path("a.db")))
  }
}

struct Answer: Sendable, CustomTestStringConvertible {
  let name: String
  let arguments: [String: SQLValue]
  let rows: [[SQLValue]]
  var testDescription: String { name }

  init(_ name: String, _ arguments: [String: SQLValue], _ rows: [[SQLValue]]) { (self.name, self.arguments, self.rows) = (name, arguments, rows) }
  init(_ name: String, _ rows: [[SQLValue]]) { self.init(name, [:], rows) }

  /// By the statement that the trace itself holds.
  func check(_ trace: Trace) throws {
    let sql = try #require(try trace.value("SELECT sql FROM query WHERE name = :name", ["name": .text(name)])?.text)
    #expect(try trace.rows(sql, arguments).rows == rows)
  }
}

private let accepts: SQLValue = "leaf.accepts_proposal"

private let answers: [Answer] = [
  Answer(
    "attributes", ["node": "node1"],
    [
      ["first", "width", 100.0, "/view/modifiers/0"], ["first", "alignment", "center", "/view/modifiers/0"],
      ["first", "maxHeight", .real(.infinity), "/view/modifiers/0"],
    ]),
  Answer(
    "busiest-subtrees",
    [
      ["first", "node1", "frame", 2, 12], ["first", "row", "HStack", 2, 10], ["first", "title", "Text", 4, 4], ["first", "stamp", "Color", 4, 4],
    ]),
  Answer(
    "cache-misses", ["node": "title"],
    [
      ["first", 3, "probe-minimum", "0 x nil", "40 x 40", 1], ["first", 4, "probe-maximum", "inf x nil", "88 x 20", 1],
      ["first", 7, "share", "46 x nil", "40 x 40", 1],
    ]),
  Answer("cache-statistics", [["first", 4, 12, 4, 8, 33.33, 1]]),
  Answer(
    "calls", ["node": "title"],
    [
      ["first", 3, "row", "probe-minimum", "0 x nil", "40 x 40", accepts, accepts, nil],
      ["first", 4, "row", "probe-maximum", "inf x nil", "88 x 20", accepts, accepts, nil],
      ["first", 7, "row", "share", "46 x nil", "40 x 40", accepts, accepts, nil], ["first", 11, "row", "place", "46 x nil", "40 x 40", accepts, accepts, 7],
    ]),
  Answer(
    "conversation",
    [
      [1, "node1 is offered 90 x nil"], [2, "  row is offered 100 x nil"], [3, "    title is offered 0 x nil"], [4, "    title answers 40 x 40"],
      [5, "    title is offered inf x nil"], [6, "    title answers 88 x 20"], [7, "    stamp is offered 0 x nil"], [8, "    stamp answers 0 x 10"],
      [9, "    stamp is offered inf x nil"], [10, "    stamp answers inf x 10"], [11, "    title is offered 46 x nil"], [12, "    title answers 40 x 40"],
      [13, "    stamp is offered 52 x nil"], [14, "    stamp answers 52 x 10"], [15, "  row answers 100 x 40"], [16, "node1 answers 100 x 40"],
    ]),
  Answer("diagnostics", [["first", "LT001", "warning", "node1", "w", 10.0, "It sticks out."]]),
  Answer("evictions", [["first", 10, "row", "HStack", 3, 0.0, nil]]),
  Answer(
    "frames",
    [
      ["first", "node1", "frame/0", "frame", nil, -5.0, 0.0, 100.0, 40.0], ["first", "row", "HStack/0", "HStack", nil, -5.0, 0.0, 100.0, 40.0],
      ["first", "title", "Text/0", "Text", "Hello world", -5.0, 0.0, 40.0, 40.0], ["first", "stamp", "Color/1", "Color", "red", 43.0, 15.0, 52.0, 10.0],
    ]),
  Answer("guides", ["node": "title"], [["first", "VerticalAlignment.center", 20.0, 0, 10, "row"], ["first", "firstTextBaseline", 15.0, 1, 10, "row"]]),
  Answer(
    "hot-nodes",
    [
      ["first", "title", "Text", 4, 3, 2, 33.33], ["first", "stamp", "Color", 4, 3, 2, 33.33], ["first", "node1", "frame", 2, 1, 0, 16.67],
      ["first", "row", "HStack", 2, 1, 0, 16.67],
    ]),
  Answer("layout-caches", [["first", "row", "HStack", "make", 2]]),
  Answer("modifier-effect", [["first", "node1", "frame", "row", 1, 0, 0, 2, 0]]),
  Answer("overflow", [["first", "node1", "frame", "w", 100.0, "canvas", "canvas", 90.0, 5.0, 5.0, 0]]),
  Answer("passes", [["first", "scene", 90.0, nil, 12, "{}", nil, nil]]),
  Answer(
    "proposal-chain", ["node": "title"],
    [
      ["first", 0, "node1", "frame", "90 x nil", "100 x 40"], ["first", 1, "row", "HStack", "100 x nil", "100 x 40"],
      ["first", 2, "title", "Text", "46 x nil", "40 x 40"],
    ]),
  Answer("proposal-gaps", [["first", "node1", "frame", "w", 90.0, 100.0, 10.0], ["first", "title", "Text", "w", 46.0, 40.0, -6.0]]),
  Answer(
    "reasons",
    [
      ["first", "place", 4, 0, "Because of place."], ["first", "probe-maximum", 2, 2, "Because of probe-maximum."],
      ["first", "probe-minimum", 2, 2, "Because of probe-minimum."], ["first", "root", 2, 2, "Because of root."],
      ["first", "share", 2, 2, "Because of share."],
    ]),
  Answer("remeasured", [["first", "title", "Text", 3, 4, 3], ["first", "stamp", "Color", 3, 4, 3]]),
  Answer(
    "repeated-proposals",
    [
      ["first", "node1", "frame", 90.0, nil, 2, 1], ["first", "row", "HStack", 100.0, nil, 2, 1], ["first", "title", "Text", 46.0, nil, 2, 1],
      ["first", "stamp", "Color", 52.0, nil, 2, 1],
    ]),
  Answer(
    "rules",
    [
      [accepts, 6, 6, "By leaf.accepts_proposal."], ["frame.fixed", 1, 1, "By frame.fixed."],
      ["stack.sum_of_children", 1, 1, "By stack.sum_of_children."],
    ]),
  // The height of the frame is the row's reply, and the row's is the title's at its share; the frame's width is its own argument.
  Answer(
    "size-chain", ["node": "node1"],
    [
      ["first", "w", 0, 9, "node1", "frame", 90.0, 100.0, "frame.fixed"], ["first", "h", 0, 9, "node1", "frame", nil, 40.0, "frame.fixed"],
      ["first", "h", 1, 2, "row", "HStack", nil, 40.0, "stack.sum_of_children"], ["first", "h", 2, 7, "title", "Text", nil, 40.0, accepts],
    ]),
  Answer(
    "stack-shares", ["node": "row"],
    [
      ["first", 1, "title", 0.0, 40.0, 88.0, 92.0, 0.0, 2, 46.0, 40.0, 0.0],
      ["first", 2, "stamp", 0.0, 0.0, .real(.infinity), 52.0, 0.0, 1, 52.0, 52.0, 8.0],
    ]),
  Answer("state-changes", [["first", "open", nil, "true", nil]]),
  Answer("text-lines", [["first", "title", 0, "Hello", 40.0, 0], ["first", "title", 1, "wo…", 24.0, 1]]),
  Answer(
    "tree",
    [
      ["node1", "frame", nil, "90 x nil", "100 x 40 at -5, 0"], ["  row", "HStack", nil, "100 x nil", "100 x 40 at -5, 0"],
      ["    title", "Text", "Hello world", "46 x nil", "40 x 40 at -5, 0"], ["    stamp", "Color", "red", "52 x nil", "52 x 10 at 43, 15"],
    ]),
  Answer("truncation", [["first", "title", "Hello world", "Hello / wo…", 2, "46", "nil"]]),
  Answer("viewports", [["first", "row", "HStack", 0.0, 12.5, 100.0, 40.0, 100.0, .real(.infinity), "stamp"]]),
]

/// The clock moves on by a millisecond when a call starts and when it ends. So a leaf's call takes 1, the row's first 13 (six leaves within), the
/// frame's 15; at placing 5 (two leaves) and 7.
private let timedAnswer = Answer(
  "slowest-subtrees",
  [
    ["first", "node1", "frame", 2, 22.0, 4.0], ["first", "row", "HStack", 2, 18.0, 10.0], ["first", "title", "Text", 4, 4.0, 4.0],
    ["first", "stamp", "Color", 4, 4.0, 4.0],
  ])

private let laterAnswers: [Answer] = [
  Answer("empty-nodes", [["second", "stamp", "Color", 52.0, 20.0, 0.0, 20.0]]),
  Answer(
    "pass-changes", ["from": "first", "to": "second"],
    [
      ["node1", "frame", "100 x 40 at -5, 0", nil], ["title", "Text", "40 x 40 at -5, 0", "40 x 30 at 0, 5"],
      ["stamp", "Color", "52 x 10 at 43, 15", "0 x 20 at 48, 0"],
    ]),
  Answer("pass-changes", ["from": "first", "to": "first"], []),
  Answer(
    "priorities",
    [
      ["second", "row", 1, "stamp", 1.0, 40.0, 60.0, 0.0], ["second", "row", 2, "title", 0.0, 0.0, 92.0, 40.0],
    ]),
  // The title is 40 wide in 60 and in 0, and 30 high in 20 and in 10.
  Answer("refusals", [["second", "title", "Text", "w", 0.0, 60.0, 40.0], ["second", "title", "Text", "h", 10.0, 20.0, 30.0]]),
]
