import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// What a prover asks: what makes this number of this node.
struct Question {
  let axis: AxisExplanation
  let explanation: Explanation
  /// In the tree of the replay.
  let node: NodeID
  /// What was found worth taking away so far.
  var candidates: [Candidate] = []

  /// Whether the view is as long as it would be if nothing were said about its length. A text that is cut would be longer.
  var isAtIdeal: Bool {
    explanation.subject == .size && axis.steps.last?.rule != "Reply/text_cut_by_height"
      && explanation.ideal.map { $0[axis.axis].isSame(as: axis.value) } == true
  }
}

/// An edit, and the index of the step whose suspect it is made to.
struct Candidate: Equatable {
  let step: Int
  let edit: StepEdit

  init(_ step: Int, _ edit: StepEdit) { (self.step, self.edit) = (step, edit) }

  static func == (one: Candidate, other: Candidate) -> Bool { one.edit.changes == other.edit.changes }
}

/// What was found: steps in the chain's order, their edits, the layout with all of them made.
struct Verdict {
  var steps: [Int]
  var edits: [StepEdit]
  var edited: LaidOutScene
  /// nil: the node is gone.
  var frame: Rect?
  /// Whether a person would want to read what is otherwise.
  var isTelling = true
}

extension Rect {
  /// Whether what an explanation is about is the same number in this frame.
  func hasSame(_ subject: Subject, _ axis: Axis, _ value: Double) -> Bool {
    (subject == .size ? size[axis] : origin[axis]).isSame(as: value)
  }
}
