/// The places of views in the last layout, and what views have been told of them: an evaluation holds when what was read of it is still so.
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
  private var told: [String: ToldFrame] = [:], toldThere: [String: Bool] = [:]
  /// What actions have read of frames, in all evaluations before this one.
  private var acted: [String: ToldFrame.Part] = [:]

  mutating func beginReading() {
    acted = readInActions
    (told, toldThere, spaces, scrollViews) = ([:], [:], [:], [:])
  }

  private var readInActions: [String: ToldFrame.Part] {
    acted.merging(told.mapValues(\.isRead.inActions).filter { $0.value > .nothing }, uniquingKeysWith: max)
  }

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

  /// What a reader is told, which notes what is read of it.
  mutating func told(_ path: String) -> ToldFrame {
    if let known = told[path] { return known }
    let frame = ToldFrame(frames[path] ?? canvas)
    told[path] = frame
    return frame
  }

  /// Identities of the views of which some view was told where they are.
  package var read: Set<String> { Set(told.keys) }

  /// Something of a layout was read by the bodies.
  package var isRead: Bool { !toldThere.isEmpty || told.values.contains { $0.isRead.inBodies > .nothing } }

  /// What a layout has come to. A frame that nobody can see to be another one is the one that it was: what goes back and forth by ever less comes to rest.
  package mutating func take(frames: [String: CGRect], absent: Set<String>) {
    self.frames = frames.reduce(into: frames) { result, entry in
      if let old = self.frames[entry.key], old.isIndistinguishable(from: entry.value) { result[entry.key] = old }
    }
    self.absent = absent
  }

  /// The evaluation holds: actions that were given what was told are told what the last layout has come to.
  package func settle() {
    for (path, told) in told { told.settle(at: frames[path]) }
  }

  /// Of frames, by the identity of the view, how much the bodies have read in this evaluation, and actions since the program's start.
  package var reads: [String: ToldFrame.Part] { readInActions.merging(told.mapValues(\.isRead.inBodies).filter { $0.value > .nothing }, uniquingKeysWith: max) }

  /// The views of which it was told whether they were placed.
  package var presences: Set<String> { Set(toldThere.keys) }

  /// An action has read so much of a frame.
  mutating func note(_ part: ToldFrame.Part, of path: String) { acted[path] = max(acted[path] ?? .nothing, part) }

  /// Whether all that was read is what a layout came to.
  package var holds: Bool {
    guard toldThere.allSatisfy({ path, isThere in isThere != absent.contains(path) }) else { return false }
    return told.allSatisfy { path, told in frames[path].map(told.holds) ?? true }
  }
}

extension CGRect {
  /// Points; a pixel is 333 times as long on the finest screens.
  private static let indistinguishable: CGFloat = 0.001

  fileprivate func isIndistinguishable(from other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < Self.indistinguishable }
  }
}
