import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// Which step of a position tells the move that an edit makes.
///
/// A priority aligns its view by a line that moves nothing; taken away, it is the stack around it that puts the view elsewhere:
/// ```
///   100   row puts it after title (Text), which takes 80, and a gap of 8   ← decides: .layoutPriority(1) on stamp
///   100   .layoutPriority(1) is as wide as stamp: nothing to align
/// ```
struct StepMoves {
  let experiment: Experiment

  /// The step of the edit if it says something, or the view stands elsewhere in the one around it then; else the one that moves the view by
  /// another distance most, of several the nearest to the node.
  func step(telling verdict: Verdict, _ axis: AxisExplanation) -> Int {
    let own = verdict.steps[0]
    // What surrounds the scene has its own line, and so has a size that was read.
    guard let edit = verdict.edits.first, !edit.nodes.isEmpty, axis.steps[own].isFolded, axis.steps[own].placed != nil else { return own }
    let moves = moves(axis, in: verdict.edited)
    if moves[own] > 0.005 { return own }
    return stepMovingMost(moves) ?? own
  }

  /// The step that moves the view by another distance most in an edited layout, of several the nearest to the node.
  func stepMovingMost(_ axis: AxisExplanation, in edited: LaidOutScene) -> Int? { stepMovingMost(moves(axis, in: edited)) }

  private func stepMovingMost(_ moves: [Double]) -> Int? { moves.indices.reversed().max { moves[$0] < moves[$1] } }

  /// Whether two steps of a position are about one view and its modifiers.
  func areOfOneView(_ one: Int, _ other: Int, _ axis: AxisExplanation) -> Bool {
    func view(_ step: Int) -> NodeID? { axis.steps[step].placed.flatMap { experiment.node($0) }.map { experiment.original.record($0).view } }
    return one == other || view(one) == view(other)
  }

  /// By how much each step moves the view by another distance in an edited layout; 0 for a step of what is gone.
  private func moves(_ axis: AxisExplanation, in edited: LaidOutScene) -> [Double] {
    var (before, after) = (0.0, 0.0)
    return axis.steps.map { step in
      guard let value = step.value, let node = step.placed.flatMap({ experiment.node($0) }), let frame = experiment.frame(of: node, in: edited) else {
        return 0
      }
      defer { (before, after) = (value, frame.origin[axis.axis]) }
      return abs(frame.origin[axis.axis] - after - (value - before))
    }
  }
}
