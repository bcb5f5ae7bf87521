import LayoutModel

/// overlay and background (semantics A5, B9): the first child is the view, the second the content.
///
/// 1. The view answers alone; the content is not asked while measuring.
/// 2. Placed, the content is offered the view's size, and may answer more.
/// 3. Its guides for the alignment meet the view's.
/// 4. A style instead of content (`background(_:ignoresSafeAreaEdges:)`), without a modifier, fills the view, and beyond each edge of it that lies at an edge of the safe area what is
///    there, as `IgnoresSafeArea` does.
protocol SecondaryLayer: UnaryPrimitive where Reasons == SecondaryReason {
  var alignment: AlignmentGuides { get }
  /// Edges of the safe area beyond which the content reaches, being a style.
  var ignoredEdges: Edge.Set { get }
}

/// Why overlays and backgrounds ask.
package enum SecondaryReason: UInt8, LayoutReason {
  case content = 1, beyond
  package var entry: (name: String, asks: String, doc: String) {
    switch self {
    case .content:
      (
        "secondary-place", "with the size of the view it lies on",
        "An overlay or background offers its content the size of the view it belongs to, and places it."
      )
    case .beyond:
      (
        "secondary-beyond", "with that size and the room beyond the safe area",
        "An overlay or background by a style offers it the size of the view it belongs to and what lies beyond the safe area's edges."
      )
    }
  }
}

extension SecondaryLayer {
  /// A style that reaches beyond the safe area goes by its place on the canvas.
  package var scope: PlacingScope { ignoredEdges.isEmpty ? .own : .anywhere }
  package static var isCached: Bool { false }
  package static var knowsRange: Bool { true }
  package static var passesPriorityOn: Bool { true }
  /// The content inherits the orientation of the stack around the view: a Spacer or Divider in it lies as it would beside the view (measured, stk-K2e).
  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { inherited }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    Reply(forwarding: pass.measure(node + 1, proposal, SharedReason.forward.vocabularyCode))
  }

  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength { tree.length(axis, at: extreme, of: node + 1) }
  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double { tree.fittingOffer(axis, of: node + 1) }

  package var guides: AlignmentGuides? { nil }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    if let primary = pass.held(for: node) { pass.finishPlacing(primary, at: .zero, parent: node) }
    let contentNode = pass.nodes[node + 1].last + 1
    guard contentNode <= pass.nodes[node].last else { return }
    let isStyle = !ignoredEdges.isEmpty && AnyPrimitive.traits[Int(pass.nodes[contentNode].primitive.kind)].isStyle
    let beyond = !isStyle ? EdgeInsets() : SafeArea(pass: pass).insetsBeyond(of: node, at.size, ignoredEdges)
    if beyond != EdgeInsets() { return placeBeyond(node, contentNode, at.size, beyond, pass) }
    let content = pass.beginPlacing(contentNode, Proposal(at.size), AnyPrimitive.code(Self.kind, SecondaryReason.content.rawValue))
    func meet(_ axis: Axis) -> Double {
      let value = pass.readGuide(alignment[axis], node + 1, at) - pass.readGuide(alignment[axis], contentNode, content.viewSize)
      return value.isNaN ? 0 : value
    }
    pass.finishPlacing(content, at: Point(meet(.horizontal), meet(.vertical)), by: PlacingGuides(alignment), parent: node)
  }

  private func placeBeyond(_ node: NodeID, _ contentNode: NodeID, _ size: Size, _ insets: EdgeInsets, _ pass: LayoutPass) {
    let room = Size(size.width + insets[.horizontal], size.height + insets[.vertical])
    let content = pass.beginPlacing(contentNode, Proposal(room), AnyPrimitive.code(Self.kind, SecondaryReason.beyond.rawValue))
    let corner = pass.origin(of: content.viewSize, contentNode, in: room, .center)
    pass.finishPlacing(content, at: Point(corner.x - insets.leading, corner.y - insets.top), by: PlacingGuides(.center), parent: node)
  }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    pass.explicitGuide(guide, node + 1, at)
  }
}
