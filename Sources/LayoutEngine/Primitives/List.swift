import LayoutModel

/// Rows one below another in a scrolling viewport, as macOS lays them out (measured).
///
/// 1. The reply is the proposal, 0 where that is nil: the rows are not asked.
/// 2. Placed, each child is a row, offered the list's width and nil.
/// 3. A row is 4 above and 4 below its content high, 24 at least; the content starts at the leading edge, in the middle of its row.
/// 4. Rows that are not in sight are not placed, and each counts 24, whatever the others are (measured).
package struct List: Primitive {
  package static let role = NodeRole.container
  package static let placesAll = false
  package static let traits = Traits(.lazy, along: .vertical, scrolls: .vertical, offersNil: .vertical)
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

  package enum Reasons: UInt8, LayoutReason {
    case row = 1
    package var entry: (name: String, doc: String) { ("list-row", "A List that is scrolled finds out how high the rows in sight are.") }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    func rule(_ offered: Double?) -> UInt8 { (offered == nil ? Rules.collapsed : .accepts).rawValue }
    return Reply(Size(max(proposal.width ?? 0, 0), max(proposal.height ?? 0, 0)), rule(proposal.width), rule(proposal.height))
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    RelativeContainers(tree: pass.tree).enter(node, Proposal(at.size), pass)
    let subviews = ChildList(node, pass)
    let rows = LazyLines(subviews.count, estimate: Fidelity.listRowMinimum) { _ in 0 }
    Viewports(pass: pass).showing(node, Proposal(at.size), frame: Rect(pass.nodes[node].absolute, at.size), along: { $0 == .vertical }) {
      func measure(_ index: Int) -> Double {
        let content = pass.measure(subviews.id(index), Proposal(at.size.width, nil), AnyPrimitive.code(Self.kind, Reasons.row.rawValue))
        return content.size.height + 2 * Self.inset(content.size.height)
      }
      let offset = offset(node, at.size, rows, pass, measure)
      let length = rows.layOut(in: window(offset, pass), wanted: subviews.wanted, measure: measure) { index, top in
        let row = pass.beginPlacing(subviews.id(index), Proposal(at.size.width, nil))
        let height = row.viewSize.size.height
        pass.finishPlacing(row, at: Point(0, top - offset + Self.inset(height)), parent: node)
        return height + 2 * Self.inset(height)
      }
      Scrolling(pass: pass).noteViewport(node, Point(0, offset), content: Size(at.size.width, length))
    }
  }

  /// The distance above and below a row's content.
  static func inset(_ height: Double) -> Double { max(Fidelity.listRowInset, (Fidelity.listRowMinimum - height) / 2) }

  private func window(_ offset: Double, _ pass: LayoutPass) -> (start: Double, end: Double)? {
    Viewports(pass: pass).length(.vertical).map { (offset, offset + $0) }
  }

  /// Where it is scrolled to, as far as there are rows. Which of them are in sight, and so how long all are together, goes by that in turn.
  private func offset(_ node: NodeID, _ viewport: Size, _ rows: LazyLines, _ pass: LayoutPass, _ measure: (Int) -> Double) -> Double {
    var offset = pass.tree.scrolling.offsets[node]?.y ?? 0
    for _ in 0..<4 where offset > 0 {
      let length = rows.layOut(in: window(offset, pass), measure: measure) { index, _ in measure(index) }
      let nearest = max(min(offset, length - viewport.height), 0)
      if nearest == offset { break }
      offset = nearest
    }
    return offset
  }
}
