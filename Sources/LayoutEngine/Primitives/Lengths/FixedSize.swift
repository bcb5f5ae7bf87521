import LayoutModel

/// Proposes nil on the chosen axes and reports what the view then answers: its ideal size (semantics A8, B9).
package struct FixedSize: UnaryPrimitive {
  private let horizontal: Bool
  private let vertical: Bool

  package var scope: PlacingScope { .own }
  package static let knowsRange = true
  package static let traits = Traits(aligns: .both, offersNil: .both, arguments: "horizontal, vertical")
  package static let summary = "Fixes the view at its ideal size."
  package static let parameters = [
    Parameter("horizontal", .bool, "Whether the width is fixed; true by default, unless only vertical is given."),
    Parameter("vertical", .bool, "Whether the height is fixed; true by default, unless only horizontal is given."),
  ]

  package enum Rules: UInt8, LayoutRule {
    case ideal = 1
    package var entry: (code: String, title: String, doc: String) {
      ("fixedSize.ideal", "the ideal size", "fixedSize proposed nil: the reply is the view's ideal size.")
    }
    package var basis: [ReplyBasis] { [] }
  }

  package enum Reasons: UInt8, LayoutReason {
    case ideal = 1
    package var entry: (name: String, asks: String, doc: String) {
      ("fixed-size", "for its ideal size", "fixedSize asks for the ideal size: it proposes nil on its axes.")
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let (h, v) = (arguments.bool("horizontal"), arguments.bool("vertical"))
    // fixedSize() fixes both; fixedSize(horizontal:vertical:) says each.
    (horizontal, vertical) = (h ?? (v == nil), v ?? (h == nil))
  }

  private func freed(_ proposal: Proposal) -> Proposal {
    Proposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height)
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let answer = pass.measure(node + 1, freed(proposal), AnyPrimitive.code(Self.kind, Reasons.ideal.rawValue))
    if horizontal { pass.range.width = .all }
    if vertical { pass.range.height = .all }
    return Reply(answer.size, horizontal ? Rules.ideal.rawValue : 0, vertical ? Rules.ideal.rawValue : 0, from: answer.call)
  }

  private func isFixed(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }

  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength {
    if isFixed(axis) { return .unknown }
    let length = tree.length(axis, at: extreme, of: node + 1)
    return isFixed(axis.cross) ? length.proposed(nil) : length
  }

  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double { isFixed(axis) ? .nan : tree.fittingOffer(axis, of: node + 1) }

  package func placementProposal(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Proposal { freed(at.proposal) }
}
