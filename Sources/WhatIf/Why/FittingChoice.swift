import Explanation
import LayoutEngine
import LayoutModel
import Platform
import Scene

/// What a ViewThatFits shows, and what would have to go for another view to be shown in its place.
struct FittingChoice {
  let experiment: Experiment

  /// Where a view stands in the place of others that have no room: what has to go, above it, so that one of them is placed.
  ///
  /// - Parameter verdict: what comes of candidates, if the number is another then.
  func room(for index: Int, _ question: Question, _ verdict: ([Candidate], Question) -> Verdict?) -> Verdict? {
    let step = question.axis.steps[index]
    guard !step.rivals.isEmpty, choiceMatters(step.rivals, question) else { return nil }
    let above = question.explanation.axes.flatMap(\.steps).filter { $0.ask == .offer && !$0.traits.contains(.canvas) }
    for edit in above.reversed().flatMap(\.edits) {
      guard let verdict = verdict([Candidate(index, edit)], question), verdict.places(step.rivals, of: experiment.original.tree) else { continue }
      var proved = verdict
      proved.edits[0].blamed = step.edits.first?.blamed
      proved.edits[0].reason = "then it fits"
      return proved
    }
    return nil
  }

  /// Whether one of the views that have no room would make their ViewThatFits another length than the one that it shows.
  private func choiceMatters(_ rivals: [NodeID], _ question: Question) -> Bool {
    let scene = experiment.original, axis = question.axis.axis
    guard question.explanation.subject == .size else { return true }
    return rivals.contains { id in
      guard var rival = experiment.node(id), var holder = scene.parent(rival) else { return true }
      while !scene.traits(holder).contains(.chooses) {
        guard let around = scene.parent(holder) else { return true }
        (rival, holder) = (holder, around)
      }
      // As it would be if there were room: where it is judged it has what it likes.
      let axes = scene.record(holder).attributes.first { $0.name == "axes" }?.text
      var proposal = scene.proposal(holder)
      for side in Axis.allCases where axes?.contains("\(side)") != false { proposal[side] = nil }
      guard let size = try? scene.size(of: rival, proposed: proposal) else { return true }
      return !size[axis].isSame(as: scene.size(holder)[axis])
    }
  }
}

extension Verdict {
  /// Whether one of `nodes`, of the tree before, stands in it.
  fileprivate func places(_ nodes: [NodeID], of tree: SceneTree) -> Bool {
    nodes.contains { node in edited.tree.node(matching: node, of: tree).map(edited.isPlaced) ?? false }
  }
}
