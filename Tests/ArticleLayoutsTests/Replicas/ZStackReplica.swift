import Foundation
import LayoutEngine
import LayoutModel

/// ZStack as an app's author writes it (fatbobman, *SwiftUI layout: alignment*): views are placed at the proposal they were measured at.
struct ZStackReplica: Layout {
  var alignment = Alignment.center

  struct Cache {
    var infos: [(size: CGSize, bounds: CGRect)] = []
    var crop = CGRect.zero
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    measure(proposal, subviews, &cache)
    return cache.crop.size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    measure(proposal, subviews, &cache)
    for index in subviews.indices {
      let info = cache.infos[index]
      let point = CGPoint(x: bounds.minX + info.bounds.minX - cache.crop.minX, y: bounds.minY + info.bounds.minY - cache.crop.minY)
      subviews[index].place(at: point, anchor: .topLeading, proposal: proposal)
    }
  }

  /// Each view with its guides at 0,0 of an endless canvas, and the rectangle around them.
  private func measure(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) {
    cache.infos = subviews.map { subview in
      let dimensions = subview.dimensions(in: proposal)
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      return (size, CGRect(origin: CGPoint(x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical]), size: size))
    }
    cache.crop = cache.infos.first.map { first in cache.infos.reduce(first.bounds) { $0.union($1.bounds) } } ?? .zero
  }
}
