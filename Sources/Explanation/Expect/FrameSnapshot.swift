import LayoutModel
import TraceStore

/// Where the views of a layout are, in points of the canvas: what `expect` writes down and compares.
package struct FrameSnapshot: Equatable, Sendable {
  /// By pass, then by the view's address, see `ViewPaths`.
  package var passes: [String: [String: Rect]]

  package init(passes: [String: [String: Rect]]) { self.passes = passes }

  /// How many frames it has.
  package var count: Int { passes.values.reduce(0) { $0 + $1.count } }
}

/// The placed views of a recording, pass by pass, in the order of the tree.
package struct PlacedViews: Sendable {
  package struct View: Sendable {
    let node: NodeID
    /// Last node of its subtree.
    let last: NodeID
    /// Its address, which stays when modifiers come and go.
    let key: String
    let frame: Rect
  }

  package var passes: [(name: String, pass: TracePass, views: [View])] = []

  /// Of the passes that a person sees. A name that an earlier pass has gets a number, `open (2)`.
  package init(_ trace: Trace) throws {
    var taken: Set<String> = []
    for pass in try Checker.shownPasses(trace) {
      var (name, number) = (pass.name, 1)
      while !taken.insert(name).inserted {
        number += 1
        name = "\(pass.name) (\(number))"
      }
      passes.append((name, pass, try Self.views(trace, pass)))
    }
  }

  package var snapshot: FrameSnapshot {
    FrameSnapshot(passes: Dictionary(merging: passes.map { ($0.name, Dictionary(merging: $0.views.map { ($0.key, $0.frame) })) }))
  }

  private static func views(_ trace: Trace, _ pass: TracePass) throws -> [View] {
    let paths = try ViewPaths(trace, structure: pass.structure).paths
    return try trace.rows(
      """
      SELECT node.id, node.last_id, absolute_x, absolute_y, width, height FROM placement JOIN node ON node.id = placement.node_id
      WHERE placement.pass_id = :pass ORDER BY node.id
      """, ["pass": .integer(Int64(pass.id))]
    ).rows.compactMap { row in
      let numbers = row[2...].compactMap(\.number)
      guard let node = row[0].node, let last = row[1].node, let key = paths[node], numbers.count == 4 else { return nil }
      return View(node: node, last: last, key: key, frame: Rect(Point(numbers[0], numbers[1]), Size(numbers[2], numbers[3])))
    }
  }
}
