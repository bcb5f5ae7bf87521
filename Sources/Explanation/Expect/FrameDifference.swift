import LayoutModel
import TraceStore

/// What is not as it is expected: a view's frame, or a pass as a whole.
package struct FrameDifference: Sendable {
  package let pass: String
  /// nil: the pass, which is new or gone with all its views.
  package let key: String?
  /// nil: it is new.
  package let before: Rect?
  /// nil: it is gone.
  package let after: Rect?
  /// Views of a pass that is new or gone.
  package var views = 0
  /// Whether the pass is new.
  package var isNewPass = false

  /// Points by which numbers may differ and be called the same. A file has them to three decimals.
  package static let tolerance = 0.01

  /// Along which it has another length.
  package var axes: [Axis] {
    guard let before, let after else { return [] }
    return Axis.allCases.filter { !Self.isSame(before.size[$0], after.size[$0]) }
  }

  static func isSame(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= tolerance + 1e-9 }

  /// A frame with the numbers of another where they count as the same: of the two one may be rounded up, and the other down.
  fileprivate static func same(_ frame: Rect, as other: Rect) -> Rect {
    func number(_ path: KeyPath<Rect, Double>) -> Double { isSame(frame[keyPath: path], other[keyPath: path]) ? other[keyPath: path] : frame[keyPath: path] }
    return Rect(
      Point(number(\.origin.x), number(\.origin.y)), Size(number(\.size.width), number(\.size.height)))
  }

  static func isSame(_ a: Rect, _ b: Rect) -> Bool {
    isSame(a.origin.x, b.origin.x) && isSame(a.origin.y, b.origin.y) && isSame(a.size.width, b.size.width) && isSame(a.size.height, b.size.height)
  }
}

extension PlacedViews {
  /// What differs, in the order of the passes and of the tree; of a pass what is gone stands last, by key.
  package func differences(from expected: FrameSnapshot) -> [FrameDifference] {
    var found: [FrameDifference] = []
    for (name, _, views) in passes {
      guard let old = expected.passes[name] else {
        found.append(FrameDifference(pass: name, key: nil, before: nil, after: nil, views: views.count, isNewPass: true))
        continue
      }
      for view in views where old[view.key].map({ FrameDifference.isSame($0, view.frame) }) != true {
        let after = old[view.key].map { FrameDifference.same(view.frame, as: $0) } ?? view.frame
        found.append(FrameDifference(pass: name, key: view.key, before: old[view.key], after: after))
      }
      let gone = Set(old.keys).subtracting(views.map(\.key)).sorted()
      found += gone.map { FrameDifference(pass: name, key: $0, before: old[$0], after: nil) }
    }
    let left = expected.passes.filter { pass in !passes.contains { $0.name == pass.key } }.sorted { $0.key < $1.key }
    return found + left.map { FrameDifference(pass: $0.key, key: nil, before: nil, after: nil, views: $0.value.count) }
  }

  /// Views that have another length, each key once, with the axes along which nothing in them has: what is around those may have it because of them.
  package func innermost(of differences: [FrameDifference]) -> [(pass: TracePass, node: NodeID, key: String, axes: [Axis])] {
    var known: Set<String> = []
    var found: [(pass: TracePass, node: NodeID, key: String, axes: [Axis])] = []
    for (name, pass, views) in passes {
      let axes = Dictionary(merging: differences.filter { $0.pass == name }.compactMap { each in each.key.map { ($0, each.axes) } })
      let resized = views.filter { axes[$0.key]?.isEmpty == false }
      for (index, view) in resized.enumerated() {
        // In the order of the tree what is in it follows.
        let inside = resized[(index + 1)...].prefix { $0.node <= view.last }
        let own = axes[view.key, default: []].filter { axis in !inside.contains { axes[$0.key, default: []].contains(axis) } }
        if !own.isEmpty, known.insert(view.key).inserted { found.append((pass, view.node, view.key, own)) }
      }
    }
    return found
  }
}
