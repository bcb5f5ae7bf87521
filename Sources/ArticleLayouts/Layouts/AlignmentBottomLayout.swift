import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize
import LayoutEngine
import LayoutModel

/// Says which view of an `AlignmentBottomLayout` is the active one.
public struct ActiveKey: LayoutValueKey {
  /// A view is not active unless it says so.
  public static let defaultValue = false
}

/// Views one below the other, the active one's bottom at the container's (fatbobman, *Layout in the SwiftUI way*, the eighth way).
///
/// 1. It takes what it is proposed, 10 where that is nil; every view is asked the same proposal.
/// 2. The views down to the active one (the last that says so, else the first) reach from where they start to the container's bottom.
/// 3. Each is placed where the one before it ends, at the leading edge.
///
/// The article's version adds to its sizes each time it is asked, so that the first proposal ever made decides; this one keeps the sizes
/// of one proposal.
public struct AlignmentBottomLayout: Layout {
  /// The heights of the views for a proposal.
  public struct Cache {
    fileprivate var proposal: ProposedViewSize?
    fileprivate var heights: [Double] = []
    fileprivate var activeIndex = 0

    /// How high the views down to the active one are together, points.
    var alignmentHeight: Double { heights.prefix(activeIndex + 1).reduce(0, +) }
  }

  /// The layout has no arguments.
  public init() {}

  /// Nothing known yet.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// What it is proposed.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    measure(proposal, subviews, &cache)
    return proposal.replacingUnspecifiedDimensions()
  }

  /// From the top of what ends at the bottom.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    guard !subviews.isEmpty else { return }
    measure(proposal, subviews, &cache)
    var currentY = bounds.height - cache.alignmentHeight + bounds.minY
    for index in subviews.indices {
      // Where views are without end, so that nothing ends anywhere, they start at the top.
      let y = currentY.isNaN ? bounds.minY : currentY
      subviews[index].place(at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading, proposal: proposal)
      currentY += cache.heights[index]
    }
  }

  private func measure(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) {
    if cache.proposal == proposal { return }
    cache.proposal = proposal
    cache.activeIndex = subviews.lastIndex { $0[ActiveKey.self] } ?? 0
    cache.heights = subviews.map { Double($0.sizeThatFits(proposal).height) }
  }
}

extension ActiveKey: NamedLayoutValueKey {}

extension AlignmentBottomLayout: NamedLayout {
  package static let summary = "Views one below the other, so that the bottom of the active one meets the container's."
  package static let valueKeys: [any NamedLayoutValueKey.Type] = [ActiveKey.self]
  package init(_ arguments: ArgumentReader) throws(ArgumentError) { self.init() }
}
