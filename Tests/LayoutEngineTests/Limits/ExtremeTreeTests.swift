import LayoutModel
import Testing

@testable import LayoutEngine

/// Depth and width that no tree of a test's own has.
struct ExtremeTreeTests {
  /// Levels of one modifier or container around a Color; the calls of a whole pass.
  private func calls(_ type: any Primitive.Type, _ arguments: [String: ArgumentValue] = [:], levels: Int) throws -> Int {
    let tree = LayoutTree()
    for _ in 0..<levels { try tree.open(type, arguments) }
    try tree.open(Color.self)
    for _ in 0...levels { tree.close() }
    tree.finish()
    let pass = LayoutPass(tree: tree)
    try DeepThread.run(levels: tree.depth) { try pass.run(Proposal(320, 480)) }
    return pass.callCount
  }

  @Test(arguments: [
    "padding", "frame", "fixedSize", "border", "offset", "layoutPriority", "overlay", "background", "rotationEffect", "alignmentGuide", "HStack", "VStack",
    "ZStack",
  ])
  func `ten thousand levels are laid out, each asked a few times`(_ name: String) throws {
    let arguments: [String: [String: ArgumentValue]] = [
      "layoutPriority": ["value": .number(1)], "rotationEffect": ["degrees": .number(1)], "padding": ["length": .number(0.001)],
      "frame": ["maxWidth": .number(.infinity)], "alignmentGuide": ["guide": .guide(GuideName(name: "leading")), "value": .formula(Zero())],
    ]
    let levels = 10_000
    #expect(try calls(PrimitiveRegistry.byName[name] ?? Color.self, arguments[name] ?? [:], levels: levels) <= 4 * levels)
  }

  @Test func `a row of a hundred thousand is asked a few times a child`() throws {
    let tree = LayoutTree()
    try tree.open(HStack.self)
    for _ in 0..<100_000 {
      try tree.open(Color.self)
      tree.close()
    }
    tree.close()
    tree.finish()
    let pass = LayoutPass(tree: tree)
    try pass.run(Proposal(2_000_000, 100))
    // Its share, and when placed; and the row itself. What a Color answers at 0 and at infinity is known.
    #expect(pass.callCount == 200_001)
    // 2,000,000 less 99,999 gaps of 8, in equal shares.
    let share = (2_000_000.0 - 99_999 * 8) / 100_000
    let last = tree.nodes[Int(tree.count)].frame.size.width
    #expect(abs(last - share) < 1e-6)
  }

  private struct Zero: Formula {
    let source = "0"
    func evaluate(_ scope: FormulaScope) -> Double { 0 }
  }
}
