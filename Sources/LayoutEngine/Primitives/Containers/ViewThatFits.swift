import LayoutModel
import Platform

/// The first of its children whose ideal size fits (semantics A14, B13).
///
/// 1. Each child but the last is asked for its ideal size: nil on the constrained axes, the proposal on the other.
/// 2. It fits if it answers no more than was proposed on every constrained axis; an axis that was proposed nil always fits.
/// 3. The first that fits is taken, else the last, which is not tried.
/// 4. That one is asked again with the whole proposal, and its reply is the reply. The others are not placed.
package struct ViewThatFits: Primitive {
  private let horizontal: Bool
  private let vertical: Bool

  package static let role = NodeRole.container
  package var scope: PlacingScope { .own }
  package static let placesAll = false
  package static let traits = Traits(.chooses)
  package static let summary = "Shows the first of its children that fits at its ideal size, else the last."
  package static let parameters = [
    Parameter("axes", .choices(["horizontal", "vertical"]), "The axes on which a child has to fit; both by default."),
    Parameter("children", .children, "The candidates, the preferred one first."),
  ]

  package enum Rules: UInt8, LayoutRule {
    case chosen = 1, empty
    package var entry: (code: String, title: String, doc: String) {
      switch self {
      case .chosen:
        (
          "viewThatFits.chosen", "the first that fits",
          "A ViewThatFits is as large as the child it takes: the first whose ideal size fits, else the last."
        )
      case .empty: ("viewThatFits.empty", "nothing in it", "A ViewThatFits without children is 0 x 0.")
      }
    }
    package var basis: [ReplyBasis] { [] }
  }

  package enum Reasons: UInt8, LayoutReason {
    case ideal = 1
    package var entry: (name: String, asks: String, doc: String) {
      ("fits-ideal", "for its ideal size", "A ViewThatFits asks for the ideal size on its axes, to see whether the child fits.")
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let axes = arguments.words("axes")
    (horizontal, vertical) = (axes?.contains("horizontal") ?? true, axes?.contains("vertical") ?? true)
  }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    tree.nodes[node].explicitGuides = (0..<Int(tree.nodes[node].childCount)).reduce(0) { $0 | tree.nodes[tree.child($1, of: node)].explicitGuides }
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    guard let child = chosen(proposal, node, pass) else { return Reply(.zero, Rules.empty.rawValue, Rules.empty.rawValue) }
    let answer = pass.measure(child, proposal, SharedReason.forward.vocabularyCode)
    return Reply(answer.size, Rules.chosen.rawValue, Rules.chosen.rawValue, from: answer.call)
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    guard let child = chosen(at.proposal, node, pass) else { return }
    pass.finishPlacing(pass.beginPlacing(child, at.proposal), at: .zero, parent: node)
  }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    chosen(at.proposal, node, pass).flatMap { pass.explicitGuide(guide, $0, at) }
  }

  /// As of any layout that says nothing else: the largest of its children's.
  package func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing {
    let count = Int(tree.nodes[node].childCount)
    guard count > 0 else { return .zero }
    return (1..<count).reduce(tree.spacing(tree.child(0, of: node))) { $0.union(tree.spacing(tree.child($1, of: node))) }
  }

  /// Steps 1 to 3; nil where there is no child.
  private func chosen(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> NodeID? {
    let subviews = ChildList(node, pass)
    let ideal = Proposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height)
    for index in subviews.indices.dropLast() {
      let size = pass.measure(subviews.id(index), ideal, AnyPrimitive.code(Self.kind, Reasons.ideal.rawValue)).size
      let fits = Axis.allCases.allSatisfy { axis in
        let isConstrained = axis == .horizontal ? horizontal : vertical
        return !isConstrained || proposal[axis].map { size[axis] <= $0 } ?? true
      }
      if fits { return subviews.id(index) }
    }
    return subviews.indices.last.map { subviews.id($0) }
  }
}
