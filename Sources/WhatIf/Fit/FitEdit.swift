import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// A change that is tried as it is: a modifier taken away, moved or added, an argument that says something else.
struct FitEdit {
  let kind: Fitting.Change.Kind
  let edits: [SceneEdit]
  /// `without .layoutPriority(1) on stamp`.
  let text: String
  let pointer: String?
  let cost: Double

  /// What an edit costs beside a number that is changed by so many times itself.
  static let addition = 3.0
  private static let (argument, removed, moved) = (1.0, 2.0, 2.5)
}

extension FitEdit {
  /// What the proof of an explanation tries, as far as it leaves every view where it is.
  ///
  /// - Parameter isModifier: whether a node of the trace is one.
  static func suspects(_ explanation: Explanation, _ experiment: Experiment, isModifier: (NodeID) -> Bool) -> [FitEdit] {
    let steps = explanation.axes.flatMap(\.steps).flatMap { $0.edits + $0.excessEdits + $0.otherEdits + $0.contentEdits }
    return steps.compactMap { step in
      guard let label = step.label, step.changes.allSatisfy({ keepsViews($0, isModifier) }), let edits = try? experiment.sceneEdits(step.changes),
        !edits.isEmpty
      else { return nil }
      let kind = step.takesAway ? Fitting.Change.Kind.removed : step.adds ? .added : .argument
      return FitEdit(
        kind: kind, edits: edits, text: label.prefix(1).lowercased() + label.dropFirst(), pointer: step.nodes.last?.pointer,
        cost: step.moves ? moved : cost(kind))
    }
  }

  private static func cost(_ kind: Fitting.Change.Kind) -> Double {
    switch kind {
    case .removed: removed
    case .added: addition
    default: argument
    }
  }

  private static func keepsViews(_ edit: NodeEdit, _ isModifier: (NodeID) -> Bool) -> Bool {
    switch edit {
    case .remove(let node): isModifier(node)
    case .set, .add, .move: true
    case .unwrap, .replace, .insert, .environment, .canvas: false
    }
  }

  /// Of a node: the words and whole numbers that its arguments may be, and that it goes, if it is a modifier.
  static func all(of node: NodeID, in scene: LaidOutScene) -> [FitEdit] {
    let record = scene.record(node)
    guard record.pointer != nil else { return [] }
    let changes = ArgumentChange.all(of: record, amounts: [], isWanted: true) + ArgumentChange.unstated(node, in: scene, amounts: [])
    // A priority of 0 is none.
    let isPriority = record.traits.contains(.setsPriority)
    let values = changes.filter { $0.number == nil && !isPriority }.flatMap { change in
      change.ladders.joined().map { value in
        FitEdit(
          kind: .argument, edits: [.set(record.key, argument: change.argument, value.edit)],
          text: "\(owner(node, of: change.argument, in: scene)) \(change.from) → \(value.text)", pointer: record.pointer, cost: max(argument, value.distance))
      }
    }
    if record.role != .modifier || record.traits.contains(.onlyDraws) { return values }
    return values + unbounded(record, in: scene) + [
      FitEdit(
        kind: .removed, edits: [.remove(record.key)], text: "without \(owner(node, in: scene))\((record.editedTogether - 1).andRepetitions)",
        pointer: record.pointer, cost: removed)
    ]
  }

  /// A frame with a bound goes on without end along the other axis, too: as large as it is offered, where it went by what is in it.
  private static func unbounded(_ record: SceneNode, in scene: LaidOutScene) -> [FitEdit] {
    let stated = Set(record.attributes.map(\.name))
    guard record.traits.contains(.setsLength), !stated.isDisjoint(with: ["maxWidth", "maxHeight"]) else { return [] }
    return ["maxWidth", "maxHeight"].filter { !stated.contains($0) }.map { side in
      FitEdit(
        kind: .argument, edits: [.set(record.key, argument: side, EditValue(json: "\"infinity\""))],
        text: "\(owner(record.id, of: side, in: scene)) none → infinity", pointer: record.pointer, cost: argument)
    }
  }

  // MARK: What the scene does not have

  /// Modifiers on a view, or on what holds it in a stack. Of a list only the first that gives the size is an answer: those behind it do more.
  static func additions(to node: NodeID, wanted: WantedSize, in scene: LaidOutScene) -> [[FitEdit]] {
    let view = scene.record(scene.record(node).view)
    guard view.pointer != nil else { return [] }
    var lists = [fixedSizes(view, wanted, in: scene), fills(view, wanted, in: scene), priorities(of: node, in: scene)]
    if let text = scene.text(view.id), text.lines.count > 1 { lists.append(lineLimits(view, fewerThan: text.lines.count, in: scene)) }
    return lists
  }

