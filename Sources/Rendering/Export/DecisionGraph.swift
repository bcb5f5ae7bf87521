import Explanation
import LayoutModel

/// The chains of an explanation as boxes and arrows: a step a box, on each arrow the number that a step hands on, at the end the view itself.
///
/// A height that comes of the width begins at the width's boxes: nothing stands there twice.
package struct DecisionGraph {
  struct Box {
    enum Role { case step, decides, view, trouble, otherwise }
    let id: String
    var text: String
    /// Where the one who does it stands in the scene.
    var pointer: String?
    var role = Role.step
  }

  struct Arrow {
    let from: String, to: String
    var label: String?
    /// Beside the chain: it leads to trouble, or to what would be otherwise.
    var isAside = false
  }

  /// A chain: one axis.
  struct Group {
    let id: String, title: String
    var boxes: [Box]
  }

  private(set) var groups: [Group] = []
  private(set) var view: Box
  private(set) var asides: [Box] = []
  private(set) var arrows: [Arrow] = []
  private var known: [Place: String] = [:]

  /// - Parameter showsAll: steps that pass on what they got, too.
  package init(_ explanation: Explanation, axes: [Axis] = Axis.allCases, showsAll: Bool = false) {
    let stands = explanation.place.map { "at \($0.origin.words)\n" } ?? ""
    let title = "\(explanation.key) · \(explanation.title)\n\(stands)\(explanation.size.words)"
    view = Box(id: "view", text: title, pointer: explanation.pointer, role: .view)
    let shown = explanation.axes.filter { axes.contains($0.axis) }
    for axis in shown { add(axis, of: explanation.subject, showsAll: showsAll) }
    for consequence in explanation.consequences {
      guard let axis = shown.first(where: { consequence.axes.contains($0.axis) }), let decides = axis.decides, axis.steps.indices.contains(decides),
        let box = known[Place(axis.steps[decides])]
      else { continue }
      let then = explanation.subject == .position ? consequence.origin.map { "at \($0.words)" } : consequence.size?.words
      aside("\(consequence.label): \(then ?? "\(explanation.key) is gone")", .otherwise, from: box)
    }
  }

  /// What makes two steps the same one.
  private struct Place: Hashable {
    let axis: Axis, rule: String, call: CallID

    init(_ step: Step) { (axis, rule, call) = (step.axis, step.rule, step.call) }
  }

  private mutating func add(_ axis: AxisExplanation, of subject: Subject, showsAll: Bool) {
    func decides(_ index: Int) -> Bool { axis.decides == index || axis.together.contains(index) }
    let word = axis.isExhausted ? "probably decides" : axis.together.isEmpty ? "decides" : "decides jointly"
    var group = Group(id: subject.letter(axis.axis), title: "\(subject.name(axis.axis)) \(axis.value.short)", boxes: [])
    var before: (box: String, value: Double?)?
    for (index, step) in axis.steps.enumerated() where showsAll || !step.isFolded || decides(index) {
      let isOther = step.axis != axis.axis
      if isOther, let box = known[Place(step)] {
        if decides(index) { mark(box, "← \(word) the \(subject.name(axis.axis))") }
        before = (box, step.value)
        continue
      }
      let id = "\(group.id)\(index)"
      let text = step.sentence + (isOther ? " (\(step.axis.dimension))" : "") + (decides(index) ? "\n← \(word)" : "")
      group.boxes.append(Box(id: id, text: text, pointer: step.pointer, role: decides(index) ? .decides : .step))
      known[Place(step)] = id
      if let before { arrows.append(Arrow(from: before.box, to: id, label: before.value?.short ?? "nil")) }
      before = (id, step.value)
    }
    if let before { arrows.append(Arrow(from: before.box, to: view.id, label: before.value?.short ?? "nil")) }
    groups.append(group)
    for trouble in axis.troubles { aside(trouble.sentence, .trouble, from: view.id) }
  }

  /// Says of a box of an earlier chain that it decides this one as well.
  private mutating func mark(_ id: String, _ text: String) {
    for group in groups.indices {
      guard let box = groups[group].boxes.firstIndex(where: { $0.id == id }) else { continue }
      groups[group].boxes[box].role = .decides
      groups[group].boxes[box].text += "\n\(text)"
    }
  }

  private mutating func aside(_ text: String, _ role: Box.Role, from box: String) {
    let id = "aside\(asides.count)"
    asides.append(Box(id: id, text: text, role: role))
    arrows.append(Arrow(from: box, to: id, isAside: true))
  }
}
