import LayoutModel

/// Children on top of one another (semantics A4, B2).
///
/// 1. Every child of the highest priority, which alone decides the size, is asked the stack's own proposal.
/// 2. They are aligned by their guides; the stack is as large as they are together.
/// 3. Placing, every child is offered the stack's own size, asked anew, and aligned with the others: a child that then answers
///    differently does not change the stack.
package struct ZStack: Primitive {
  private let alignment: AlignmentGuides

  package static let role = NodeRole.container
  package var scope: PlacingScope { .own }
  package static let knowsRange = true
  package static let traits = Traits(.overlays, aligns: .both)
  package static let summary = "Overlays its children, aligned with one another."
  package static let parameters = [
    Parameter("alignment", .alignment, "The guides by which children line up with one another; center by default."),
    Parameter("children", .children, "The views, bottom-most first."),
  ]

  package enum Rules: UInt8, LayoutRule {
    case union = 1, largest, empty
    package var entry: (code: String, title: String, doc: String) {
      switch self {
      case .union: ("zstack.union_of_children", "its aligned children together", "A ZStack spans its aligned children; no single one of them is as large.")
      case .largest: ("zstack.largest_child", "its largest child", "A ZStack is as large as its largest child.")
      case .empty: ("zstack.empty", "nothing in it", "A ZStack without children is 0 x 0.")
      }
    }
    package var basis: [ReplyBasis] {
      switch self {
      case .union: [.children]
      case .largest, .empty: []
      }
    }
  }

  package enum Reasons: UInt8, LayoutReason {
    case measure = 1, align
    package var entry: (name: String, asks: String, doc: String) {
      switch self {
      case .measure: ("zstack-measure", "what it is asked", "A ZStack asks each child the proposal it was asked.")
      case .align: ("zstack-align", "with its own size", "A ZStack that places offers each child its own size and aligns the answers.")
      }
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { alignment = try arguments.alignment("alignment") }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    let children = (0..<Int(tree.nodes[node].childCount)).map { tree.nodes[tree.child($0, of: node)] }
    let (isSingle, isElided) = (tree.isSingle(node), tree.isElided(node))
    let guides = children.reduce(0) { $0 | $1.explicitGuides }
    tree.nodes[node].explicitGuides = isElided ? guides : guides & Guides.combined
    tree.nodes[node].priority = children.isEmpty ? -.infinity : isSingle ? children[0].priority : 0
    tree.nodes[node].isSpacer = isSingle && children[0].isSpacer
    tree.nodes[node].isCached = !isElided
    tree.nodes[node].isForwarder = isElided
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    if isElided(node, pass) { return Reply(forwarding: pass.measure(node + 1, proposal, SharedReason.forward.vocabularyCode)) }
    let subviews = ChildList(node, pass)
    var range = ProposalRange.all
    defer { pass.range = range }
    if subviews.isEmpty { return Reply(.zero, Rules.empty.rawValue, Rules.empty.rawValue) }
    var union = AlignedUnion()
    let highest = subviews.lazy.map { pass.nodes[$0].priority }.reduce(-.infinity, max)
    for index in subviews.indices where pass.nodes[subviews.id(index)].priority == highest {
      let answer = pass.measure(subviews.id(index), proposal, code(.measure))
      range.formIntersection(pass.range)
      union.add(guides(subviews.id(index), ViewSize(answer.size, proposal), pass), answer)
    }
    let (widthFrom, heightFrom) = (union.source(.horizontal), union.source(.vertical))
    func rule(_ from: CallID) -> UInt8 { (from == 0 ? Rules.union : .largest).rawValue }
    return Reply(union.size, rule(widthFrom), rule(heightFrom), widthFrom, heightFrom)
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    if let only = pass.held(for: node) { return pass.finishPlacing(only, at: .zero, parent: node) }
    for (child, origin, _) in positions(node, at, pass) {
      pass.finishPlacing(pass.beginPlacing(child, Proposal(at.size)), at: origin, by: PlacingGuides(alignment), parent: node)
    }
  }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    if isElided(node, pass) { return pass.explicitGuide(guide, node + 1, at) }
    var combination = GuideCombination(guide)
    let axis = pass.tree.guides.axis(of: guide)
    for (child, origin, viewSize) in positions(node, at, pass) {
      guard let value = pass.explicitGuide(guide, child, viewSize) else { continue }
      combination.add(value + origin[axis])
    }
    return combination.value
  }

  package func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing {
    let children = (0..<Int(tree.nodes[node].childCount)).map { tree.child($0, of: node) }
    let highest = children.reduce(-.infinity) { max($0, tree.nodes[$1].priority) }
    // As for the size, the others have no say (measured by SwiftVVD's author on SwiftUI 27).
    let spacings = children.lazy.filter { tree.nodes[$0].priority == highest }.map { tree.spacing($0) }
    guard let first = spacings.first else { return .zero }
    return spacings.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Step 3: each child's corner, and its answer to the stack's own size.
  private func positions(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> [(NodeID, Point, ViewSize)] {
    let subviews = ChildList(node, pass)
    let proposal = Proposal(at.size)
    let highest = subviews.lazy.map { pass.nodes[$0].priority }.reduce(-.infinity, max)
    var union = AlignedUnion()
    let children = subviews.indices.map { index in
      let answer = pass.measure(subviews.id(index), proposal, code(.align))
      let guides = guides(subviews.id(index), ViewSize(answer.size, proposal), pass)
      if pass.nodes[subviews.id(index)].priority == highest { union.add(guides, answer) }
      return (id: subviews.id(index), guides: guides, answer: answer)
    }
    return children.map { ($0.id, union.origin(of: $0.guides), ViewSize($0.answer.size, proposal)) }
  }

  private func guides(_ child: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Point {
    Point(pass.readGuide(alignment.horizontal, child, at), pass.readGuide(alignment.vertical, child, at))
  }

  /// `resolve` found it out: what only forwards has no cache.
  private func isElided(_ node: NodeID, _ pass: LayoutPass) -> Bool { !pass.nodes[node].isCached }

  private func code(_ reason: Reasons) -> VocabularyCode { AnyPrimitive.code(ZStack.kind, reason.rawValue) }
}

/// Views aligned with one another by their guides, and the box they fill together.
struct AlignedUnion {
  /// The largest guide of each axis: where the alignment line lies in the box.
  private var line = Point(-.infinity, -.infinity)
  private var beyond = Size(-.infinity, -.infinity)
  private var largest: (width: Answer, height: Answer)?

  mutating func add(_ guides: Point, _ answer: Answer) {
    for axis in Axis.allCases {
      line[axis] = max(line[axis], guides[axis])
      let rest = answer.size[axis] - guides[axis]
      beyond[axis] = max(beyond[axis], rest.isNaN ? .infinity : rest)
    }
    let old = largest ?? (answer, answer)
    largest = (
      answer.size.width > old.width.size.width ? answer : old.width, answer.size.height > old.height.size.height ? answer : old.height
    )
  }

  var size: Size { Size(line.x + beyond.width, line.y + beyond.height) }

  func origin(of guides: Point) -> Point {
    func place(_ axis: Axis) -> Double {
      let value = line[axis] - guides[axis]
      return value.isNaN ? 0 : value
    }
    return Point(place(.horizontal), place(.vertical))
  }

  /// The call of the one view that is as large as the union along `axis`; 0 if none is.
  func source(_ axis: Axis) -> CallID {
    guard let answer = axis == .horizontal ? largest?.width : largest?.height else { return 0 }
    return answer.size[axis] == size[axis] ? answer.call : 0
  }
}
