import LayoutModel

/// Takes what it is offered and puts the view's centre at a point of it (semantics A8, B9).
package struct Position: UnaryPrimitive {
  private let point: Point

  package var scope: PlacingScope { .own }
  package static let traits = Traits(.moves, .opens, arguments: "x, y")
  package static let summary = "Puts the view's centre at a point; takes all it is offered."
  package static let parameters = [
    Parameter("x", .length, "Points from leading; 0 by default."), Parameter("y", .length, "Points from the top; 0 by default."),
  ]

  package enum Rules: UInt8, LayoutRule {
    case accepts = 1
    package var entry: (code: String, title: String, doc: String) {
      ("position.accepts_proposal", "takes all it is offered", "position takes all it is offered, whatever it wraps; offered nil it is as large as the view.")
    }
    package var basis: [ReplyBasis] { [.offer, .children] }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    point = Point(try arguments.finite("x") ?? 0, try arguments.finite("y") ?? 0)
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let accepts = Rules.accepts.rawValue
    if let width = proposal.width, let height = proposal.height { return Reply(Size(width, height), accepts, accepts) }
    let answer = pass.measure(node + 1, proposal, SharedReason.forward.vocabularyCode)
    let size = Size(proposal.width ?? answer.size.width, proposal.height ?? answer.size.height)
    return Reply(
      size, proposal.width == nil ? 0 : accepts, proposal.height == nil ? 0 : accepts, proposal.width == nil ? answer.call : 0,
      proposal.height == nil ? answer.call : 0)
  }

  package func placementProposal(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Proposal { Proposal(at.size) }

  package var guides: AlignmentGuides? { nil }
  package func origin(ofChild child: ViewSize, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Point {
    Point(point.x - child.size.width / 2, point.y - child.size.height / 2)
  }

  package func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing { .view }
}
