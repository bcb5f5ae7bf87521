/// Where views were in the last layout, and what views have been told of that: an evaluation holds when what it was told is still so.
package struct GeometryFacts {
  /// Frames on the canvas, by the identity of the view.
  package var frames: [String: CGRect] = [:]
  /// The canvas less its safe area: what is told before anything was laid out.
  package var canvas = CGRect.zero
  package var safeArea = EdgeInsets()
  /// Frames of named coordinate spaces, by the identity of the view that names them.
  package var spaces: [AnyHashable: String] = [:]
  /// ScrollViews by their identities: what stands for their frames among those.
  package var scrollViews: [String: String] = [:]
  /// Views that the last layout did not place, by their identities: out of sight in a lazy container, not chosen by a ViewThatFits.
  package var absent: Set<String> = []
  private var told: [String: CGRect] = [:], toldThere: [String: Bool] = [:]

  mutating func beginReading() { (told, toldThere, spaces, scrollViews) = ([:], [:], [:], [:]) }

  /// A view that the last layout did not place has no part in what those around it are told; noted as read.
  mutating func isThere(_ path: String) -> Bool {
    let isThere = !absent.contains(path)
    toldThere[path] = isThere
    return isThere
  }

  /// The nearest ScrollView around a view.
  func scrollView(around path: String) -> String? {
    scrollViews.filter { path.hasPrefix($0.key + "/") }.max { $0.key.count < $1.key.count }?.value
  }

  /// What a reader is told, noted as read.
  mutating func read(_ path: String) -> CGRect {
    let frame = frames[path] ?? canvas
    told[path] = frame
    return frame
  }

  /// Identities of the views of which some view was told where they are.
  package var read: Set<String> { Set(told.keys) }

  /// Something was told of a layout.
  package var isRead: Bool { !told.isEmpty || !toldThere.isEmpty }

  /// Whether all that was told is what a layout came to.
  package var holds: Bool {
    guard toldThere.allSatisfy({ path, isThere in isThere != absent.contains(path) }) else { return false }
    return told.allSatisfy { path, frame in
      guard let now = frames[path] else { return true }
      return Self.isSame(now.minX, frame.minX) && Self.isSame(now.minY, frame.minY) && Self.isSame(now.width, frame.width)
        && Self.isSame(now.height, frame.height)
    }
  }

  /// On an endless canvas lengths are infinite, and where that has no centre no number.
  private static func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 1e-6 || a.isNaN && b.isNaN }
}
