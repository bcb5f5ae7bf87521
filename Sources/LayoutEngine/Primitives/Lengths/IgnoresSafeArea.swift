import LayoutModel

/// Lets the view reach beyond the safe area (semantics B9).
///
/// 1. The reply is the view's, so that the slot stays within the safe area.
/// 2. Placed, each edge that lies at an edge of the safe area moves to the end of what is behind it, also through several safe areas.
/// 3. The view is offered the proposal and the length that came in, and centred in that larger room.
package struct IgnoresSafeArea: UnaryPrimitive {
  private let edges: Edge.Set

  package static let traits = Traits(.ignoresSafeArea, .opens, aligns: .both, reads: ["safeArea"])
  package static let otherNames = ["edgesIgnoringSafeArea"]
  package static let summary = "Lets the view reach beyond the safe area; its slot stays."
  package static let parameters = [Parameter("edges", .choices(ArgumentReader.edgeWords), "The edges that may be passed; all by default.")]

  package enum Reasons: UInt8, LayoutReason {
    case extended = 1
    package var entry: (name: String, asks: String, doc: String) {
      (
        "ignores-safe-area", "with the room beyond the safe area",
        "ignoresSafeArea places the view in its slot and what lies beyond the safe area's edges next to it."
      )
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { edges = arguments.edges("edges") ?? .all }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    Reply(forwarding: pass.measure(node + 1, proposal, SharedReason.forward.vocabularyCode))
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    let insets = SafeArea(pass: pass).insetsBeyond(of: node, at.size, edges)
    let proposal = Proposal(at.proposal.width.map { $0 + insets[.horizontal] }, at.proposal.height.map { $0 + insets[.vertical] })
    let child = pass.beginPlacing(node + 1, proposal, AnyPrimitive.code(Self.kind, Reasons.extended.rawValue))
    let room = Size(at.size.width + insets[.horizontal], at.size.height + insets[.vertical])
    let corner = pass.origin(of: child.viewSize, node + 1, in: room, .center)
    pass.finishPlacing(child, at: Point(corner.x - insets.leading, corner.y - insets.top), by: PlacingGuides(.center), parent: node)
  }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    pass.explicitGuide(guide, node + 1, at)
  }
}
