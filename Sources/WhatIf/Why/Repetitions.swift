import Explanation
import Scene

/// What a ForEach repeats, and a modifier that a view has wherever it is used, are written once: an edit takes all of it away, or adds to all of it, and says
/// so.
struct Repetitions {
  let experiment: Experiment

  /// The explanation with what takes away a repetition called `Without row[2] and its 4 repetitions`, with what adds to one
  /// `With a Spacer after row[2] and its 4 repetitions`.
  func naming(in explanation: Explanation) -> Explanation {
    var result = explanation
    for axis in result.axes.indices {
      for step in result.axes[axis].steps.indices { name(&result.axes[axis].steps[step]) }
    }
    for step in result.states.indices { name(&result.states[step]) }
    return result
  }

  /// Whether edits do the same: what one takes away goes with the other, being a repetition of it.
  func areOne(_ edits: [NodeEdit], _ others: [NodeEdit]) -> Bool {
    edits.count == others.count
      && zip(edits, others).allSatisfy { edit, other in
        if edit == other { return true }
        guard case .remove(let node) = edit, case .remove(let again) = other, let own = experiment.node(node), let twin = experiment.node(again) else {
          return false
        }
        let (first, second) = (experiment.original.record(own), experiment.original.record(twin))
        return first.item >= 0 && (first.item == second.item || first.role == .modifier && first.writtenOnce == second.writtenOnce)
      }
  }

  private func name(_ step: inout Step) {
    for edits in [\Step.edits, \.greedyEdits, \.contentEdits, \.otherEdits, \.excessEdits] {
      for index in step[keyPath: edits].indices {
        let edit = step[keyPath: edits][index], others = edit.isRemoval ? edit.nodes.map { otherRepetitions(of: $0) } : edit.changes.map(othersAdded)
        guard let most = others.max(), most > 0 else { continue }
        let words = edit.nodes.count > 1 ? " and their repetitions" : most.andRepetitions
        step[keyPath: edits][index].label = edit.label.map { $0 + words }
      }
    }
  }

  /// Of what is added to a node or beside it, how many more get it.
  private func othersAdded(_ change: NodeEdit) -> Int {
    switch change {
    case .add(let node, _), .insert(_, .after, let node): experiment.node(node).map { experiment.original.record($0).editedTogether - 1 } ?? 0
    default: 0
    }
  }

  private func otherRepetitions(of node: StepEdit.Named) -> Int {
    guard let own = experiment.node(node.id) else { return 0 }
    let record = experiment.original.record(own)
    return (record.role == .modifier ? record.editedTogether : record.repetitions) - 1
  }
}

extension SceneNode {
  /// `title and its 2 repetitions`, `node8 in card`: what gets a modifier that is added to it.
  var editedName: String { key + (nearestName.map { " in \($0)" } ?? "") + (editedTogether - 1).andRepetitions }
}