  private static func fixedSizes(_ view: SceneNode, _ wanted: WantedSize, in scene: LaidOutScene) -> [FitEdit] {
    let one = wanted.axes.map { added(.fixedSize, [($0 == .horizontal ? "horizontal" : "vertical", "true")], to: view, in: scene) }
    return one + [added(.fixedSize, [], to: view, in: scene)]
  }

  private static func fills(_ view: SceneNode, _ wanted: WantedSize, in scene: LaidOutScene) -> [FitEdit] {
    let sides = wanted.axes.map { $0 == .horizontal ? "maxWidth" : "maxHeight" }
    return sides.map { added(.frame, [($0, "\"infinity\"")], to: view, in: scene) }
  }

  private static func lineLimits(_ view: SceneNode, fewerThan lines: Int, in scene: LaidOutScene) -> [FitEdit] {
    (1..<min(lines, 9)).reversed().map { added(.lineLimit, [("value", "\($0)")], to: view, in: scene) }
  }

  /// Above and below what is beside it, in each stack around the view.
  private static func priorities(of node: NodeID, in scene: LaidOutScene) -> [FitEdit] {
    var inner = node, edits: [FitEdit] = []
    while let around = scene.parent(inner) {
      defer { inner = around }
      let view = scene.record(scene.record(inner).view), others = scene.children(around).filter { $0 != inner }
      guard scene.traits(around).contains(.sharesRoom), !others.isEmpty, view.pointer != nil, !scene.statesPriority(inner) else { continue }
      let beside = others.map { priority(of: $0, in: scene) }, own = priority(of: inner, in: scene)
      if let most = beside.max(), own <= most { edits.append(added(.priority, [("value", (most + 1).short)], to: view, in: scene)) }
      if let least = beside.min(), own >= least { edits.append(added(.priority, [("value", (least - 1).short)], to: view, in: scene)) }
    }
    return edits
  }

  /// The priority that modifiers of a stack's child give it.
  private static func priority(of child: NodeID, in scene: LaidOutScene) -> Double {
    (child...scene.record(child).view).lazy.map { scene.record($0) }.first { $0.traits.contains(.setsPriority) }
      .flatMap { $0.attributes.first { $0.name == "value" }?.number } ?? 0
  }

  private static func added(_ kind: Addition, _ arguments: [(name: String, json: String)], to view: SceneNode, in scene: LaidOutScene) -> FitEdit {
    let members = arguments.map { EditedView.Member(name: $0.name, value: EditValue(json: $0.json)) }
    return FitEdit(
      kind: .added, edits: [.add(view.key, modifier: EditedView(type: kind.rawValue, members: members))],
      text: "with \(call(kind, arguments)) \(target(ofAdditionTo: view, in: scene))", pointer: outermostWritten(view, in: scene).pointer, cost: addition)
  }

  /// As a line names a node: a view by its key, a modifier that has a name `card .frame(width: 120)`, any other `.padding(8) on title`.
  static func owner(_ node: NodeID, in scene: LaidOutScene) -> String {
    let record = scene.record(node)
    if record.role != .modifier { return record.key }
    return record.isNamed ? "\(record.key) \(record.title)" : "\(record.title) on \(scene.record(record.view).key)"
  }

  /// `row spacing`; `.padding(8) on title, length`.
  static func owner(_ node: NodeID, of argument: String, in scene: LaidOutScene) -> String {
    let repetitions = (scene.record(node).editedTogether(setting: argument) - 1).andRepetitions
    return "\(owner(node, in: scene))\(repetitions)\(scene.record(node).role == .modifier || !repetitions.isEmpty ? "," : "") \(argument)"
  }

  /// The last modifier that is written on a view, or the view: what is added to the view is written after it.
  static func outermostWritten(_ view: SceneNode, in scene: LaidOutScene) -> SceneNode {
    (scene.outermost(of: view.id)...view.id).lazy.map { scene.record($0) }.first { $0.pointer != nil } ?? view
  }

  /// `on title`, or of a view that has modifiers `on title, after .padding(4)`.
  static func target(ofAdditionTo view: SceneNode, in scene: LaidOutScene) -> String {
    let last = outermostWritten(view, in: scene)
    return "on \(view.editedName)" + (last.id == view.id ? "" : ", after \(last.title)")
  }

  /// `.frame(maxWidth: .infinity)`, as Swift writes it.
  static func call(_ kind: Addition, _ arguments: [(name: String, json: String)]) -> String {
    SwiftCall.text(
      kind: kind.rawValue, PrimitiveRegistry.traits(kind.rawValue), arguments.map { SwiftCall.Argument(name: $0.name, json: $0.json) })
  }
}

extension StepEdit {
  fileprivate var moves: Bool { changes.contains { if case .move = $0 { true } else { false } } }
}
