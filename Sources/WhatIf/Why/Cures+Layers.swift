import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// What is larger than what is around it, or under it.
extension Cures {
  /// Of what fills, and is meant to be larger than what is around it: that is clipped.
  func clipping(_ explanation: Explanation, _ node: NodeID) -> [Cure] {
    let view = scene.record(node).view
    guard (scene.outermost(of: view)...view).contains(where: fills) else { return [] }
    for axis in explanation.axes where axis.troubles.contains(where: { $0.rule == "Trouble/overflow" }) {
      guard let holder = scene.overflows.exceeded(by: node, axis.axis), let key = key(holder), case let edit = added(.clipped, to: key),
        let edited = sound([edit]), let own = own(node, in: edited), !Axis.allCases.contains(where: { edited.overflows.isOut(own, $0) })
      else { continue }
      let isModifier = scene.tree.tree.role(holder) == .modifier
      return [
        Cure(
          edit: edit.words, label: "With .clipped() \(isModifier ? "after" : "on") \(title(of: holder))",
          outcome: .clipped(scene.size(holder)))
      ]
    }
    return []
  }

  /// `.clipped() on card`; a view's key.
  private func title(of node: NodeID) -> String {
    let record = scene.record(node)
    return scene.tree.tree.role(node) == .modifier ? "\(record.title) on \(scene.record(record.view).editedName)" : record.editedName
  }

  /// Whether a modifier gives what it wraps the size that fills a proposal at its ratio.
  private func fills(_ node: NodeID) -> Bool {
    let record = scene.record(node)
    return scene.traits(node).contains(.keepsRatio)
      && (record.kind == "scaledToFill"
        || record.attributes.contains { $0.name == "contentMode" && $0.text == "fill" })
  }

  /// Of what a ScrollView cuts at its edge: room for it in the content.
  func roomInScroll(_ explanation: Explanation, _ node: NodeID) -> [Cure] {
    for axis in explanation.axes {
      guard let cut = axis.troubles.first(where: { $0.rule == "Trouble/cut_by_scroll" }), let pane = cut.by.flatMap({ experiment.node($0) }),
        let content = scene.children(pane).first, let key = key(scene.record(content).view)
      else { continue }
      let (window, drawn) = (scene.drawn(pane), scene.drawn(node))
      let out = [
        window.origin[axis.axis] - drawn.origin[axis.axis],
        drawn.origin[axis.axis] + drawn.size[axis.axis] - max(window.origin[axis.axis] + window.size[axis.axis], end(of: content, axis.axis)),
      ].map { $0.rounded(.up) }
      let isWidth = axis.axis == .horizontal, names = isWidth ? ["leading", "trailing"] : ["top", "bottom"]
      guard let most = out.max(), most > 0, case let edge = out.allSatisfy({ $0 > 0 }) ? isWidth ? "horizontal" : "vertical" : names[out[0] > 0 ? 0 : 1],
        case let edit = added(.padding, ["edges": "\"\(edge)\"", "length": most.short], to: key), let edited = sound([edit]),
        let own = own(node, in: edited), let held = self.own(pane, in: edited)
      else { continue }
      let (shown, room) = (edited.drawn(own), edited.drawn(held))
      if shown.origin[axis.axis] < room.origin[axis.axis] - .overflowSlack { continue }
      let label = "With .padding(.\(edge), \(most.short)) on \(scene.record(scene.record(content).view).editedName)"
      return [Cure(edit: edit.words, label: label, outcome: .shown, axes: [axis.axis])]
    }
    return []
  }

  private func end(of node: NodeID, _ axis: Axis) -> Double { scene.absolute(node).origin[axis] + scene.size(node)[axis] }

  /// Of a ZStack that a view makes larger which lies at a corner of what is under it, or is moved there: an overlay does not make that larger.
  func overlaying(_ explanation: Explanation, _ node: NodeID) -> [Cure] {
    for axis in explanation.axes {
      for step in axis.steps.reversed() where step.traits.contains(.largest) {
        guard let stack = step.by.flatMap({ experiment.node($0) }), scene.traits(stack).contains(.overlays) else { continue }
        if let cure = overlaying(stack, axis.axis, node) { return [cure] }
      }
    }
    return []
  }

