import LayoutModel
import TestSupport
import Testing

@testable import LayoutEngine

/// For which proposals an answer holds.
struct ProposalRangeTests {
  @Test(
    arguments: [
      (LengthRange(low: 10, high: 20), [10, 15, 20], [9, 21, .infinity, .nan, 0]), (LengthRange.all, [0, -5, 7, .infinity, .nan], []),
      (LengthRange(only: 7), [7], [6, 8, .nan, .infinity]), (LengthRange(only: .nan), [.nan], [0, 10, .infinity]),
      (LengthRange(low: 200, high: .nan), [200, 300, .infinity, .nan], [199, 0]), (LengthRange(only: .infinity), [.infinity], [1e300, .nan]),
    ] as [(LengthRange, [Double], [Double])])
  func `a range has its ends in it, and nil where it has no upper one`(_ range: LengthRange, _ inside: [Double], _ outside: [Double]) {
    for length in inside { #expect(range.contains(length), "\(length)") }
    for length in outside { #expect(!range.contains(length), "\(length)") }
    #expect(range.contains(range.sample) && range.contains(range))
  }

  @Test func `what two ranges have in common`() {
    func common(_ a: LengthRange, _ b: LengthRange) -> [Double] {
      var common = a
      common.formIntersection(b)
      return [common.low, common.high]
    }
    let upwards = LengthRange(low: 200, high: .nan)
    #expect(common(LengthRange(low: 10, high: 20), LengthRange(low: 15, high: 30)) == [15, 20])
    #expect(common(upwards, LengthRange(low: 10, high: 300)) == [200, 300])
    #expect(common(LengthRange(low: 10, high: 300), upwards) == [200, 300])
    #expect(common(.all, upwards)[0] == 200 && common(upwards, .all)[1].isNaN)
    for (a, b) in [(upwards, LengthRange(only: .nan)), (LengthRange(only: .nan), upwards), (.all, LengthRange(only: .nan))] {
      #expect(common(a, b)[0].isNaN && common(a, b)[1].isNaN)
    }
  }

  /// Two that share what is left of an offer after 100: each takes what it is offered from 50 to 80, so the offer may go from 200 to 260.
  @Test func `what may be offered to a view that offers on`() {
    let range = LengthRange(low: 50, high: 80).offered(230, less: 100, sharers: 2)
    #expect(range.low >= 200 && range.low < 200.000001 && range.high <= 260 && range.high > 259.999999)
    // What was offered is in it, rounded or not.
    #expect(LengthRange(low: 50, high: 80).offered(200, less: 100, sharers: 2).low == 200)
    // Nobody is offered less than 0: what takes 0 takes less.
    #expect(LengthRange(low: 0, high: 10).offered(5, less: 20).low == -.infinity)
    #expect(LengthRange(low: 50, high: .nan).offered(nil, less: 10).contains(.nan))
    #expect(LengthRange(only: .nan).offered(nil, less: 10) != .all && LengthRange(only: .nan).offered(nil, less: 10).contains(.nan))
    #expect(LengthRange(only: .infinity).offered(.infinity, less: 10).low == .infinity)
  }

  /// 25 characters of 8 points: 200 on a line; in 100 points, 12 characters, "hello wide ", 88 wide, "wrapping ", "world"; lines
  /// are 20 high. In 50 points there is room for two lines, in 5 for the one that there always is.
  @Test(arguments: [
    (Proposal(300, 100), ProposalRange(width: LengthRange(low: 200, high: .nan), height: LengthRange(low: -.infinity, high: .nan))),
    (Proposal(nil, nil), ProposalRange(width: LengthRange(low: 200, high: .nan), height: LengthRange(low: -.infinity, high: .nan))),
    (Proposal(100, 70), ProposalRange(width: LengthRange(low: 88, high: 104 - 0.001), height: LengthRange(low: 60, high: .nan))),
    (Proposal(100, 50), ProposalRange(width: LengthRange(low: 96, high: 104 - 0.001), height: LengthRange(low: 40, high: 60 - 0.001))),
    (Proposal(100, 5), ProposalRange(width: LengthRange(low: 96, high: 104 - 0.001), height: LengthRange(low: -.infinity, high: 40 - 0.001))),
    (Proposal(4, 30), ProposalRange(width: LengthRange(only: 4), height: LengthRange(low: -.infinity, high: 40 - 0.001))),
    (Proposal(0, 50), ProposalRange(width: LengthRange(low: -.infinity, high: 0), height: LengthRange(low: 40, high: 60 - 0.001))),
    (Proposal(0, 15), ProposalRange(width: LengthRange(low: -.infinity, high: 0), height: LengthRange(low: 0.001, high: 40 - 0.001))),
    (Proposal(0, 0), ProposalRange(only: Proposal(0, 0))),
  ])
  func `a text says how far its lines stay as they are`(_ proposal: Proposal, _ expected: ProposalRange) throws {
    let run = TextRun("hello wide wrapping world", font: Font(FontDescription(advance: 8, lineHeight: 20, ascent: 15)))
    let range = run.range(of: run.measure(width: proposal.width, height: proposal.height, options: .init()), proposal, .init())
    for axis in Axis.allCases {
      let (range, expected) = (range[axis], expected[axis])
      #expect(range.low == expected.low && (range.high == expected.high || range.high.isNaN && expected.high.isNaN), "\(range), not \(expected)")
    }
  }

  @Test(arguments: TextPropertyTests.fonts)
  func `a text of any letters keeps to the range it says`(_ font: Font) {
    var random = SeededGenerator(state: 14)
    var wide = 0
    for text in TextPropertyTests.texts(300) {
      let run = TextRun(text, font: font)
      for limit in [nil, 1, 3] as [Int?] {
        let options = TextRun.Options(lineLimit: limit, truncation: TextRun.Truncation.allCases[text.count % 3])
        func measure(_ proposal: Proposal) -> TextRun.Measure { run.measure(width: proposal.width, height: proposal.height, options: options) }
        for _ in 0..<12 {
          let proposal = Proposal(
            [nil, .infinity, 3, Double.random(in: 0...300, using: &random)].randomElement(using: &random) ?? nil,
            [nil, .infinity, 0, 20, 40, Double.random(in: 0...120, using: &random)].randomElement(using: &random) ?? nil)
          let known = measure(proposal), range = run.range(of: known, proposal, options)
          #expect(range.contains(proposal))
          for _ in 0..<4 {
            let other = Self.proposal(in: range, &random), answer = measure(other)
            if other != proposal { wide += 1 }
            #expect(
              answer.size == known.size && answer.firstBaseline == known.firstBaseline && answer.lastBaseline == known.lastBaseline,
              "\(text.debugDescription) at \(other) of \(range), \(proposal): \(answer.size), not \(known.size)")
          }
        }
      }
    }
    #expect(font.lineHeight == 0 || wide > 10_000)
  }

  /// Offered nil × 15, the circle is measured at nil × 0 and stands at the stack's width × 0. Below 20, the height of the line, the stack is as high as that
  /// line; where the line's baseline lies is known of the height that it was arranged in. An image has no baseline.
  @Test(
    arguments: [(Text.self, ["string": .text("hello")], false), (Image.self, ["width": .number(40), "height": .number(20)], true)]
      as [(any Primitive.Type, [String: ArgumentValue], Bool)])
  func `a stack offered nil across it says only the length at which it has its guides`(
    _ kind: any Primitive.Type, _ arguments: [String: ArgumentValue], _ isWide: Bool
  ) throws {
    var environment = LayoutEnvironment()
    environment.font = FontDescription(advance: 8, lineHeight: 20, ascent: 15)
    let tree = LayoutTree(environment: environment)
    try tree.open(VStack.self, ["spacing": .number(0)])
    tree.leaf(Circle.self, [:])
    tree.leaf(kind, arguments)
    tree.close()
    tree.finish()
    let pass = LayoutPass(tree: tree)
    #expect(pass.size(of: 1, proposed: Proposal(nil, 15)) == Size(40, 20))
    #expect(pass.range.height.contains(15) && pass.range.height.contains(14) == isWide)
    #expect(pass.range.width.contains(.nan) && !pass.range.width.contains(40))
  }

  /// What every view of random trees has been asked, and other proposals of the range that it said.
  @Test func `a view answers every proposal of a range alike, its guides too`() throws {
    var random = SeededGenerator(state: 13)
    var checked = 0
    for seed in UInt64(0)..<1500 {
      let tree = RandomTree.make(seed: seed), exact = RandomTree.make(seed: seed)
      let ranged = LayoutPass(tree: tree)
      try ranged.run(Proposal(320, 480))
      for proposal in [Proposal(nil, nil), Proposal(100, nil), Proposal(nil, 60), Proposal(.infinity, 0), Proposal(57, 1000)] {
        for node in stride(from: 1, through: tree.count, by: 1) { _ = ranged.size(of: node, proposed: proposal) }
      }
      exact.leaveRanges()
      let pass = LayoutPass(tree: exact)
      try pass.run(Proposal(320, 480))
      for node in stride(from: 1, through: tree.count, by: 1) where tree.nodes[node].knowsRange {
        _ = tree.caches.ranges.allSatisfy(tree.nodes[node].cache) { entry in
          let guides = (0..<tree.guides.count).filter { tree.nodes[node].explicitGuides & Guides.bit($0) != 0 }
          func values(_ proposal: Proposal) -> [Double?] { guides.map { pass.explicitGuide($0, node, ViewSize(entry.size, proposal)) } }
          // In a ScrollView an answer may follow from more than the proposal: what is asked here stands in none.
          guard pass.size(of: node, proposed: entry.range.sample) == entry.size else { return true }
          let expected = values(entry.range.sample)
          for _ in 0..<4 {
            let proposal = Self.proposal(in: entry.range, &random)
            if proposal == entry.range.sample { continue }
            checked += 1
            let size = pass.size(of: node, proposed: proposal)
            #expect(size == entry.size, "seed \(seed), node \(node) \(tree.kind(node)), \(proposal) of \(entry.range): \(size), not \(entry.size)")
            #expect(values(proposal) == expected, "seed \(seed), node \(node) \(tree.kind(node)), guides, \(proposal) of \(entry.range)")
          }
          return true
        }
      }
    }
    #expect(checked > 8000)
  }

  private static func proposal(in range: ProposalRange, _ random: inout SeededGenerator) -> Proposal {
    func length(_ range: LengthRange) -> Double? {
      let lengths = [
        range.low, range.high, .nan, 0, 17, 100, .infinity, Double(Int.random(in: 0...400, using: &random)), Double.random(in: 0...1, using: &random),
      ]
      let inside = lengths.filter { range.contains($0) }
      let low = max(range.low, 0), high = min(range.high, 1000)
      if low < high, Bool.random(using: &random) { return Double.random(in: low...high, using: &random) }
      return inside.randomElement(using: &random).flatMap { $0.isNaN ? nil : $0 }
    }
    return Proposal(length(range.width), length(range.height))
  }
}
