import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize
import LayoutModel

/// A depth stack for use inside other layouts: what the primitive ZStack does, through the public protocol.
// Its members are documented where Layout declares them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ZStackLayout: Layout {
  /// The guides by which children line up with one another.
  public var alignment: Alignment
  /// A stack of this alignment.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if subviews.isEmpty { return .zero }
    let union = union(proposal.proposal, subviews, nil).size
    return CGSize(width: union.width, height: union.height)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if subviews.isEmpty { return }
    let own = Proposal(Double(bounds.width), Double(bounds.height))
    var guides: [Point] = []
    let union = union(own, subviews) { guides.append($0) }
    for index in subviews.indices {
      let origin = union.origin(of: guides[index])
      subviews[index].place(at: CGPoint(x: bounds.minX + CGFloat(origin.x), y: bounds.minY + CGFloat(origin.y)), proposal: ProposedViewSize(own))
    }
  }

  /// Children of the highest priority, aligned; with `visit` the others are measured too, and it is told every child's guides.
  private func union(_ proposal: Proposal, _ subviews: Subviews, _ visit: ((Point) -> Void)?) -> AlignedUnion {
    subviews.access.ask(or: AlignedUnion()) { pass in
      let keys = alignment.guides(in: pass.tree), children = ChildList(subviews.access.container, pass)
      let highest = children.lazy.map { pass.nodes[$0].priority }.reduce(-.infinity, max)
      var union = AlignedUnion()
      for id in children where visit != nil || pass.nodes[id].priority == highest {
        let answer = pass.measure(id, proposal, SharedReason.custom.vocabularyCode)
        let at = ViewSize(answer.size, proposal)
        let guides = Point(pass.readGuide(keys.horizontal, id, at), pass.readGuide(keys.vertical, id, at))
        if pass.nodes[id].priority == highest { union.add(guides, answer) }
        visit?(guides)
      }
      return union
    }
  }
}
