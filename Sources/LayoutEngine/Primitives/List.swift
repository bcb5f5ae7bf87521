import LayoutModel

/// Rows one below another in a scrolling viewport, as macOS lays them out (measured).
///
/// 1. The reply is the proposal, 0 where that is nil: the rows are not asked.
/// 2. Placed, each child is a row, offered the list's width and nil.
/// 3. A row is 4 above and 4 below its content high, 24 at least; the content starts at the leading edge, in the middle of its row.
///
/// Every row is laid out, those below the viewport too, which SwiftUI does as they come into sight.
package struct List: Primitive {
  package static let role = NodeRole.container
  package static let summary = "Rows in a viewport that takes all it is offered."
  package static let parameters = [Parameter("children", .children, "The rows, top first.")]

  package enum Rules: UInt8, LayoutRule {
    case accepts = 1, collapsed
    package var entry: (code: String, title: String, doc: String) {
      switch self {
      case .accepts: ("list.accepts_proposal", "takes what it is offered", "A List takes all it is offered, whatever its rows.")
      case .collapsed: ("list.nil_is_0", "nothing, because it is offered nil", "A List has no ideal size: offered nil, as inside a ScrollView, it answers 0.")
      }
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    func rule(_ offered: Double?) -> UInt8 { (offered == nil ? Rules.collapsed : .accepts).rawValue }
    return Reply(Size(max(proposal.width ?? 0, 0), max(proposal.height ?? 0, 0)), rule(proposal.width), rule(proposal.height))
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    pass.tree.enter(node, Proposal(at.size), pass)
    let subviews = LayoutSubviews(node, pass)
    var top = 0.0
    for index in subviews.indices {
      let row = pass.beginPlacing(subviews.id(index), Proposal(at.size.width, nil))
      let height = row.viewSize.size.height
      let inset = max(Fidelity.listRowInset, (Fidelity.listRowMinimum - height) / 2)
      pass.finishPlacing(row, at: Point(0, top + inset), parent: node)
      top += height + 2 * inset
    }
  }
}
