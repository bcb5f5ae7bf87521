import LayoutModel

/// A modifier that wraps one view: says how it asks and where it puts it; placing, guides and spacing follow from that.
package protocol UnaryPrimitive: Primitive {
  /// The proposal at which the wrapped view is placed.
  func placementProposal(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Proposal
  /// The guides of the wrapped view that meet those of the node; nil where it goes by none.
  var guides: AlignmentGuides? { get }
  /// The place of the wrapped view's top-leading corner, in the node's space: where the guides meet, or at its own corner.
  func origin(ofChild child: ViewSize, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Point
  /// Whether the wrapped view's priority is seen from outside (semantics A1.3).
  static var passesPriorityOn: Bool { get }
}

extension UnaryPrimitive {
  package static var role: NodeRole { .modifier }
  package static var passesPriorityOn: Bool { false }

  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { ordinal == 0 ? inherited : nil }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    let child = tree.nodes[node + 1]
    tree.nodes[node].explicitGuides = child.explicitGuides
    tree.nodes[node].priority = Self.passesPriorityOn ? child.priority : 0
    tree.nodes[node].isSpacer = child.isSpacer
    tree.nodes[node].isForwarder = !Self.isCached
  }

  package func placementProposal(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Proposal { at.proposal }

  /// Centred, as SwiftUI's unary layouts do by default.
  package var guides: AlignmentGuides? { .center }

  package func origin(ofChild child: ViewSize, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Point {
    guides.map { pass.origin(of: child, node + 1, in: at.size, $0) } ?? .zero
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) { placeWrapped(node, at, pass) }

  /// Places the wrapped view.
  func placeWrapped(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    let child = pass.held(for: node) ?? pass.beginPlacing(node + 1, placementProposal(node, at, pass))
    pass.finishPlacing(child, at: origin(ofChild: child.viewSize, node, at, pass), by: PlacingGuides(guides), parent: node)
  }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    let proposal = placementProposal(node, at, pass)
    let child = ViewSize(pass.measure(node + 1, proposal, SharedReason.forward.vocabularyCode).size, proposal)
    guard let value = pass.explicitGuide(guide, node + 1, child) else { return nil }
    return value + origin(ofChild: child, node, at, pass)[pass.tree.guides.axis(of: guide)]
  }

  package func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing { tree.spacing(node + 1) }
}

/// A modifier that draws, or says something, and does nothing to layout.
package protocol RenderOnlyPrimitive: UnaryPrimitive {}

/// A modifier that changes only the drawing: it says nothing to texts, containers or states either.
package protocol DrawingPrimitive: RenderOnlyPrimitive {}

extension DrawingPrimitive {
  package static var traits: Traits { Traits(.onlyDraws) }
  package static var knowsRange: Bool { true }
  package var scope: PlacingScope { .own }
}

/// A modifier that only changes the environment of what it wraps: its size is the wrapped view's for every proposal.
package protocol EnvironmentPrimitive: RenderOnlyPrimitive {}

extension EnvironmentPrimitive {
  package static var knowsRange: Bool { true }
  package var scope: PlacingScope { .own }
}

extension RenderOnlyPrimitive {
  package static var isCached: Bool { false }
  package static var passesPriorityOn: Bool { true }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    Reply(forwarding: pass.measure(node + 1, proposal, SharedReason.forward.vocabularyCode))
  }

  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength { tree.length(axis, at: extreme, of: node + 1) }
  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double { tree.fittingOffer(axis, of: node + 1) }

  package var guides: AlignmentGuides? { nil }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    pass.explicitGuide(guide, node + 1, at)
  }
}
