import LayoutEngine
import LayoutModel
import Scene

/// A recording that keeps of each call only whom it asked.
final class CallCounter: TraceSink {
  /// By node.
  private(set) var calls: [NodeID: Int] = [:]
  /// Of these, answered from the cache.
  private(set) var hits: [NodeID: Int] = [:]
  /// Of all nodes.
  private(set) var total = 0

  func exchange(_ chunk: EventChunk) -> EventChunk {
    for call in chunk.calls[..<chunk.callCount] {
      calls[call.node, default: 0] += 1
      if call.cachedFrom != 0 { hits[call.node, default: 0] += 1 }
    }
    // Open when its chunk left, and then not yet known to be a hit.
    for closing in chunk.closings where closing.event.cachedFrom != 0 { hits[closing.event.node, default: 0] += 1 }
    total += chunk.callCount
    return chunk
  }

  /// Lays a scene out once more, with nothing in the cache, and counts.
  static func layOut(_ scene: LaidOutScene, _ options: LayoutPass.Options) throws -> CallCounter {
    let counter = CallCounter()
    try scene.scene.record(scene.layout, scene.canvas, name: "count", base: nil, edit: nil, at: .start, into: counter, options)
    return counter
  }
}
