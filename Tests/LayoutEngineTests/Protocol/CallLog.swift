import Foundation
import LayoutModel

@testable import LayoutEngine

/// What was called of a tree's layouts, in order.
final class CallLog {
  private(set) var lines: [String] = []
  private var witnesses = 0

  func add(_ witness: Int, _ call: String) { lines.append("\(witness) \(call)") }

  func next() -> Int {
    witnesses += 1
    return witnesses
  }
}

/// A column that says what is called of it, and asks its children while its cache is made.
struct Witness: Layout {
  let log: CallLog
  let number: Int
  /// Asks its children at its own proposal, or at none along the vertical axis.
  var forwards: Bool { number % 2 == 0 }

  func makeCache(subviews: Subviews) -> [CGSize] {
    log.add(number, "makeCache")
    return subviews.map { $0.sizeThatFits(.zero) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    log.add(number, "updateCache")
    cache = subviews.map { $0.sizeThatFits(.zero) }
  }

  func spacing(subviews: Subviews, cache: inout [CGSize]) -> ViewSpacing {
    log.add(number, "spacing of \(cache.count)")
    return subviews.first?.spacing ?? .zero
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    log.add(number, "sizeThatFits \(proposal.proposal.words)")
    let sizes = subviews.map { $0.sizeThatFits(forwards ? proposal : ProposedViewSize(width: proposal.width, height: nil)) }
    return sizes.reduce(CGSize(width: 5, height: 5)) { CGSize(width: max($0.width, $1.width), height: $0.height + $1.height) }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    log.add(number, "placeSubviews \(bounds.width) x \(bounds.height), \(proposal.proposal.words)")
    var y = bounds.minY
    for subview in subviews {
      let offer = forwards ? proposal : ProposedViewSize(width: proposal.width, height: nil)
      let size = subview.dimensions(in: offer)
      subview.place(at: CGPoint(x: bounds.minX + size[HorizontalAlignment.leading], y: y), proposal: offer)
      y += size.height
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGFloat? {
    log.add(number, "horizontal guide, \(bounds.width) x \(bounds.height), \(proposal.proposal.words)")
    return forwards ? bounds.minX + 7 : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGFloat? {
    log.add(number, "vertical guide, \(bounds.width) x \(bounds.height), \(proposal.proposal.words)")
    return forwards ? nil : bounds.minY + 3
  }
}

/// The same with what the protocol gives of itself: a cache of nothing, all that the children prefer, and guides that are found by placing.
struct PlainWitness: Layout {
  let log: CallLog
  let number: Int

  func makeCache(subviews: Subviews) { log.add(number, "makeCache") }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.add(number, "sizeThatFits \(proposal.proposal.words)")
    return subviews.reduce(.zero) { size, subview in
      let next = subview.sizeThatFits(proposal)
      return CGSize(width: size.width + next.width, height: max(size.height, next.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    log.add(number, "placeSubviews \(bounds.width) x \(bounds.height), \(proposal.proposal.words)")
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
      x += subview.sizeThatFits(proposal).width
    }
  }
}
