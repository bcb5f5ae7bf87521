import LayoutModel

/// A view laid out by a `Layout` that a program brought along; `TypedLayoutBox` asks it.
package struct CustomLayout: Primitive {
  let index: Int32
  private let orientation: Axis?

  package static let role = NodeRole.container
  package static let isNamed = false
  package static let summary = "A container laid out by a Layout written in Swift."

  package enum Rules: UInt8, LayoutRule {
    case custom = 1
    package var entry: (code: String, title: String, doc: String) {
      ("layout.custom", "its sizeThatFits returns it", "A Layout written outside the engine answered; its own code knows why.")
    }
  }

  init(index: Int32, orientation: Axis?) { (self.index, self.orientation) = (index, orientation) }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    throw ArgumentError("", "has no Layout: a program opens it with LayoutTree.open(_:isDynamic:)")
  }

  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { orientation }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    let count = Int(tree.nodes[node].childCount)
    // It may answer any guide it likes; a container without children is of no priority.
    tree.nodes[node].explicitGuides = ~0
    tree.nodes[node].priority = count == 0 ? -.infinity : 0
    // Here, since nothing is known yet of what it may ask its children, and so nothing is lost with the answers.
    _ = tree.spacing(node)
    tree.forgetSizes(inside: node)
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    Reply(pass.tree.layouts.boxes[Int(index)].size(proposal, node, pass), Rules.custom.rawValue, Rules.custom.rawValue)
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) { pass.tree.layouts.boxes[Int(index)].place(node, at, pass) }

  /// What the Layout at a node wishes for its children when it is placed with a size and a proposal at `origin`, without placing any of them.
  ///
  /// - Returns: by child, in their order; nil for one that it does not place, and where there is no Layout.
  package static func wishes(of node: NodeID, placedAt size: ViewSize, origin: Point, _ pass: LayoutPass) -> [CollectedPlacement?] {
    guard case .customLayout(let layout) = pass.nodes[node].primitive else { return [] }
    let wishes = pass.tree.layouts.boxes[Int(layout.index)].wishes(node, size, origin, pass)
    return pass.tree.children(of: node).map { wishes[$0] }
  }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    pass.tree.layouts.boxes[Int(index)].explicitGuide(guide, node, at, pass)
  }

  package func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing { tree.layouts.boxes[Int(index)].spacing(node, tree) }
}
