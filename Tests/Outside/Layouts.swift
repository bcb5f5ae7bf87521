// The layouts of the contract, as an author of layouts writes them.

import Foundation
import LayoutUI

/// What layouts saw, in order.
final class Log: @unchecked Sendable {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

/// A leaf of 30 × 10 that counts what it computes.
struct Counted: Layout {
  let log: Log
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    log.add("\(text(proposal.width))x\(text(proposal.height))")
    return CGSize(width: 30, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

struct AskTwice: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    for width in [50.0, 50, 70] { _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: 50)) }
    return CGSize(width: 50, height: 50)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    _ = subviews[0].sizeThatFits(ProposedViewSize(width: 50, height: 50))
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 50, height: 50))
  }
}

/// Answers one size; what places its children is given to it.
struct Fixed: Layout {
  let size: CGSize
  let place: @Sendable (CGRect, Subviews) -> Void
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) { place(bounds, subviews) }
}

struct Inspect: Layout {
  let log: Log
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    log.lines = subviews.map { text($0.priority) }
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Stacks what it holds, and says which layout places when.
struct Named: Layout {
  let name: String
  let log: Log
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { CGSize(width: 20, height: 20) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    log.add("\(name) begins")
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    log.add("\(name) ends")
  }
}

protocol Orientation { static var axis: Axis? { get } }
enum Across: Orientation { static var axis: Axis? { .horizontal } }
enum Down: Orientation { static var axis: Axis? { .vertical } }
enum Neither: Orientation { static var axis: Axis? { nil } }

/// Writes down what its one child answers to 0, nil and infinity.
struct Along<O: Orientation>: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = O.axis
    return properties
  }
  let log: Log
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    log.lines = [ProposedViewSize.zero, .unspecified, .infinity].map { proposal in
      let size = subviews[0].sizeThatFits(proposal)
      return "\(text(size.width)),\(text(size.height))"
    }
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

struct Cached: Layout {
  let log: Log
  func makeCache(subviews: Subviews) -> Int {
    log.add("make")
    return subviews.count
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize { CGSize(width: 10 * cache, height: 10) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}

/// A leading guide 10 inside of its bounds (Apple's example).
struct Guided: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { CGSize(width: 40, height: 20) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGFloat? {
    guide == .leading ? bounds.minX + 10 : nil
  }
}

struct MinimumAboveMaximum: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { CGSize(width: proposal.width == 0 ? 100 : 20, height: 10) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

struct RelativeWidth: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width * 0.5, height: proposal.replacingUnspecifiedDimensions().height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Asks its child for the proposed width, at 50 high.
struct ForwardWidth: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    _ = subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: 50))
    return CGSize(width: 50, height: 50)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: proposal.width, height: 50))
  }
}

/// Places where it may only measure.
struct PlaceWhileMeasuring: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews[0].place(at: .zero, proposal: .unspecified)
    return CGSize(width: 50, height: 50)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Writes down what its one child answers to 0, nil and infinity.
struct Ranges: Layout {
  let log: Log
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    log.lines = subviews.map { child in
      [ProposedViewSize.zero, .unspecified, .infinity].map { text(child.sizeThatFits($0).width) }.joined(separator: "/")
    }
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// The article's flow of views into lines: as narrow as its widest view, the distances between views those that they prefer.
struct Wrapping: Layout {
  let log: Log
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let least = subviews.map { $0.sizeThatFits(.zero).width }.max() ?? 0
    let gaps = subviews.indices.dropFirst().map { subviews[$0 - 1].spacing.distance(to: subviews[$0].spacing, along: .horizontal) }
    log.lines = gaps.map { text($0) }
    return CGSize(width: least, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// The article's layout: as large as it is offered; the views below one another, the active one's bottom at its own bottom.
struct AlignmentBottom: Layout {
  let active: Int
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
    var y = bounds.height - heights[...active].reduce(0, +) + bounds.minY
    for (subview, height) in zip(subviews, heights) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += height
    }
  }
}
