import Explanation

/// A view that a ForEach repeats is written once: an edit takes all of it away, and says so.
struct Repetitions {
  let experiment: Experiment

  /// The explanation with what takes away a repetition called `Without row[2] and its 4 repetitions`.
  func naming(in explanation: Explanation) -> Explanation {
    var result = explanation
    for axis in result.axes.indices {
      for step in result.axes[axis].steps.indices { name(&result.axes[axis].steps[step]) }
    }
    for step in result.states.indices { name(&result.states[step]) }
    return result
  }

  private func name(_ step: inout Step) {
    for edits in [\Step.edits, \.greedyEdits, \.contentEdits, \.otherEdits, \.excessEdits] {
      for index in step[keyPath: edits].indices where step[keyPath: edits][index].isRemoval {
        let edit = step[keyPath: edits][index], others = edit.nodes.map { otherRepetitions(of: $0) }
        guard let most = others.max(), most > 0 else { continue }
        let words = edit.nodes.count > 1 ? "their repetitions" : most == 1 ? "its repetition" : "its \(most) repetitions"
        step[keyPath: edits][index].label = edit.label.map { "\($0) and \(words)" }
      }
    }
  }

  private func otherRepetitions(of node: StepEdit.Named) -> Int {
    experiment.node(node.id).map { experiment.original.record($0).repetitions - 1 } ?? 0
  }
}
