// How often a Layout is asked, and what it may do then.

import Foundation
import LayoutUI
import LayoutUIHost

@MainActor func questions() async throws {
  var log = Log()
  let twice = try await layoutTrace(AskTwice { Counted(log: log) {}.id("leaf") }, in: host)
  expect("ctr-A, ctr-B, ctr-C: each proposal is computed once", log.lines.joined(separator: " "), "50x50 70x50")
  expect("ctr-C: where it stands", text(twice["leaf"].frame), "75 75 30 10")
  try await twice.resize(to: host)
  expect("ctr-F: another layout in the same host computes nothing", log.lines.joined(separator: " "), "50x50 70x50")
  try await twice.resize(to: .size(260, 180))
  expect("ctr-G: nor does one in a larger host that proposes the same", log.lines.joined(separator: " "), "50x50 70x50")
  expect("ctr-G: where it stands", text(twice["leaf"].frame), "105 65 30 10")

  log = Log()
  let forwarded = try await layoutTrace(ForwardWidth { Counted(log: log) {} }, in: host)
  try await forwarded.resize(to: .size(260, 180))
  expect("ctr-H: what follows the host's width is computed again", log.lines.joined(separator: " "), "200x50 260x50")

  expect(
    "ctr-D: SwiftUI traps where a Layout places while it measures",
    await failure(PlaceWhileMeasuring { Color.red }).contains("PlaceWhileMeasuring") ? "names it" : "no",
    "names it")

  log = Log()
  _ = try await layoutTrace(
    Named(name: "outer", log: log) {
      Named(name: "first", log: log) { Color.red }
      Named(name: "second", log: log) { Color.red }
    }, in: host)
  expect(
    "ctr-order: children place after their parent has, in reverse", log.lines.joined(separator: ", "),
    "outer begins, outer ends, second begins, second ends, first begins, first ends")

  log = Log()
  let cached = try await layoutTrace(
    Cached(log: log) {
      Color.red
      Color.red
    }, in: host)
  try await cached.resize(to: .size(100, 100))
  expect("ctr-cache-trace: a cache is made once", log.lines.joined(separator: " "), "make")
}
