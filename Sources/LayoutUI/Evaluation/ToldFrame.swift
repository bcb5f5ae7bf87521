/// A frame that a view is told, and what was read of it.
package final class ToldFrame: @unchecked Sendable {
  /// How much of a frame.
  package enum Part: Comparable {
    case nothing, size, whole

    /// Whether this much of two frames is the same.
    fileprivate func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
      if self >= .size, !(Self.isSame(a.width, b.width) && Self.isSame(a.height, b.height)) { return false }
      return self < .whole || Self.isSame(a.minX, b.minX) && Self.isSame(a.minY, b.minY)
    }

    /// On an endless canvas lengths are infinite, and where that has no centre no number.
    private static func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 1e-6 || a.isNaN && b.isNaN }
  }

  private let lock = NSLock()
  private var frame: CGRect
  private var inBodies = Part.nothing, inActions = Part.nothing
  /// Whether the bodies have run.
  private var isEvaluated = false

  init(_ frame: CGRect) { self.frame = frame }

  var size: CGSize { read(.size).size }
  /// Where it stands on the canvas, and how large it is.
  var whole: CGRect { read(.whole) }

  private func read(_ part: Part) -> CGRect {
    lock.withLock {
      if isEvaluated { inActions = max(inActions, part) } else { inBodies = max(inBodies, part) }
      return frame
    }
  }

  /// What the bodies have read of it, and what actions have that were given it.
  var isRead: (inBodies: Part, inActions: Part) { lock.withLock { (inBodies, inActions) } }

  /// The bodies have run, and the view was laid out there, which is what actions are told.
  func settle(at frame: CGRect?) {
    lock.withLock {
      isEvaluated = true
      self.frame = frame ?? self.frame
    }
  }

  /// Whether what the bodies have read of it is so in another frame.
  func holds(in other: CGRect) -> Bool { lock.withLock { inBodies.isSame(frame, other) } }
}
