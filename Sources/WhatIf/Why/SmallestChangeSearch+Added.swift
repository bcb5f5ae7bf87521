import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// Modifiers that the scene does not have, and that a developer would add.
extension SmallestChangeSearch {
  /// A priority that has a text, or what it stands in, served before what is beside it, so that it is whole: that in the nearest stack.
  func priority() -> AddedModifier? {
    guard isCut || isBroken else { return nil }
    let scene = experiment.original
    var inner = node
    while let around = scene.parent(inner) {
      defer { inner = around }
      if experiment.budget.isSpent { return nil }
      let view = scene.record(scene.record(inner).view), others = scene.children(around).filter { $0 != inner }
      // Written on a view that has one it would say nothing: the outer one counts, whose value is a number like others.
      guard scene.traits(around).contains(.sharesRoom), !others.isEmpty, view.pointer != nil, !scene.statesPriority(inner) else { continue }
      let priority = (others.flatMap(priorities).max() ?? 0) + 1
      if priorities(of: inner).contains(where: { $0 >= priority }) { continue }
      let value = EditedView.Member(name: "value", value: EditValue(json: priority.short))
      let edit = SceneEdit.add(view.key, modifier: EditedView(type: Addition.priority.rawValue, members: [value]))
      if whole(edit) != nil {
        return AddedModifier(
          edit: edit.words, key: view.key, modifier: ".layoutPriority(\(priority.short))", priority: priority, axes: axes, others: view.editedTogether - 1)
      }
    }
    return nil
  }

  /// A fixedSize that has a text in an overlay or a background whole, where it is all of that and does not leave the canvas for it.
  func fixedSize() -> AddedModifier? {
    let scene = experiment.original, view = scene.record(scene.record(node).view)
    let outermost = scene.outermost(of: view.id)
    guard isCut || isBroken, view.pointer != nil, let layer = scene.parent(outermost),
      scene.traits(layer).layer != nil, scene.children(layer).first != outermost
    else { return nil }
    let edit = SceneEdit.add(view.key, modifier: EditedView(type: Addition.fixedSize.rawValue))
    guard let edited = whole(edit), let own = edited.tree.node(matching: node, of: scene.tree) else { return nil }
    let frame = edited.drawn(own), old = scene.drawn(node)
    let leaves = Axis.allCases.contains { axis in
      guard let length = edited.canvas[axis] else { return false }
      func end(_ frame: Rect) -> Double { frame.origin[axis] + frame.size[axis] }
      return frame.origin[axis] < min(0, old.origin[axis]) - .overflowSlack || end(frame) > max(length, end(old)) + 0.01
    }
    return leaves ? nil : AddedModifier(edit: edit.words, key: view.key, modifier: ".fixedSize()", axes: axes, others: view.editedTogether - 1)
  }

  /// What is laid out with an edit, where all of the text is shown then and nothing else is in trouble for that.
  private func whole(_ edit: SceneEdit) -> LaidOutScene? {
    guard let edited = experiment.layOut([edit]), case let outcome = outcome(edited), outcome.fits, outcome.isWhole else { return nil }
    return edited
  }

  /// Those that modifiers of a stack's child give it, 0 at least.
  private func priorities(of child: NodeID) -> [Double] {
    (child...experiment.original.record(child).view).map { experiment.original.record($0) }.filter { $0.traits.contains(.setsPriority) }
      .map { $0.attributes.first { $0.name == "value" }?.number ?? 0 } + [0]
  }
}
