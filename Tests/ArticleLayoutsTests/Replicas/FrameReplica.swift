import Foundation
import LayoutEngine
import LayoutModel

/// frame(width:height:) as an app's author writes it (fatbobman, *SwiftUI layout: size, part two*): two subviews, a clear colour to align
/// with and the content. It places the content at its own size.
struct FrameReplica: Layout {
  var width: CGFloat?
  var height: CGFloat?
  var alignment = Alignment.center

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let content = subviews[1].sizeThatFits(ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
    return CGSize(width: width ?? content.width, height: height ?? content.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    placeAligned(alignment, in: bounds, subviews)
  }
}

/// frame(minWidth:…) as the same author writes it. Its `clamp` lets a maximum replace what a minimum raised, it offers the content the
/// proposal as it is, and with only a minimum it never grows beyond its content: where SwiftUI was measured it does otherwise.
struct FlexibleFrameReplica: Layout {
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  var alignment = Alignment.center

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = length(proposal.width, subviews[1].sizeThatFits(proposal).width, minWidth, idealWidth, maxWidth)
    let inner = ProposedViewSize(width: proposal.width == nil ? nil : width, height: proposal.height)
    let height = length(proposal.height, subviews[1].sizeThatFits(inner).height, minHeight, idealHeight, maxHeight)
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    placeAligned(alignment, in: bounds, subviews)
  }

  private func length(_ proposal: CGFloat?, _ content: CGFloat, _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) -> CGFloat {
    if let ideal, proposal == nil { return ideal }
    switch (min, max) {
    case (nil, nil): return content
    case (_?, nil): return clamp(content, min, max)
    default: return clamp(proposal ?? content, min, max)
    }
  }

  private func clamp(_ source: CGFloat, _ min: CGFloat?, _ max: CGFloat?) -> CGFloat {
    var result = source
    if let min { result = Swift.max(source, min) }
    if let max { result = Swift.min(source, max) }
    return result
  }
}

extension Layout {
  /// The second subview, offered the size of the first and aligned with it.
  func placeAligned(_ alignment: Alignment, in bounds: CGRect, _ subviews: Subviews) {
    let own = ProposedViewSize(bounds.size)
    subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: own)
    let (background, content) = (subviews[0].dimensions(in: own), subviews[1].dimensions(in: own))
    let x = background[alignment.horizontal] - content[alignment.horizontal] + bounds.minX
    let y = background[alignment.vertical] - content[alignment.vertical] + bounds.minY
    subviews[1].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: own)
  }
}

/// fixedSize as the same author writes it.
struct FixedSizeReplica: Layout {
  var horizontal = true
  var vertical = true

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
  }
}
