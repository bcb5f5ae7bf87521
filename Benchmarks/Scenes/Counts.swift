import LayoutEngine
import LayoutModel

/// What one layout of a scene asks: exact, the same on every machine.
package struct Counts: Equatable {
  package var nodes = 0
  package var calls = 0
  /// Calls answered from a cache.
  package var hits = 0
  /// Computed answers of the node that computes most.
  package var mostVisits = 0
  /// Computed answers of all nodes with recording off: what answers a range of proposals is computed once for it.
  package var computedUnrecorded = 0
  package var visitsUnrecorded: Double { Double(computedUnrecorded) / Double(nodes) }
  /// Computed answers a node.
  package var visits: Double { Double(calls - hits) / Double(nodes) }

  package init(_ scene: BenchmarkScene) throws {
    let tree = try scene.build(), sink = CountingSink()
    let pass = LayoutPass(tree: tree, options: .init(verifiesCache: false), log: EventLog(sink: sink))
    sink.visits = [Int32](repeating: 0, count: Int(tree.count) + 1)
    try DeepThread.run(levels: tree.depth) { try pass.run(BenchmarkScene.canvas) }
    nodes = Int(tree.count)
    let unrecorded = LayoutPass(tree: try scene.build(), options: .init(verifiesCache: false))
    try DeepThread.run(levels: tree.depth) { try unrecorded.run(BenchmarkScene.canvas) }
    computedUnrecorded = unrecorded.computedCount
    (calls, hits, mostVisits) = (sink.calls, sink.hits, Int(sink.visits.max() ?? 0))
  }

  private final class CountingSink: TraceSink {
    var calls = 0, hits = 0
    var visits: [Int32] = []

    func exchange(_ chunk: EventChunk) -> EventChunk {
      calls += chunk.callCount
      for event in chunk.calls.prefix(chunk.callCount) where event.last != 0 { count(event) }
      for closing in chunk.closings { count(closing.event) }
      return chunk
    }

    private func count(_ event: CallEvent) {
      if event.cachedFrom != 0 { hits += 1 } else { visits[Int(event.node)] += 1 }
    }
  }
}
