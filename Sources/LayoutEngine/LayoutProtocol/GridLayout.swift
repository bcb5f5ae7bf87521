import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize
import LayoutModel

/// A grid for use inside other layouts, and in `AnyLayout`: the engine's own `GridAlgorithm` through the public protocol.
///
/// Called with views, `GridLayout() { GridRow { … } }`, it is a Grid, and its rows are rows. Where another layout asks it for the size of its own subviews, each of
/// these is a row of its own: a layout knows views, and a GridRow outside of a Grid is the cells that it holds.
// Its members are documented where Layout declares them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct GridLayout: Layout {
  /// Where a cell lies in its slot.
  public var alignment: Alignment
  /// Points between columns; nil: what the cells prefer.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil: what the cells prefer.
  public var verticalSpacing: CGFloat?

  /// A grid of this alignment and spacing.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
  }

  public func makeCache(subviews: Subviews) -> GridLayoutCache {
    let cache = GridLayoutCache()
    if subviews.isEmpty { return cache }
    subviews.access.ask(or: ()) { pass in
      let style = GridStyle(
        alignment: alignment.guides(in: pass.tree), horizontalSpacing: horizontalSpacing.map { Double($0) }, verticalSpacing: verticalSpacing.map { Double($0) }
      )
      GridSetup.run(style, subviews.access.container, pass.tree, into: cache.state)
    }
    return cache
  }

  public func spacing(subviews: Subviews, cache: inout GridLayoutCache) -> ViewSpacing {
    let state = cache.state
    return subviews.isEmpty ? .zero : subviews.access.ask(or: .zero) { state.spacing($0.tree) }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayoutCache) -> CGSize {
    let state = cache.state
    if subviews.isEmpty { return .zero }
    return subviews.access.ask(or: .zero) { pass in
      GridAlgorithm(state: state, pass: pass).arrange(proposal.proposal)
      return CGSize(width: state.size.width, height: state.size.height)
    }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayoutCache) {
    let state = cache.state
    if subviews.isEmpty { return }
    subviews.access.ask(or: ()) { pass in
      let algorithm = GridAlgorithm(state: state, pass: pass)
      algorithm.arrange(proposal.proposal)
      algorithm.drawLines()
      for (subview, cell) in zip(subviews, state.cells) {
        let origin = algorithm.origin(cell, algorithm.measured(cell))
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(origin.x), y: bounds.minY + CGFloat(origin.y)), proposal: ProposedViewSize(algorithm.placementProposal(cell)))
      }
    }
  }
}

/// The cache of a `GridLayout`: its rows, and the last arrangement.
public struct GridLayoutCache {
  let state = GridState(isRecorded: false)
}
