import LayoutModel

/// A circle: as wide and high as the smaller side it is offered; a side that is nil takes the other (semantics A13).
package struct Circle: GreedyLeaf {
  package static let traits = Traits(.fills, draws: "circle")
  package static let summary = "A circle within what it is offered: keeps a square."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    guard let side = [proposal.width, proposal.height].compactMap({ $0 }).min() else {
      let length = Fidelity.unspecifiedLength
      return Reply(Size(length, length), GreedyRule.unspecified.rawValue, GreedyRule.unspecified.rawValue)
    }
    func rule(_ offered: Double?) -> UInt8 { (offered == side ? GreedyRule.accepts : .square).rawValue }
    return Reply(Size(max(side, 0), max(side, 0)), rule(proposal.width), rule(proposal.height))
  }

  /// Its sides follow from one another.
  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength { .unknown }
}
