import Foundation
import LayoutUI

/// Where a layout has placed the views of an evaluation, by their identities.
final class PlacedViews {
  /// On the canvas, of views and of what else has a name in the program.
  let frames: [String: CGRect]
  /// Several views may have one identity.
  private let views: [(path: String, isPlaced: Bool)]

  init(frames: [String: CGRect], views: [(path: String, isPlaced: Bool)]) { (self.frames, self.views) = (frames, views) }

  /// By identity of a view or of what is around some, whether one at it or below it was placed.
  private lazy var presences: [Substring: Bool] = views.reduce(into: [:]) { presences, view in
    for path in view.path.pathsAround { presences[path, default: false] = presences[path] == true || view.isPlaced }
  }

  /// Whether every view below this identity was left unplaced, as those are that a ViewThatFits does not take.
  func isAbsent(_ path: String) -> Bool { presences[path[...]] == false }

  /// The identities of the views that were left unplaced.
  var absent: Set<String> {
    let placed = views.filter(\.isPlaced)
    return placed.count == views.count ? [] : Set(views.lazy.map(\.path)).subtracting(placed.lazy.map(\.path))
  }
}

extension String {
  /// Of an identity `VStack/0/Text` itself, `VStack/0` and `VStack`.
  var pathsAround: [Substring] { [self[...]] + indices.filter { self[$0] == "/" }.map { self[..<$0] } }
}

extension GeometryFacts {
  mutating func take(_ placed: PlacedViews) { take(frames: placed.frames, absent: placed.absent) }
}
