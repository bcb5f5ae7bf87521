import LayoutModel
import Testing

@testable import LayoutEngine

/// A view written as a value: what a test lays out.
struct TestView: Sendable {
  let type: any Primitive.Type
  var arguments: [String: ArgumentValue] = [:]
  var children: [TestView] = []

  /// A cell that is always so large.
  static func fixed(_ width: Double, _ height: Double) -> TestView { answering({ _ in width }, { _ in height }) }
  /// A cell that takes what it is offered, 10 for nil.
  static let greedy = answering({ $0 ?? 10 }, { $0 ?? 10 })
  /// A cell that takes the width it is offered between two bounds.
  static func between(_ least: Double, _ most: Double, height: Double) -> TestView { answering({ min(max($0 ?? least, least), most) }, { _ in height }) }
  static let spacer = TestView(type: Spacer.self)

  static func grid(_ children: [TestView], _ arguments: [String: ArgumentValue] = [:]) -> TestView {
    TestView(type: Grid.self, arguments: arguments, children: children)
  }
  static func row(_ children: [TestView], _ arguments: [String: ArgumentValue] = [:]) -> TestView {
    TestView(type: GridRow.self, arguments: arguments, children: children)
  }

  /// The view in a modifier.
  func with(_ modifier: any Primitive.Type, _ arguments: [String: ArgumentValue]) -> TestView {
    TestView(type: modifier, arguments: arguments, children: [self])
  }
  func spanning(_ columns: Double) -> TestView { with(GridCellColumns.self, ["count": .number(columns)]) }
  func anchored(_ x: Double, _ y: Double) -> TestView { with(GridCellAnchor.self, ["anchor": .point(Point(x, y))]) }
  func unsized(_ axes: String...) -> TestView { with(GridCellUnsizedAxes.self, ["axes": .words(axes)]) }
  func priority(_ value: Double) -> TestView { with(LayoutPriority.self, ["value": .number(value)]) }
  func columnAligned(_ guide: String) -> TestView {
    with(GridColumnAlignment.self, ["alignment": .alignment(horizontal: GuideName(name: guide), vertical: nil)])
  }

  private static func answering(_ width: @escaping @Sendable (Double?) -> Double, _ height: @escaping @Sendable (Double?) -> Double) -> TestView {
    let formulas: [String: any Formula] = ["width": Answering(axis: .horizontal, answer: width), "height": Answering(axis: .vertical, answer: height)]
    return TestView(type: Shape.self, arguments: ["sizeThatFits": .formulas(formulas)])
  }

  func tree(_ direction: LayoutDirection = .leftToRight) throws -> LayoutTree {
    var environment = LayoutEnvironment()
    environment.layoutDirection = direction
    let tree = LayoutTree(environment: environment)
    try open(in: tree)
    tree.finish()
    return tree
  }

  private func open(in tree: LayoutTree) throws {
    try tree.open(type, arguments)
    for child in children { try child.open(in: tree) }
    tree.close()
  }
}

private struct Answering: Formula {
  let axis: Axis
  let answer: @Sendable (Double?) -> Double
  var source: String { "a test's" }
  func evaluate(_ scope: FormulaScope) -> Double { answer(scope.proposal?[axis]) }
}

/// A grid that was laid out.
struct LaidOut {
  let tree: LayoutTree
  let trace = MemoryTrace()

  init(_ view: TestView, _ proposal: Proposal = .unspecified, _ direction: LayoutDirection = .leftToRight, cache: CachePolicy = .memo) throws {
    tree = try view.tree(direction)
    try LayoutPass(tree: tree, options: LayoutPass.Options(cache: cache), log: EventLog(sink: trace)).run(proposal)
  }

  var size: Size { tree.nodes[1].frame.size }
  /// Frames of the leaves in the grid, in source order.
  var leaves: [Rect] {
    (1...tree.count).filter { tree.role($0) == .leaf }.map { id in
      let base = tree.nodes[1].absolute, node = tree.nodes[id]
      return Rect(node.absolute.x - base.x, node.absolute.y - base.y, node.frame.size.width, node.frame.size.height)
    }
  }
  /// What a node was offered, in order, with the reason.
  func offers(_ node: NodeID) -> [(String, Proposal)] {
    let names = Dictionary(uniqueKeysWithValues: PrimitiveRegistry.vocabulary.reasons.flatMap { reason in reason.codes.map { ($0, reason.name) } })
    return trace.calls.filter { $0.node == node }.map { (names[$0.reason] ?? "", $0.proposal) }
  }
}
