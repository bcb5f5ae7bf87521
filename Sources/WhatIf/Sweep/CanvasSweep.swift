import Explanation
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// Finds the canvas lengths at which something of a recorded pass changes discretely.
///
/// 1. Lengths are those of a grid: the range in steps, and its end.
/// 2. With layouts enough every one is laid out; else so many at equal distances that half of the layouts are left for bisection (`GridSearch`).
/// 3. Where two neighbours on the grid differ in a fact, there is its break point.
/// 4. A view that is empty, or sticks out, for no more than a point, and is as before behind it, has no break points there: where a text wraps
///    one letter earlier, what it leaves to others goes through 0.
package struct CanvasSweep {
  package let replay: Replay
  private let canvas: Proposal
  private let wanted: ClosedRange<NodeID>
  private let step: Double
  private let limit: Int
  private let others: ViewsElsewhere

  /// - Parameter canvas: where it is not the pass's: the side that is not swept.
  /// - Parameter node: the view to look at, with all in it and its modifiers; nil for all.
  /// - Parameter limit: layouts that may be made an axis; nil: as many as take some seconds.
  package init(_ trace: Trace, _ pass: TracePass, canvas: Proposal? = nil, node: TraceNode? = nil, step: Double = 1, limit: Int? = nil) throws {
    let replay = try Replay(trace, pass)
    self.replay = replay
    (self.canvas, self.step) = (canvas ?? replay.proposal, step)
    let scene = replay.original
    if let node, let own = replay.node(node.id, of: try trace.firstNode(of: pass)) {
      let outermost = scene.outermost(of: own)
      (wanted, others) = (outermost...scene.record(own).last, ViewsElsewhere(scene, in: outermost))
    } else {
      (wanted, others) = (scene.nodes, ViewsElsewhere(scene, in: nil))
    }
    self.limit = limit ?? min(4000, max(64, 1_000_000 / replay.views))
  }

  package func sweep(_ axis: Axis, _ range: ClosedRange<Double>) throws -> Sweep {
    let count = Int(clamping: ((range.upperBound - range.lowerBound) / step).rounded(.up)) + 1
    // The first and the last are looked at in any case.
    let stride = count <= limit ? 1 : max(1, Int(clamping: (Double(count - 1) / Double(max(1, limit / 2 - 1))).rounded(.up)))
    func length(_ index: Int) -> Double { min(range.lowerBound + Double(index) * step, range.upperBound) }
    var layouts = 0
    let series = CanvasSeries(replay, replay.scene)
    let search = try GridSearch(count: count, stride: stride) { index -> DiscreteFacts? in
      guard layouts < limit else { return nil }
      layouts += 1
      return facts(series, axis, length(index))
    }
    return Sweep(
      axis: axis, range: range, step: step, other: canvas[axis.cross], stride: Double(stride) * step, layouts: layouts,
      breakpoints: Self.lasting(search.turns.flatMap { turn in breakpoints(turn, at: length(turn.high), after: length(turn.low)) }),
      hasLazyRows: wanted.contains(where: scrollsLazily))
  }

  /// Whether a view is a lazy container in what scrolls, or scrolls itself.
  private func scrollsLazily(_ node: NodeID) -> Bool {
    let scene = replay.original
    guard scene.traits(node).contains(.lazy) else { return false }
    return sequence(first: node, next: scene.parent).contains { !scene.traits($0).scrolls.isEmpty }
  }

  /// Those of lengths that come back within a point taken out.
  private static func lasting(_ breakpoints: [Breakpoint]) -> [Breakpoint] {
    struct Subject: Hashable {
      let key: String?
      let kind: Breakpoint.Kind
    }
    var last: [Subject: Int] = [:], brief: Set<Int> = []
    for (index, point) in breakpoints.enumerated() where point.kind.isLength {
      let subject = Subject(key: point.key, kind: point.kind)
      if let before = last[subject], point.at - breakpoints[before].at <= 1 + 1e-9, point.to == breakpoints[before].from {
        brief.formUnion([before, index])
        last[subject] = nil
      } else {
        last[subject] = index
      }
    }
    return breakpoints.indices.filter { !brief.contains($0) }.map { breakpoints[$0] }
  }

  private func facts(_ series: CanvasSeries, _ axis: Axis, _ length: Double) -> DiscreteFacts {
    var canvas = canvas
    canvas[axis] = length
    guard let scene = try? series.layOut(in: canvas) else { return .impossible }
    return DiscreteFacts(scene, of: replay.original.tree, wanted, others)
  }

  /// In the order of the tree.
  private func breakpoints(_ turn: GridSearch<DiscreteFacts>.Turn, at: Double, after: Double) -> [Breakpoint] {
    turn.before.changes(to: turn.after, of: replay.original.tree, others).filter { !isAlong($0.fact, turn) }
      .sorted { order($0.fact).lexicographicallyPrecedes(order($1.fact)) }
      .map { fact, from, to in
        let (key, title, pointer) = called(fact.view)
        return Breakpoint(
          at: at, after: after, key: key, title: title, pointer: pointer, kind: fact.kind, from: from, to: to, names: (name(fact, from), name(fact, to)))
      }
  }

  /// Views that were not recorded stand behind the last around them that was.
  private func order(_ fact: DiscreteFacts.Fact) -> [Int] {
    switch fact.view {
    case nil: [0, 0, 0, 0, fact.kind.order]
    case .recorded(let node)?: [Int(node), 0, 0, 0, fact.kind.order]
    case .elsewhere(let item, let repetition)?:
      [fact.view.flatMap { others[$0] }.map { Int($0.place) } ?? 0, 1, Int(item), repetition, fact.kind.order]
    }
  }

  private func called(_ view: SweptView?) -> (key: String?, title: String?, pointer: String?) {
    switch view {
    case nil: return (nil, nil, nil)
    case .recorded(let node)?:
      let record = replay.original.record(node)
      return (record.key, record.isNamed ? nil : record.title, record.pointer)
    case .some(let view):
      let other = others[view]
      return (other?.key, other?.key == nil ? other?.title : nil, other?.pointer)
    }
  }

  private func parent(of view: SweptView) -> SweptView? {
    switch view {
    case .recorded(let node): replay.original.parent(node).map { .recorded($0) }
    case .elsewhere: others[view]?.parent
    }
  }

  /// What is in a view that comes or goes does so with it.
  private func isAlong(_ fact: DiscreteFacts.Fact, _ turn: GridSearch<DiscreteFacts>.Turn) -> Bool {
    guard fact.kind == .presence, let parent = fact.view.flatMap(parent) else { return false }
    return turn.before.isThere(parent, otherwiseIn: turn.after)
  }

  private func name(_ fact: DiscreteFacts.Fact, _ value: Int) -> String {
    let scene = replay.original
    guard let view = fact.view else { return "" }
    switch (fact.kind, view) {
    case (.choice, .recorded(let node)): return scene.tree.tree.child(at: value, of: node).map { scene.record(scene.record($0).view).key } ?? ""
    case (.choice, _): return others[view].flatMap { $0.choices.indices.contains(value) ? $0.choices[value] : nil } ?? ""
    case (.overflow(let axis), _):
      guard let parent = parent(of: view) else { return scene.overflows.roomName(axis) }
      let (key, title, _) = called(parent)
      return key ?? title ?? ""
    default: return ""
    }
  }
}

extension Breakpoint.Kind {
  /// Whether it says that a length, which grows little by little, is more than another.
  fileprivate var isLength: Bool {
    switch self {
    case .overflow, .empty: true
    default: false
    }
  }

  /// In which several of one node stand.
  fileprivate var order: Int {
    switch self {
    case .impossible: 0
    case .presence: 1
    case .choice: 2
    case .columns: 3
    case .lines: 4
    case .cut: 5
    case .empty(let axis): 6 + Int(axis.rawValue)
    case .overflow(let axis): 8 + Int(axis.rawValue)
    }
  }
}
