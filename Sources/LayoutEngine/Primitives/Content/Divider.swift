import LayoutModel

/// A line across the stack it is in: one pixel thick, as long as it is offered (semantics A10, B4).
package struct Divider: Primitive {
  private let thickness: Double

  package static let role = NodeRole.leaf
  package var scope: PlacingScope { .own }
  package static let traits = Traits(reads: ["displayScale"], draws: "line")
  package static let summary = "A line across its stack, one pixel thick."

  package enum Rules: UInt8, LayoutRule {
    case thickness = 1, accepts, unspecified
    package var entry: (code: String, title: String, doc: String) {
      switch self {
      case .thickness: ("divider.thickness", "one pixel", "A Divider is one pixel thick.")
      case .accepts: leafAccepts
      case .unspecified: leafUnspecified
      }
    }
    package var basis: [ReplyBasis] {
      switch self {
      case .thickness, .unspecified: [.own]
      case .accepts: [.offer]
      }
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { thickness = 1 / arguments.environment.displayScale }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    // Outside a stack it lies as in a VStack.
    let across = pass.nodes[node].orientation ?? .vertical
    let length = proposal[across.cross]
    let size = Size(across, main: thickness, cross: length ?? Fidelity.unspecifiedLength)
    let rule = (length == nil ? Rules.unspecified : .accepts).rawValue
    return across == .horizontal ? Reply(size, Rules.thickness.rawValue, rule) : Reply(size, rule, Rules.thickness.rawValue)
  }

  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength {
    KnownLength(axis == tree.nodes[node].orientation ?? .vertical ? thickness : extreme.offer)
  }

  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double { thickness }
}
