// Where a Layout's children stand.

import Foundation
import LayoutUI
import LayoutUIHost

@MainActor func placements() async throws {
  let hundred = CGSize(width: 100, height: 100)
  let none = try await layoutTrace(Fixed(size: hundred) { _, _ in }.callAsFunction { Color.red.id("child") }.id("parent"), in: host)
  expect("ctr-I: the parent", text(none["parent"].frame), "50 50 100 100")
  expect("ctr-I: a child that is not placed is centred at its answer to the parent's proposal", text(none["child"].frame), "0 0 200 200")
  expect("ctr-I: it is said", try none.diagnostics(of: "child").joined(), "LT201 Fixed did not place it: centred in Fixed's bounds")

  let inside = try await layoutTrace(
    Fixed(size: CGSize(width: 200, height: 200)) { bounds, subviews in
      subviews[0].place(at: CGPoint(x: 120, y: 70), proposal: ProposedViewSize(width: 100, height: 100))
    }.callAsFunction {
      Fixed(size: hundred) { _, _ in }.callAsFunction { Color.red.frame(width: 30, height: 30).id("child") }.frame(width: 100, height: 100)
    }, in: host)
  expect("ctr-I2: in a frame at 120, 70", text(inside["child"].frame), "155 105 30 30")
  let offered = inside["child"].proposal
  expect("ctr-I2: what it is proposed", "\(text(offered.width)) \(text(offered.height))", "100 100")

  let log = Log()
  let again = try await layoutTrace(
    Fixed(size: hundred) { bounds, subviews in
      subviews[0].place(at: CGPoint(x: bounds.minX + 10, y: bounds.minY + 10), proposal: ProposedViewSize(width: 20, height: 20))
      subviews[0].place(at: CGPoint(x: bounds.minX + 50, y: bounds.minY + 50), proposal: ProposedViewSize(width: 40, height: 40))
    }.callAsFunction { Filling(log: log) {}.id("child") }, in: host)
  expect("ctr-J: the last placement wins", text(again["child"].frame), "100 100 40 40")
  expect("ctr-J: the child places once", log.lines.joined(separator: " "), "places")

  let anchors = try await layoutTrace(
    Fixed(size: CGSize(width: 150, height: 150)) { bounds, subviews in
      let point = CGPoint(x: bounds.minX + 100, y: bounds.minY + 100), small = ProposedViewSize(width: 30, height: 20)
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 70, height: 40))
      subviews[1].place(at: point, anchor: .center, proposal: small)
      subviews[2].place(at: point, anchor: .bottomTrailing, proposal: small)
      subviews[3].place(at: point, anchor: .topTrailing, proposal: small)
      subviews[4].place(at: point, anchor: .leading, proposal: small)
    }.callAsFunction { ForEach(0..<5) { number in Color.red.id("c\(number)") } }, in: host)
  expect(
    "ctr-K: anchors", (0..<5).map { text(anchors["c\($0)"].frame) }.joined(separator: "; "),
    "25 25 70 40; 110 115 30 20; 95 105 30 20; 95 125 30 20; 125 115 30 20")

  // What is as large as its host stands at its corner.
  func put(at x: CGFloat) -> some View {
    Fixed(size: CGSize(width: 200, height: 200)) { _, subviews in
      subviews[0].place(at: CGPoint(x: x, y: 0), proposal: ProposedViewSize(width: 20, height: 20))
    }.callAsFunction { Color.red.id("child") }
  }
  expect("ctr-M: a place", text(try await layoutTrace(put(at: 60), in: host)["child"].frame), "60 0 20 20")
  expect("ctr-M: an infinite one is accepted", text(try await layoutTrace(put(at: .infinity), in: host)["child"].frame), "inf 0 20 20")
  expect(
    "ctr-M: SwiftUI stops at NaN, without a name", await failure(put(at: .nan)),
    "child (Color) was placed at nan, 0.0; every size and position is a number")

  func answering(_ width: CGFloat) -> some View {
    Fixed(size: CGSize(width: 200, height: 200)) { _, _ in }.callAsFunction {
      Fixed(size: CGSize(width: width, height: 10)) { _, _ in }.callAsFunction {}.id("child")
    }
  }
  expect("ctr-N: a child of 30 that is not placed", text(try await layoutTrace(answering(30), in: host)["child"].frame), "85 95 30 10")
  expect("ctr-N: an infinite one", text(try await layoutTrace(answering(.infinity), in: host)["child"].frame), "-inf 95 inf 10")
  expect("ctr-N: SwiftUI takes NaN for an answer without a word", await failure(answering(.nan)).contains("nan") ? "says it" : "no", "says it")

  let bottom = try await layoutTrace(
    AlignmentBottom(active: 1) {
      ForEach(0..<3) { number in Color.red.frame(width: 20, height: 10 * CGFloat(number + 1)).id("c\(number)") }
    }, in: .size(100, 200))
  // 200 - (10 + 20), and each below the one before.
  expect("seed-3-custom: the active view's bottom is the layout's", (0..<3).map { text(bottom["c\($0)"].frame.minY) }.joined(separator: " "), "170 180 200")
}

/// As large as it is proposed; says when it places.
struct Filling: Layout {
  let log: Log
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) { log.add("places") }
}
