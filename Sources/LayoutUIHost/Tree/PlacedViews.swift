import Foundation
import LayoutUI

/// Where a layout has placed the views of an evaluation, by their identities.
struct PlacedViews {
  /// On the canvas, of views and of what else has a name in the program.
  let frames: [String: CGRect]
  /// Several views may have one identity.
  private let views: [(path: String, isPlaced: Bool)]

  init(frames: [String: CGRect], views: [(path: String, isPlaced: Bool)]) { (self.frames, self.views) = (frames, views) }

  /// Whether every view below this identity was left unplaced, as those are that a ViewThatFits does not take.
  func isAbsent(_ path: String) -> Bool {
    let below = views.filter { $0.path == path || $0.path.hasPrefix(path + "/") }
    return !below.isEmpty && below.allSatisfy { !$0.isPlaced }
  }

  /// The identities of the views that were left unplaced.
  var absent: Set<String> {
    let placed = views.filter(\.isPlaced)
    return placed.count == views.count ? [] : Set(views.lazy.map(\.path)).subtracting(placed.lazy.map(\.path))
  }
}

extension GeometryFacts {
  mutating func take(_ placed: PlacedViews) { take(frames: placed.frames, absent: placed.absent) }
}