  private func overlaying(_ stack: NodeID, _ axis: Axis, _ node: NodeID) -> Cure? {
    let children = Array(scene.children(stack))
    guard let base = children.first, let badge = children.dropFirst().max(by: { scene.size($0)[axis] < scene.size($1)[axis] }),
      scene.size(badge)[axis] > scene.size(base)[axis] + 0.5, isBadge(badge, in: stack), let baseKey = key(scene.record(base).view),
      let badgeKey = key(scene.record(badge).view)
    else { return nil }
    let alignment = alignment(of: stack), layer = "\(baseKey)-overlay"
    // What is under it may be too small for it.
    for (modifiers, added) in [("", ""), (#","modifiers":[{"type":"\#(Addition.fixedSize.rawValue)"}]"#, ", with .fixedSize()")] {
      guard let id = try? EditValue(layer).json else { return nil }
      let content = #"{"type":"\#(Addition.layers.rawValue)","id":\#(id)\#(modifiers)}"#
      let edits = [
        self.added(.overlay, ["content": content, "alignment": "\"\(alignment)\""], to: baseKey), SceneEdit.move(badgeKey, .into, layer),
      ]
      guard let edited = experiment.layOut(edits), scene.changes(to: edited).appeared.isEmpty, let own = own(node, in: edited),
        edited.size(own)[axis] < scene.size(node)[axis] - 0.005
      else { continue }
      return Cure(
        edit: SceneEdit.words(edits), label: "With \(badgeKey) in an .overlay(alignment: .\(alignment)) of \(baseKey)\(added)",
        outcome: .size(edited.size(own)))
    }
    return nil
  }

  /// Whether a view is put somewhere on what is under it, and not meant to be as large.
  private func isBadge(_ child: NodeID, in stack: NodeID) -> Bool {
    alignment(of: stack) != "center" || (child...scene.record(child).view).contains { scene.traits($0).contains(.moves) }
  }

  private func alignment(of stack: NodeID) -> String { scene.record(stack).attributes.first { $0.name == "alignment" }?.text ?? "center" }

  /// Of a text that a clip cuts, in a ZStack that another view makes larger than the clip: an overlay of what is clipped is as large as the clip.
  func overlayingClip(_ explanation: Explanation, _ node: NodeID) -> [Cure] {
    let cuts = explanation.axes.flatMap(\.troubles).filter { $0.rule == "Trouble/cut_by_clip" }
    guard let clip = cuts.lazy.compactMap({ $0.by.flatMap { experiment.node($0) } }).first, let base = key(clip) else { return [] }
    var child = node
    while let stack = scene.parent(child), stack > clip, !scene.traits(stack).contains(.overlays) { child = stack }
    guard let stack = scene.parent(child), stack > clip, scene.traits(stack).contains(.overlays), let moved = key(scene.record(child).view),
      case let layer = "\(base)-overlay", let id = try? EditValue(layer).json
    else { return [] }
    let content = #"{"type":"\#(Addition.layers.rawValue)","id":\#(id)}"#, alignment = alignment(of: stack)
    let edits = [added(.overlay, ["content": content, "alignment": "\"\(alignment)\""], to: base), SceneEdit.move(moved, .into, layer)]
    guard let edited = experiment.layOut(edits), scene.changes(to: edited).appeared.isEmpty, let own = own(node, in: edited),
      let bound = self.own(clip, in: edited)
    else { return [] }
    let (text, seen) = (edited.absolute(own), edited.absolute(bound))
    let isSeen = Axis.allCases.allSatisfy {
      text.origin[$0] >= seen.origin[$0] - .overflowSlack && text.origin[$0] + edited.size(own)[$0] <= seen.origin[$0] + edited.size(bound)[$0] + 0.01
    }
    if !isSeen { return [] }
    return [Cure(edit: SceneEdit.words(edits), label: "With \(moved) in an .overlay(alignment: .\(alignment)) after \(title(of: clip))", outcome: .shown)]
  }

  // MARK: Guides

  /// Of a guide that nobody reads: what moves the view by it, and where to. A guide that does move it, asked for by what is further out, is no trouble.
  func readGuides(of explanation: inout Explanation, _ node: NodeID) {
    for index in explanation.axes.indices {
      let axis = explanation.axes[index].axis
      for step in explanation.axes[index].troubles where step.ask == .unread {
        let without = step.by.flatMap { experiment.layOut([NodeEdit.remove($0)]) }
        if let without, let frame = experiment.frame(of: node, in: without), !frame.origin[axis].isSame(as: scene.absolute(node).origin[axis]) {
          explanation.axes[index].troubles.removeAll { $0.rule == step.rule }
          continue
        }
        for edit in step.otherEdits {
          guard let edited = experiment.layOut([edit]), let label = edit.label, let frame = experiment.frame(of: node, in: edited),
            !frame.origin[axis].isSame(as: scene.absolute(node).origin[axis])
          else { continue }
          explanation.cures.append(Cure(edit: edit.words, label: label, outcome: .position(frame.origin), axes: [axis]))
        }
      }
    }
  }
}
