// What views answer to a Layout that asks them.

import Foundation
import LayoutUI
import LayoutUIHost

@MainActor func answers() async throws {
  var log = Log()
  _ = try await layoutTrace(Along<Across>(log: log) { Spacer() }, in: host)
  expect("ctr-spacer-orient: a Spacer goes by its container's orientation (swiftui-lab)", log.lines.joined(separator: " "), "8,0 8,0 inf,0")
  _ = try await layoutTrace(Along<Down>(log: log) { Spacer() }, in: host)
  expect("ctr-spacer-orient: vertical", log.lines.joined(separator: " "), "0,8 0,8 0,inf")
  _ = try await layoutTrace(Along<Neither>(log: log) { Spacer() }, in: host)
  expect("ctr-spacer-orient: none", log.lines.joined(separator: " "), "8,8 8,8 inf,inf")

  let size = ProposedViewSize(width: nil, height: nil).replacingUnspecifiedDimensions()
  expect("apple-replacing", "\(text(size.width)) \(text(size.height))", "10 10")
  let custom = try await layoutTrace(AlignmentBottom(active: 0) { Color.red }.fixedSize().id("custom"), in: host)
  expect("seed-3-custom: its ideal size", "\(text(custom["custom"].size.width)) \(text(custom["custom"].size.height))", "10 10")
  let wrapping = try await layoutTrace(
    Wrapping(log: Log()) {
      Color.red.frame(width: 40, height: 10)
      Color.red.frame(width: 70, height: 10)
    }.id("wrapping"), in: host)
  expect("seed-2-min: as narrow as its widest view", text(wrapping["wrapping"].size.width), "70")

  let crash = try await layoutTrace(
    HStack(spacing: 0) {
      MinimumAboveMaximum { Color.clear }.id("odd")
      Color.red
    }, in: host)
  expect(
    "lab2-crash: SwiftUI crashes where a minimum is above the maximum (swiftui-lab)", try crash.diagnostics(of: "odd").joined(),
    "LT204 MinimumAboveMaximum answers a width of 100.0 to 0, its minimum, and of 20.0 to infinity, its maximum")

  log = Log()
  _ = try await layoutTrace(
    Ranges(log: log) {
      Color.red.frame(minWidth: 10, idealWidth: 20, maxWidth: 30)
      Color.red.frame(minWidth: -10, idealWidth: 20, maxWidth: 30)
      Color.red.frame(minWidth: 20, idealWidth: 10)
      Color.red.frame(idealWidth: 30, maxWidth: 20)
      Color.red.frame(minWidth: .infinity)
      Color.red.frame(minWidth: -.infinity)
    }, in: host)
  // Of an ideal length below the minimum, and a maximum below the ideal, the larger one counts (Apple's symbol test). A Color's ideal width is 10.
  expect(
    "flex-init: lengths of a frame that contradict one another", log.lines.joined(separator: " "), "10/20/30 0/20/30 20/20/inf 0/30/30 inf/inf/inf 0/10/inf")

  /// Widths of three views, of which one is half as wide as it is offered.
  func relative(_ half: Int, priority: Double = 0) async throws -> String {
    let layout = try await layoutTrace(
      HStack(spacing: 10) {
        ForEach(0..<3) { number in
          if number == half { RelativeWidth { Color.clear }.layoutPriority(priority).id("c\(number)") } else { Color.red.id("c\(number)") }
        }
      }, in: .size(620, 80))
    return (0..<3).map { text(layout["c\($0)"].size.width) }.joined(separator: " ")
  }
  let first = try await relative(0), second = try await relative(1), served = try await relative(1, priority: 1)
  expect("ole-relative: half of what a stack offers SOURCE", first, "100 250 250")
  expect("ole-relative: the second", second, "200 100 300")
  expect("ole-relative: the one that is served first", served, "150 300 150")
}
