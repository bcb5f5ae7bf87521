import LayoutModel
import Testing

@testable import LayoutEngine

/// What the layouts of a command may take together.
struct LayoutBudgetTests {
  /// Three views: three calls a layout, where nothing is remembered.
  private static func layOut(_ budget: LayoutBudget) throws {
    let tree = LayoutTree()
    tree.wrap(VStack.self) {
      $0.color()
      $0.color()
    }
    tree.finish()
    try LayoutPass(tree: tree, options: LayoutPass.Options(budget: budget)).run(Proposal(100, 100))
  }

  private static func calls() throws -> Int {
    let tree = LayoutTree()
    tree.wrap(VStack.self) {
      $0.color()
      $0.color()
    }
    tree.finish()
    let pass = LayoutPass(tree: tree)
    try pass.run(Proposal(100, 100))
    return pass.callCount
  }

  @Test func `layouts share their calls`() throws {
    let calls = try Self.calls(), budget = LayoutBudget(maxCalls: 2 * calls + 1)
    try Self.layOut(budget)
    try Self.layOut(budget)
    let error = #expect(throws: LayoutError.self) { try Self.layOut(budget) }
    guard case .tooManyCalls(2 * calls + 1, _, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(budget.excess == .calls(2 * calls + 1))
  }

  @Test func `as many calls as there may be are made`() throws {
    let budget = LayoutBudget(maxCalls: try Self.calls())
    try Self.layOut(budget)
    #expect(budget.excess == nil)
  }

  @Test(arguments: [(LayoutBudget.Excess.seconds(5), 5.1, 0), (.megabytes(100), 0, 101)])
  func `once the time or the memory is used up every layout ends`(_ excess: LayoutBudget.Excess, _ seconds: Double, _ megabytes: Int) throws {
    let budget = LayoutBudget(maxCalls: .max, seconds: 5, megabytes: 100)
    #expect(!budget.check(seconds: 5, megabytes: 100))
    try Self.layOut(budget)
    #expect(budget.check(seconds: seconds, megabytes: megabytes))
    for _ in 0..<2 { #expect(throws: LayoutError.overBudget(excess)) { try Self.layOut(budget) } }
  }

  @Test func `a larger scene may take more`() {
    let (small, large) = (LayoutBudget(maxCalls: .max), LayoutBudget(maxCalls: .max))
    small.note(sceneOf: 1000)
    large.note(sceneOf: 1_000_000)
    large.note(sceneOf: 1000)
    #expect(small.check(seconds: LayoutBudget.seconds + 0.1, megabytes: 0))
    #expect(!large.check(seconds: 10 * LayoutBudget.seconds, megabytes: 0))
    #expect(large.check(seconds: 10 * LayoutBudget.seconds + 0.1, megabytes: 0))
    #expect(large.excess == .seconds(10 * LayoutBudget.seconds))
  }

  @Test func `what was not limited is not stopped`() {
    let budget = LayoutBudget(maxCalls: .max, seconds: .infinity, megabytes: .max)
    #expect(!budget.check(seconds: 1e9, megabytes: 1 << 40) && budget.spend(1 << 40) > 0)
  }
}
