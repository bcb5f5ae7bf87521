import LayoutModel

/// Takes size and position from another view, its source; the slot in layout stays the view's own (semantics B9).
///
/// 1. The reply is the view's, whatever the source.
/// 2. A source, placed, shares its size and the point of it that its anchor names.
/// 3. Any other view with that id, placed, is offered the source's size and put so that its anchor's point meets the shared one. A source
///    that is placed later in the tree is followed in the next pass; without a source the view stays in its slot.
package struct MatchedGeometryEffect: UnaryPrimitive {
  private let group: Int32
  private let anchor: Point
  private let isSource: Bool
  private let takesSize: Bool
  private let takesPosition: Bool

  package static let passesPriorityOn = true
  package static let traits = Traits(.followsSource, .opens)
  package static let summary = "Takes size and position from the view that is the source of the same id; the slot stays."
  package static let parameters = [
    Parameter("id", .any, required: true, "What source and followers have in common."),
    Parameter("namespace", .text, "Ids of one namespace mean nothing in another; the empty one when absent."),
    Parameter("anchor", .unitPoint, "The point of the view that is shared, or that is put at the shared one; center by default."),
    Parameter("properties", .choice(["frame", "position", "size"]), "What a view takes from the source; frame, both, by default."),
    Parameter("isSource", .bool, "Whether the view is the source; true by default."),
  ]

  package enum Reasons: UInt8, LayoutReason {
    case matched = 1
    package var entry: (name: String, asks: String, doc: String) {
      ("matched-geometry", "with the size of its source", "matchedGeometryEffect offers the view the size of its source and puts it where the source is.")
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    group = arguments.tree.matched.number(arguments.text("namespace") ?? "", arguments.text("id") ?? "")
    anchor = arguments.point("anchor") ?? Point(0.5, 0.5)
    isSource = arguments.bool("isSource") ?? true
    let properties = arguments.text("properties") ?? "frame"
    (takesSize, takesPosition) = (properties != "position", properties != "size")
  }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    let child = tree.nodes[node + 1]
    tree.nodes[node].explicitGuides = child.explicitGuides
    tree.nodes[node].priority = child.priority
    tree.nodes[node].isSpacer = child.isSpacer
    tree.nodes[node].isForwarder = isSource
    tree.nodes[node].isCached = !isSource
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    Reply(forwarding: pass.measure(node + 1, proposal, SharedReason.forward.vocabularyCode))
  }

  package var guides: AlignmentGuides? { nil }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    if isSource {
      let origin = pass.nodes[node].absolute
      pass.matched.share(SharedGeometry(point: origin + inside(at.size), size: at.size), as: group, pass.tree)
      return placeWrapped(node, at, pass)
    }
    guard let source = pass.matched.follow(group, node, pass.tree) else { return placeWrapped(node, at, pass) }
    let proposal = takesSize ? Proposal(source.size) : at.proposal
    let child = pass.beginPlacing(node + 1, proposal, AnyPrimitive.code(Self.kind, Reasons.matched.rawValue))
    let (size, slot, own) = (child.viewSize.size, inside(at.size), pass.nodes[node].absolute)
    var corner = Point(slot.x - inside(size).x, slot.y - inside(size).y)
    if takesPosition {
      corner = Point(source.point.x - inside(size).x - own.x, source.point.y - inside(size).y - own.y)
      // Positions on the canvas are not mirrored.
      if pass.nodes[node].isRightToLeft { corner.x = at.size.width - corner.x - size.width }
    }
    // An infinite view has no middle: its corner stays.
    pass.finishPlacing(child, at: Point(corner.x.isNaN ? 0 : corner.x, corner.y.isNaN ? 0 : corner.y), anchor: anchor, parent: node)
  }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    pass.explicitGuide(guide, node + 1, at)
  }

  /// The anchor's point of a view of `size`.
  private func inside(_ size: Size) -> Point { Point(anchor.x * size.width, anchor.y * size.height) }
}
