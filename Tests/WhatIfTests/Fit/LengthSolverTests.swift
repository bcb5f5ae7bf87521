import Testing

@testable import WhatIf

/// Finding the value of an argument that gives a length.
@Suite struct LengthSolverTests {
  private func solved(
    _ present: Double, _ values: ClosedRange<Double>, _ wanted: Double, steps: Double = 1, within: Double = 0.05, _ length: @escaping (Double) -> Double?
  ) -> Double? {
    var solver = solver(present, values, wanted, steps: steps, within: within, length)
    return solver.solve()
  }

  private func solver(
    _ present: Double, _ values: ClosedRange<Double>, _ wanted: Double, steps: Double = 1, within: Double = 0.05, _ length: @escaping (Double) -> Double?
  ) -> LengthSolver {
    LengthSolver(present: (present, length(present) ?? 0), values: values, steps: steps, wanted: wanted, hits: { abs($0 - wanted) <= within }, length)
  }

  @Test(arguments: [
    // A padding of 8 in 200 leaves 184.
    (120.0, 40.0), (200, 0), (0, 100),
    // Between points, to the hundredth.
    (121, 39.5), (199.34, 0.33),
  ])
  func `a straight line is followed, in whole points where they do`(_ wanted: Double, _ value: Double) {
    #expect(solved(8, 0...300, wanted) { 200 - 2 * $0 } == value)
  }

  @Test func `a length that is missed by less than what is allowed will do`() {
    #expect(solved(0, 0...100, 20.33, within: 0.5) { $0 } == 20)
    #expect(solved(0, 0...100, 20.33) { $0 } == 20.33)
  }

  /// 0, 8, 16 … as lines of a text: 72 from 72 to 79.
  @Test(arguments: [(0.0, 72.0), (200, 79), (71, 72), (80, 79)]) func `of values that all give it the nearest is taken`(_ present: Double, _ value: Double) {
    #expect(solved(present, 0...400, 72) { ($0 / 8).rounded(.down) * 8 } == value)
  }

  @Test func `of both sides the nearer one is taken`() {
    #expect(solved(45, 0...100, 20) { abs($0 - 50) * 2 } == 40)
    #expect(solved(55, 0...100, 20) { abs($0 - 50) * 2 } == 60)
  }

  @Test func `what is leaped over is not found, and its two sides are known`() {
    var solver = solver(10, 0...100, 100) { $0 < 50 ? 80 : 112 }
    #expect(solver.solve() == nil && !solver.isIdle)
    #expect(solver.known[49] == 80 && solver.known[50] == 112)
  }

  /// 120 at 10 is too much at once, and 90 at 20 too little; from 30 on it grows by a point a point.
  @Test func `behind a leap the next crossing is found`() {
    #expect(solved(0, 0...500, 100) { $0 < 10 ? 0 : $0 < 20 ? 120 : max(90, 90 + $0 - 30) } == 40)
  }

  @Test func `an argument whose ends change nothing is idle, and costs two layouts`() {
    nonisolated(unsafe) var layouts = 0
    var solver = LengthSolver(present: (8, 80), values: 0...200, wanted: 100, hits: { abs($0 - 100) <= 0.05 }) { _ in
      layouts += 1
      return 80
    }
    #expect(solver.solve() == nil && solver.isIdle && layouts == 2)
  }

  @Test func `values with which nothing can be laid out are passed over`() {
    #expect(solved(30, 0...100, 60) { $0 < 20 ? nil : $0 } == 60)
    #expect(solved(30, 0...100, 10) { $0 < 20 ? nil : $0 } == nil)
  }

  @Test func `a ratio goes by hundredths`() {
    // 100 wide: 2.5 times as wide as high is 40 high, 3.2 times 31.25.
    #expect(solved(2, 0.1...20, 40, steps: 100) { 100 / $0 } == 2.5)
    #expect(solved(2, 0.1...20, 31.25, steps: 100) { 100 / $0 } == 3.2)
  }

  @Test func `straight lines are found in few layouts`() {
    nonisolated(unsafe) var layouts = 0
    _ = solved(8, 0...4096, 1033) {
      layouts += 1
      return 3000 - 3 * $0
    }
    // The present value, both ends, 9, 10, 12 … 1032, then four between 520 and that; 7, 6 and 4.
    #expect(layouts == 21)
  }

  /// A padding of 8 in 200 leaves 184; 140 or less are left by 30 and more, and by none of less than that.
  @Test func `of what is good enough the nearest is taken`() {
    func solved(_ hits: @escaping (Double) -> Bool, _ wanted: Double) -> Double? {
      var solver = LengthSolver(present: (8, 184), values: 0...200, wanted: wanted, hits: hits) { 200 - 2 * $0 }
      return solver.solve()
    }
    #expect(solved({ $0 <= 140 }, 140) == 30 && solved({ $0 >= 190 }, 190) == 5)
    // In leaps of 50 no value gives 140, and 30 is the first that gives less.
    var leaps = LengthSolver(present: (8, 184), values: 0...200, wanted: 140, hits: { $0 <= 140 }) { $0 < 30 ? 184 : 100 }
    #expect(leaps.solve() == 30)
  }
}
