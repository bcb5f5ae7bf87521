extension AnyPrimitive {
  /// Whether its `place` places every child.
  var placesAll: Bool { Self.complete[Int(kind)] }
  private static let complete = types.map { $0.placesAll }
}

/// The facts from which the frames in a view follow, besides the replies of its content.
package enum PlacingScope: Sendable {
  /// The view's own size and proposal: with the same ones it would be placed the same.
  case own
  /// Also what the container knows in which it stands: it is placed whenever that is.
  case container
  /// Its place on the canvas, what is scrolled or placed elsewhere, or code from outside; or placing it tells something to others.
  case anywhere
}
