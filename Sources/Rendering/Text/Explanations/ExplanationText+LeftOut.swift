import Explanation
import LayoutModel
import Platform

/// Steps that an answer leaves out though they are no folds: they tell what another line, or another axis, tells as well.
extension ExplanationText {
  /// Where the height of a container comes of how its text wraps, steps by which that got its width: the one that decides and the last are enough.
  func stepsAcross(_ axis: AxisExplanation) -> Set<Int> {
    if showsAll || showsSQL { return [] }
    let indices = axis.steps.indices.filter { axis.axis == .vertical && axis.steps[$0].axis != axis.axis }
    return Set(indices.dropLast().filter { $0 != axis.decides && !axis.together.contains($0) })
  }

  /// Of what is as long as it is by itself, all that comes before what it was offered at last, but the canvas.
  func stepsBeforeOwn(_ axis: AxisExplanation) -> Set<Int> {
    if showsAll || showsSQL || !axis.decidesItself || axis.steps.contains(where: { $0.ask == .read }) { return [] }
    let shown = axis.steps.indices.filter { !axis.steps[$0].isFolded }
    // A frame offers an ideal length because of what was offered before.
    guard let offer = shown.dropLast().last(where: { axis.steps[$0].rule != "Offer/frame_bounds" }) else { return [] }
    let before = axis.steps.indices.filter { $0 < offer && (axis.steps[$0].rule != "Offer/canvas" || axis.steps[$0].axis != axis.axis) }
    // A line that says that one is left out is none less.
    return before.count { !axis.steps[$0].isFolded } == 1 ? [] : Set(before)
  }

  /// `row (HStack) shares`, where only lines that are left out say what `row` is.
  func introducing(_ step: Step, _ left: [String]) -> String {
    guard let key = step.byKey, step.sentence.hasPrefix("\(key) "), !step.sentence.hasPrefix("\(key) ("),
      let line = left.first(where: { $0.contains("\(key) (") }), let start = line.firstRange(of: "\(key) (")?.lowerBound,
      let end = line[start...].firstIndex(of: ")")
    else { return step.sentence }
    return String(line[start...end]) + step.sentence.dropFirst(key.count)
  }
}

extension AxisExplanation {
  /// A frame of the view that is asked about says how long it is, whatever it is offered: not what is offered, and not a bound of it.
  var isStated: Bool {
    guard let decides, decides == steps.indices.last, steps[decides].rule == "Reply/frame", let length = steps[decides].value else { return false }
    return steps.dropLast().last?.value.map { !$0.isSame(as: length) } ?? false
  }

  /// Nothing outside the view decides, and nothing can be taken away: the number is its own.
  var decidesItself: Bool {
    guard let decides else { return steps.isEmpty }
    // A place is never a view's own.
    if steps[decides].ask == .place { return false }
    let own = steps[decides].contentEdits.map(\.words)
    return decides == steps.indices.last && proof.allSatisfy(own.contains)
  }
}
