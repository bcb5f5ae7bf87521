import LayoutModel

/// A view that takes what it is offered, 10 where that is nil (semantics A13, B6): Color and most shapes.
package protocol GreedyLeaf: Primitive where Rules == GreedyRule {}

/// How a greedy view's reply comes about.
package enum GreedyRule: UInt8, LayoutRule {
  case accepts = 1, unspecified, square
  package var entry: (code: String, title: String, doc: String) {
    switch self {
    case .accepts: leafAccepts
    case .unspecified: leafUnspecified
    case .square: ("leaf.square", "keeps a square", "A Circle is as wide and as high as the smaller side it is offered.")
    }
  }
  package var basis: [ReplyBasis] {
    switch self {
    case .accepts: [.offer]
    case .unspecified: []
    case .square: [.smallerOffer]
    }
  }
}

let leafAccepts = ("leaf.accepts_proposal", "takes what it is offered", "The view has no size of its own: it is as large as it is offered.")
let leafUnspecified = (
  "leaf.unspecified_is_10", "the default 10", "The view has no ideal size: offered nil it answers 10, SwiftUI's default for an unspecified length."
)

extension GreedyLeaf {
  package static var traits: Traits { Traits(.fills) }
  package var scope: PlacingScope { .own }
  package static var role: NodeRole { .leaf }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    // A negative offer (a padding larger than what there is) is answered 0.
    let size = proposal.replacingNil()
    return Reply(
      Size(max(size.width, 0), max(size.height, 0)), rule(proposal.width).rawValue, rule(proposal.height).rawValue)
  }

  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength { KnownLength(extreme.offer) }
  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double { 0 }

  private func rule(_ offered: Double?) -> GreedyRule { offered == nil ? .unspecified : .accepts }
}
