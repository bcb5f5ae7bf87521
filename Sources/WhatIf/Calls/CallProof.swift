import Explanation
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// Proves who multiplies the questions that a node is asked: takes those who ask more than they are asked away, and counts again.
///
/// 1. Both counts are of layouts with nothing in the cache, so that they can be compared.
/// 2. From the node outward, the first step of which an edit makes the questions fewer multiplies them: a modifier is removed, a container
///    unwrapped, the other views in a container removed.
/// 3. If none does alone, all are taken away at once.
package struct CallProof {
  private let trace: Trace
  private let pass: TracePass
  /// Calls that may be made in all: a few seconds' worth.
  private static let effort = 10_000_000

  package init(_ trace: Trace, _ pass: TracePass) { (self.trace, self.pass) = (trace, pass) }

  /// Adds to `cost` which step multiplies, and how often the node is asked without it.
  package func complete(_ cost: CallCost) throws -> CallCost {
    var result = cost
    let suspects = cost.steps.indices.reversed().filter { cost.steps[$0].multipliesCalls }
    // A count beyond what may be laid out needs no try.
    guard cost.multiplies != nil, let firstCall = pass.firstCall, let lastCall = pass.lastCall, lastCall - firstCall < CallID(Self.effort) else { return cost }
    let replay = try Replay(trace, pass)
    guard let node = replay.node(cost.node, of: try trace.firstNode(of: pass)) else { return cost }
    var search = try Search(replay, node, budget: Self.effort)
    for index in suspects {
      let step = cost.steps[index]
      let found = step.edits.compactMap { edit in
        search.fewer([edit.words]).map { counts in
          CallCost.Consequence(edit: edit.words, label: edit.label ?? "With \(edit.words)", pointer: edit.nodes.first?.pointer, counts: counts)
        }
      }
      guard !found.isEmpty else { continue }
      (result.multiplies, result.consequences, result.proof) = (index, Array(found.prefix(2)), .proved)
      return result
    }
    let several = suspects.filter { !cost.steps[$0].edits.isEmpty }, edits = several.map { cost.steps[$0].edits[0] }
    if several.count > 1, let counts = search.fewer(edits.map(\.words)) {
      (result.multiplies, result.together, result.proof) = (several[0], several.dropFirst().reversed(), .proved)
      result.consequences = [
        CallCost.Consequence(
          edit: edits.map(\.words).joined(separator: "; "), label: Decider.joined(edits.map { $0.label ?? "With \($0.words)" }),
          pointer: edits[0].nodes.first?.pointer, counts: counts)
      ]
    } else if !search.isExhausted {
      (result.multiplies, result.proof) = (nil, .refuted)
    }
    return result
  }

  /// Counts with edits made, as long as calls may be made.
  private struct Search {
    let replay: Replay
    let node: NodeID
    let before: CallCounter
    var budget: Int
    private(set) var isExhausted = false

    init(_ replay: Replay, _ node: NodeID, budget: Int) throws {
      (self.replay, self.node, self.budget) = (replay, node, budget)
      before = try replay.original.countCalls(replay.options)
      self.budget -= before.total
    }

    /// The counts with edits made at once; nil unless the node is asked less often.
    mutating func fewer(_ edits: [String]) -> CallCost.Counts? {
      guard budget > 0 else {
        isExhausted = true
        return nil
      }
      // An edit that makes the scene impossible is no proof of anything.
      guard let list = try? edits.flatMap({ try SceneEdit.list($0) }), let edited = try? replay.layOut(together: list),
        let own = edited.tree.node(matching: node, of: replay.original.tree), edited.isPlaced(own) == replay.original.isPlaced(node),
        let after = try? edited.countCalls(replay.options)
      else { return nil }
      // Laid out, and laid out again to be counted.
      budget -= 2 * after.total
      let calls = (before.calls[node] ?? 0, after.calls[own] ?? 0), hits = (before.hits[node] ?? 0, after.hits[own] ?? 0)
      guard calls.1 < calls.0 else { return nil }
      return CallCost.Counts(
        calls: calls, computed: (calls.0 - hits.0, calls.1 - hits.1), pass: (before.total, after.total),
        size: edited.isPlaced(own) ? edited.size(own) : nil, sizeBefore: replay.original.isPlaced(node) ? replay.original.size(node) : nil)
    }
  }
}
