// The contract of the Layout protocol, held by a program outside of the package: it sees what is public, and no more. `make outside` compiles and runs it.
// Each row was printed by SwiftUI on macOS 26; where another source stands, it is named.

import Foundation
import LayoutUI
import LayoutUIHost

// MARK: Layouts

/// What layouts saw, in order.
final class Log: @unchecked Sendable {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

/// A leaf of 30 × 10 that counts what it computes.
struct Counted: Layout {
  let log: Log
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    log.add("\(text(proposal.width))x\(text(proposal.height))")
    return CGSize(width: 30, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

struct AskTwice: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    for width in [50.0, 50, 70] { _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: 50)) }
    return CGSize(width: 50, height: 50)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    _ = subviews[0].sizeThatFits(ProposedViewSize(width: 50, height: 50))
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 50, height: 50))
  }
}

/// Answers one size; what places its children is given to it.
struct Fixed: Layout {
  let size: CGSize
  let place: @Sendable (CGRect, Subviews) -> Void
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) { place(bounds, subviews) }
}

struct Inspect: Layout {
  let log: Log
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    log.lines = subviews.map { text($0.priority) }
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Stacks what it holds, and says which layout places when.
struct Named: Layout {
  let name: String
  let log: Log
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { CGSize(width: 20, height: 20) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    log.add("\(name) begins")
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    log.add("\(name) ends")
  }
}

struct Along: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  let log: Log
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    log.lines = [ProposedViewSize.zero, .unspecified, .infinity].map { proposal in
      let size = subviews[0].sizeThatFits(proposal)
      return "\(text(size.width)),\(text(size.height))"
    }
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

struct Cached: Layout {
  let log: Log
  func makeCache(subviews: Subviews) -> Int {
    log.add("make")
    return subviews.count
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize { CGSize(width: 10 * cache, height: 10) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}

/// A leading guide 10 inside of its bounds (Apple's example).
struct Guided: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { CGSize(width: 40, height: 20) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGFloat? {
    guide == .leading ? bounds.minX + 10 : nil
  }
}

struct MinimumAboveMaximum: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { CGSize(width: proposal.width == 0 ? 100 : 20, height: 10) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

struct RelativeWidth: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width * 0.5, height: proposal.replacingUnspecifiedDimensions().height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

// MARK: Checks

func text(_ number: CGFloat?) -> String { number.map { $0.isFinite ? String(format: "%g", Double($0)) : $0 > 0 ? "inf" : "-inf" } ?? "nil" }
func text(_ rect: CGRect) -> String { [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(text).joined(separator: " ") }

@MainActor var failures = 0, rows = 0

@MainActor func expect(_ row: String, _ found: String, _ expected: String) {
  rows += 1
  if found == expected { return }
  failures += 1
  print("\(row): \(found), expected \(expected)")
}

let host = ProgramCanvas.size(200, 200)

@MainActor func check() async throws {
  var log = Log()
  let twice = try await layoutTrace(AskTwice { Counted(log: log) {}.id("leaf") }, in: host)
  expect("ctr-A, ctr-B, ctr-C: each proposal is computed once", log.lines.joined(separator: " "), "50x50 70x50")
  expect("ctr-C: where it stands", text(twice["leaf"].frame), "75 75 30 10")

  log = Log()
  _ = try await layoutTrace(
    Inspect(log: log) {
      Color.red.layoutPriority(2.5)
      Spacer(minLength: 12)
      Color.red.frame(minWidth: 12)
    }, in: host)
  expect("ctr-E: priorities", log.lines.joined(separator: " "), "2.5 -inf 0")

  log = Log()
  _ = try await layoutTrace(
    Inspect(log: log) {
      Color.red.layoutPriority(2).frame(width: 10)
      Color.red.layoutPriority(2).padding(3)
      Color.red.padding(3).layoutPriority(2)
      Color.red.layoutPriority(2).opacity(0.5)
      Color.red.layoutPriority(2).offset(x: 1)
      HStack { Color.red.layoutPriority(2) }
    }, in: host)
  expect("ctr-L: what hides a priority and what keeps it", log.lines.joined(separator: " "), "0 0 2 2 2 2")

  let none = try await layoutTrace(Fixed(size: CGSize(width: 100, height: 100)) { _, _ in }.callAsFunction { Color.red.id("child") }.id("parent"), in: host)
  expect("ctr-I: a child that is not placed is centred", text(none["child"].frame), "0 0 200 200")

  let again = try await layoutTrace(
    Fixed(size: CGSize(width: 100, height: 100)) { bounds, subviews in
      subviews[0].place(at: CGPoint(x: bounds.minX + 10, y: bounds.minY + 10), proposal: ProposedViewSize(width: 20, height: 20))
      subviews[0].place(at: CGPoint(x: bounds.minX + 50, y: bounds.minY + 50), proposal: ProposedViewSize(width: 40, height: 40))
    }.callAsFunction { Color.red.id("child") }, in: host)
  expect("ctr-J: the last placement wins", text(again["child"].frame), "100 100 40 40")

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
  _ = try await layoutTrace(Along(log: log) { Spacer() }, in: host)
  expect("ctr-spacer-orient: a Spacer goes by its container's orientation", log.lines.joined(separator: " "), "8,0 8,0 inf,0")

  log = Log()
  _ = try await layoutTrace(
    Cached(log: log) {
      Color.red
      Color.red
    }, in: host)
  expect("ctr-cache-trace: a cache is made once", log.lines.joined(separator: " "), "make")

  let size = ProposedViewSize(width: nil, height: nil).replacingUnspecifiedDimensions()
  expect("apple-replacing", "\(text(size.width)) \(text(size.height))", "10 10")

  let guided = try await layoutTrace(
    VStack(alignment: .leading, spacing: 0) {
      Guided {}.id("guided")
      Color.red.frame(width: 20, height: 20).id("below")
    }, in: host)
  expect("apple-explicit: the parent sees leading 10 inside", text(guided["below"].frame.origin.x - guided["guided"].frame.origin.x), "10")

  let crash = try await layoutTrace(
    HStack(spacing: 0) {
      MinimumAboveMaximum { Color.clear }
      Color.red
    }, in: host)
  expect("lab2-crash: SwiftUI crashes, it is a finding", "\(try crash.findings.contains { $0.contains("LT201") || $0.contains("minimum") })", "true")

  let relative = try await layoutTrace(
    HStack(spacing: 10) {
      RelativeWidth { Color.clear }.id("a")
      Color.red.id("b")
      Color.red.id("c")
    }, in: .size(620, 80))
  expect("ole-relative: half of what a stack offers (fatbobman)", ["a", "b", "c"].map { text(relative[$0].size.width) }.joined(separator: " "), "100 250 250")

  let average = try await layoutTrace(
    HStack(alignment: .custom, spacing: 0) {
      VStack(spacing: 0) {
        ForEach([CGFloat(1), 3, 5], id: \.self) { value in Color.red.frame(width: 10, height: 10).alignmentGuide(.custom) { _ in value } }
      }.id("several")
      Color.red.frame(width: 10, height: 10).alignmentGuide(.custom) { _ in 0 }.id("one")
    }, in: host)
  // 0 + 1, 10 + 3 and 20 + 5 in the column.
  expect("combine: guides of several children meet at their mean", text(average["one"].frame.minY - average["several"].frame.minY), "13")
}

extension VerticalAlignment {
  private enum Custom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] } }
  static let custom = VerticalAlignment(Custom.self)
}

@main struct Contracts {
  static func main() async throws {
    try await check()
    print("\(rows - failures) of \(rows) rows of the Layout protocol's contract hold")
    exit(failures == 0 ? 0 : 1)
  }
}
