import LayoutEngine
import LayoutModel
import RandomScenes
import Scene
import TestSupport
import Testing
import TraceStore
import WhatIf

@testable import Report

@Suite struct SweepTests {
  @Test func `numbers on a line are one piece, and a step begins another`() {
    var pieces = StraightPieces()
    for x in 0..<10 { pieces.add(Double(x) * 2, at: Double(x)) }
    for x in 10..<20 { pieces.add(7, at: Double(x)) }
    #expect(pieces.pieces.map(\.from) == [0, 10])
    #expect(pieces.pieces.map(\.slope) == [2, 0])
  }

  @Test func `where there is no number there is none`() {
    var pieces = StraightPieces()
    for x in 0..<9 { pieces.add((3..<6).contains(x) ? nil : Double(x), at: Double(x)) }
    #expect((0..<9).map { pieces.value(at: Double($0)) } == [0, 1, 2, nil, nil, nil, 6, 7, 8])
  }

  /// Whatever the numbers are, none is off by more than a hundredth.
  @Test(arguments: 0..<200) func `pieces give back what they were made of`(_ seed: UInt64) {
    var generator = SeededGenerator(state: seed), pieces = StraightPieces(), numbers: [Double?] = [], value = 0.0, slope = 1.0
    for _ in 0..<120 {
      if Int.random(in: 0..<6, using: &generator) == 0 { slope = Double(Int.random(in: -4...4, using: &generator)) / 3 }
      if Int.random(in: 0..<9, using: &generator) == 0 { value += Double.random(in: -40...40, using: &generator) }
      value += slope
      numbers.append(Int.random(in: 0..<15, using: &generator) == 0 ? nil : value)
    }
    for (index, number) in numbers.enumerated() { pieces.add(number, at: Double(index)) }
    for (index, number) in numbers.enumerated() {
      let read = pieces.value(at: Double(index))
      #expect((read == nil) == (number == nil))
      if let read, let number { #expect(abs(read - number) <= 0.01) }
    }
  }

  private static let scenes: [View] = [
    .hStack(spacing: 8, .text("Quarterly revenue report"), .spacer(), .text("Updated today").layoutPriority(1)),
    .vStack(.text("One two three four five six seven").padding(9), .hStack(.color(), .color().frame(maxWidth: 50))),
    .viewThatFits(.text("A rather long title that needs room"), .text("A short title"), .text("Short")),
    .lazyVGrid(columns: [["adaptive": ["minimum": 60]]], .text("a"), .text("bb"), .text("ccc"), .text("dddd")),
    .text("Text of three words").modifier("multilineTextAlignment", ["alignment": "trailing"]).frame(maxWidth: .string("infinity")),
  ]

  @Test(arguments: scenes) func `the slider shows at each width what is laid out at it`(_ view: View) throws {
    let made = try Made(view, 200, 100)
    let sweep = try #require(made.pass["sweep"] as? [String: Any]), frames = try #require(sweep["frames"] as? [[[Any]]])
    let pass = try #require(try made.trace.lastPass), replay = try Replay(made.trace, pass)
    for width in stride(from: 100.0, through: 300, by: 1) {
      let layout = try replay.layOut(replay.scene, in: Proposal(width, 100))
      for node in frames.indices {
        let shown = frames[node].map { value(of: $0.map { $0 as? Double }, at: width) }
        guard layout.isPlaced(NodeID(node + 1)) else {
          #expect(shown.contains(nil))
          continue
        }
        let frame = layout.absolute(NodeID(node + 1))
        for (one, other) in zip(shown, [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]) {
          #expect(abs((one ?? .nan) - other) < 0.02, "node \(node) at \(width)")
        }
      }
    }
  }

  /// As the page reads it: `[from, value, slope, …]`.
  private func value(of pieces: [Double?], at width: Double) -> Double? {
    let starts = Array(stride(from: 0, to: pieces.count, by: 3)).last { (pieces[$0] ?? 0) <= width }
    guard let start = starts, let value = pieces[start + 1], let slope = pieces[start + 2], let from = pieces[start] else { return nil }
    return value + slope * (width - from)
  }
}
