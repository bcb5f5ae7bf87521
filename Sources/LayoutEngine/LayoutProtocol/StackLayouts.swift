import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize
import LayoutModel

/// A horizontal stack for use inside other layouts: the engine's own `StackAlgorithm` through the public protocol.
// Its members are documented where Layout declares them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct HStackLayout: Layout {
  /// The guide by which children line up.
  public var alignment: VerticalAlignment
  /// Points between neighbours; nil: what they prefer.
  public var spacing: CGFloat? {
    get { gap.map { CGFloat($0) } }
    set { gap = newValue.map { Double($0) } }
  }
  private var gap: Double?
  /// A stack of this alignment and spacing.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { (self.alignment, gap) = (alignment, spacing.map { Double($0) }) }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache(.horizontal, spacing, subviews) }
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing { subviews.stackSpacing(.horizontal) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache) -> CGSize {
    cache.size(alignment.key, proposal, subviews)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache) {
    cache.place(alignment.key, in: bounds, proposal, subviews)
  }
}

/// A vertical stack for use inside other layouts: the engine's own `StackAlgorithm` through the public protocol.
// Its members are documented where Layout declares them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct VStackLayout: Layout {
  /// The guide by which children line up.
  public var alignment: HorizontalAlignment
  /// Points between neighbours; nil: what they prefer.
  public var spacing: CGFloat? {
    get { gap.map { CGFloat($0) } }
    set { gap = newValue.map { Double($0) } }
  }
  private var gap: Double?
  /// A stack of this alignment and spacing.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { (self.alignment, gap) = (alignment, spacing.map { Double($0) }) }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache(.vertical, spacing, subviews) }
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing { subviews.stackSpacing(.vertical) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache) -> CGSize {
    cache.size(alignment.key, proposal, subviews)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache) {
    cache.place(alignment.key, in: bounds, proposal, subviews)
  }
}

/// The cache of a stack layout: minima, maxima, the order of serving and the last arrangement.
public struct StackLayoutCache {
  private let axis: Axis
  private let state = StackState()

  init(_ axis: Axis, _ spacing: CGFloat?, _ subviews: LayoutSubviews) {
    self.axis = axis
    state.setUp(
      axis, spacing: spacing.map { Double($0) }, subviews.count, isElided: false, priority: { subviews[$0].priority },
      gap: { subviews[$0 - 1].spacing.gap(to: subviews[$0].spacing, axis) })
  }

  func size(_ alignment: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    if subviews.isEmpty { return .zero }
    return subviews.access.ask(or: .zero) { pass in
      var algorithm = algorithm(alignment, subviews, pass)
      algorithm.arrange(proposal.proposal)
      return CGSize(width: state.size.width, height: state.size.height)
    }
  }

  func place(_ alignment: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    if subviews.isEmpty { return }
    subviews.access.ask(or: ()) { pass in
      var algorithm = algorithm(alignment, subviews, pass)
      let size = Size(Double(bounds.width), Double(bounds.height))
      algorithm.arrange(algorithm.placementProposal(ViewSize(size, proposal.proposal)))
      for index in subviews.indices {
        let origin = algorithm.origin(index)
        subviews[index].place(
          at: CGPoint(x: bounds.minX + CGFloat(origin.x), y: bounds.minY + CGFloat(origin.y)), proposal: ProposedViewSize(algorithm.offer(index)))
      }
    }
  }

  private func algorithm(_ alignment: AlignmentKey, _ subviews: LayoutSubviews, _ pass: LayoutPass) -> StackAlgorithm {
    StackAlgorithm(
      axis: axis, alignment: alignment.id(in: pass.tree, axis: axis.cross), subviews: ChildList(subviews.access.container, pass), state: state, pass: pass)
  }
}

extension LayoutSubviews {
  fileprivate func stackSpacing(_ axis: Axis) -> ViewSpacing { access.ask(or: .zero) { .ofStack(access.container, axis, $0.tree) } }
}

extension ViewSpacing {
  /// A stack's spacing: across its axis the larger of all children's, along it the first child's and the last one's.
  static func ofStack(_ stack: NodeID, _ axis: Axis, _ tree: LayoutTree) -> ViewSpacing {
    let count = Int(tree.nodes[stack].childCount)
    guard count > 0 else { return .zero }
    let first = tree.spacing(tree.child(0, of: stack)), last = tree.spacing(tree.child(count - 1, of: stack))
    var result = (1..<count).reduce(first) { $0.union(tree.spacing(tree.child($1, of: stack))) }
    if axis == .horizontal {
      (result.leading, result.trailing) = (first.leading, last.trailing)
    } else {
      (result.top, result.bottom) = (first.top, last.bottom)
    }
    return result
  }
}
