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
  ///
  /// - Parameter tell: is told what of the program stayed as it was recorded (`Replay.kept`).
  package func complete(_ cost: CallCost, telling tell: ([String]) -> Void = { _ in }) throws -> CallCost {
    var result = cost
    let suspects = cost.steps.indices.reversed().filter { cost.steps[$0].multipliesCalls }
    // A count beyond what may be laid out needs no try.
    guard cost.multiplies != nil, let firstCall = pass.firstCall, let lastCall = pass.lastCall, lastCall - firstCall < CallID(Self.effort) else { return cost }
    let replay = try Replay(trace, pass), before = try CallCounter.layOut(replay.original, replay.options)
    defer { tell(replay.kept) }
    result.passCalls = Int(lastCall - firstCall + 1)
    // Laid out, and laid out again to be counted.
    let layouts = (Self.effort - before.total) / max(1, 2 * before.total)
    let experiment = try Experiment(trace, pass, replay, LayoutAllowance(max(1, layouts)))
    guard let node = experiment.node(cost.node) else { return cost }
    let search = Counts(experiment: experiment, node: node, before: before)
    for index in suspects {
      let step = cost.steps[index]
      let found = step.edits.compactMap { edit in
        search.fewer([edit]).map { counts in
          CallCost.Consequence(edit: edit.words, label: edit.label ?? "With \(edit.words)", pointer: edit.nodes.first?.pointer, counts: counts)
        }
      }
      guard !found.isEmpty else { continue }
      (result.multiplies, result.consequences, result.proof) = (index, Array(found.prefix(2)), .proved)
      return result
    }
    let several = suspects.filter { !cost.steps[$0].edits.isEmpty }, edits = several.map { cost.steps[$0].edits[0] }
    if several.count > 1, let counts = search.fewer(edits) {
      (result.multiplies, result.together, result.proof) = (several[0], several.dropFirst().reversed(), .proved)
      result.consequences = [
        CallCost.Consequence(
          edit: edits.map(\.words).joined(separator: "; "), label: edits.joinedLabels,
          pointer: edits[0].nodes.first?.pointer, counts: counts)
      ]
    } else if !experiment.budget.isSpent {
      (result.multiplies, result.proof) = (nil, .refuted)
    }
    return result
  }

  /// How often a node is asked with edits made.
  private struct Counts {
    let experiment: Experiment
    let node: NodeID
    let before: CallCounter

    /// The counts with edits made at once; nil unless the node is asked less often.
    func fewer(_ edits: [StepEdit]) -> CallCost.Counts? {
      let original = experiment.original
      guard let edited = experiment.layOut(edits), let own = edited.tree.node(matching: node, of: original.tree),
        edited.isPlaced(own) == original.isPlaced(node), let after = try? CallCounter.layOut(edited, experiment.replay.options)
      else { return nil }
      let calls = (before.calls[node] ?? 0, after.calls[own] ?? 0), hits = (before.hits[node] ?? 0, after.hits[own] ?? 0)
      guard calls.1 < calls.0 else { return nil }
      return CallCost.Counts(
        calls: calls, computed: (calls.0 - hits.0, calls.1 - hits.1), pass: (before.total, after.total),
        size: edited.isPlaced(own) ? edited.size(own) : nil, sizeBefore: original.isPlaced(node) ? original.size(node) : nil)
    }
  }
}
