import Explanation
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// Asks whether a view or modifier has an effect on others: lays out without it, here and in other canvases.
///
/// 1. A modifier or a leaf is removed, a container unwrapped: its views stay (`Removal`). What differs for the others is its effect.
/// 2. Where nothing does, rules say why: from the trace, and from that of the layout without it.
/// 3. Along each axis of the canvas, down to 0 and up to a little more than twice the present length, the lengths are searched at which that
///    turns: where it starts to have an effect, or has none any more.
package struct EffectQuestion {
  private let trace: Trace
  private let pass: TracePass
  package let replay: Replay
  private let first: NodeID
  /// Views that may be laid out in the search, all layouts taken together: some seconds' worth.
  private static let effort = 400_000

  package init(_ trace: Trace, _ pass: TracePass) throws {
    (self.trace, self.pass, replay) = (trace, pass, try Replay(trace, pass))
    first = try trace.firstNode(of: pass)
  }

  /// - Throws: `ExplanationError` for a node that is not placed, or written nowhere, `SceneEditError` for one that cannot be taken away.
  package func answer(_ node: TraceNode) throws -> EffectExplanation {
    guard let own = replay.node(node.id, of: first), replay.original.isPlaced(own) else {
      // Says who left it out.
      _ = try Explainer(trace).explain(node, in: pass)
      throw ExplanationError.notPlaced(key: node.key, pass: pass.name, reason: nil)
    }
    if node.pointer == nil, replay.original.record(own).item < 0 {
      let inside = (own...replay.original.record(own).last).lazy.map(replay.original.record).first { $0.pointer != nil }
      throw ExplanationError.unwritten(key: node.key, title: node.kind, inside: inside.map { replay.original.record($0.view).key })
    }
    let removal = try Removal(node, own, in: replay, trace), edits = removal.edits
    let without = try replay.layOut(edits)
    let effect = Effect(own, in: replay.original), changes = effect.onOthers(without), ownFrame = effect.onItself(without)
    var answer = EffectExplanation(
      key: node.key, kind: node.kind, title: try NodeWords(trace).title(node), pointer: node.pointer, canvas: replay.proposal, edit: SceneEdit.words(edits),
      repetitions: repetitions(own),
      changes: changes, texts: effect.onTexts(without), own: ownFrame, move: effect.asMove(changes, ownFrame), drawing: drawing(own, without))
    (answer.instead, answer.content) = (removal.instead, try content(of: own))
    if !answer.hasEffect, answer.drawing == nil { (answer.reasons, answer.cure) = (try reasons(node, own, edits, without), try cure(own)) }
    if answer.hasEffect { answer.idle = try idleArguments(of: own, node) }
    if answer.hasEffect || answer.drawing == nil { answer.canvases = try canvases(edits, own, hasEffect: answer.hasEffect) }
    return answer
  }

  /// How many nodes are taken away with it: of a leaf that alone.
  private func repetitions(_ node: NodeID) -> Int {
    let record = replay.original.record(node)
    return record.role == .leaf ? record.repetitions : record.editedTogether
  }

  /// What a modifier shows besides the view that it is on, an overlay's badge or a toolbar's items: it goes with it.
  private func content(of node: NodeID) throws -> [(key: String, words: String)] {
    guard replay.original.record(node).role == .modifier else { return [] }
    return try replay.original.children(node).dropFirst().flatMap(shown).filter(replay.original.isPlaced).compactMap { view in
      try trace.node(view + first - 1).map { ($0.key, try NodeWords(trace).introduced($0)) }
    }
  }

  /// The view of a node; several of one layer stand in a stack that nobody wrote.
  private func shown(_ node: NodeID) -> [NodeID] {
    let record = replay.original.record(replay.original.record(node).view)
    return record.pointer == nil ? replay.original.children(record.id).flatMap(shown) : [record.id]
  }

  private func drawing(_ node: NodeID, _ without: LaidOutScene) -> EffectExplanation.Drawing? {
    let record = replay.original.record(node)
    guard record.role == .modifier, PrimitiveRegistry.onlyDraws(record.kind), let type = PrimitiveRegistry.declaration(record.kind) else { return nil }
    return EffectExplanation.Drawing(
      summary: type.summary, view: replay.original.record(record.view).key, slot: replay.original.absolute(node),
      drawn: replay.original.drawn(node + 1),
      drawnWithout: without.tree.node(matching: node + 1, of: replay.original.tree).map { without.drawn($0) })
  }

  // MARK: Why nothing changes

  /// Arguments without which alone every size and place, its own too, and every text is the same.
  private func idleArguments(of own: NodeID, _ node: TraceNode) throws -> [EffectExplanation.Argument] {
    let record = replay.original.record(own), stated = record.attributes
    guard record.role != .leaf, record.role == .container || stated.count > 1 else { return [] }
    let type = PrimitiveRegistry.declaration(record.kind)
    // What cannot be left out is not to be asked about.
    func none(_ name: String) -> String { type?.parameters.first { $0.name == name }?.kind == .bool ? "false" : "null" }
    let idle = stated.filter { changesNothing(own, $0.name, none($0.name)) == true }
    if idle.isEmpty { return [] }
    let reasons = try EffectReasons(trace).reasons(ofArgumentsOf: node, in: pass)
    return idle.map { argument in
      let kind = type?.parameters.first { $0.name == argument.name }?.kind
      return EffectExplanation.Argument(name: argument.name, reason: reasons[argument.name] ?? defaultValue(argument, kind, of: own))
    }
  }

  /// Whether all is the same with another value of an argument; nil where that cannot be laid out.
  private func changesNothing(_ own: NodeID, _ name: String, _ json: String) -> Bool? {
    guard let edited = try? replay.layOut([SceneEdit("set \(SceneEdit.word(replay.original.record(own).key)).\(name) \(json)")]) else { return nil }
    return replay.original.changes(to: edited).isEmpty && Effect(own, in: replay.original).onTexts(edited).isEmpty
  }

  /// Of an argument without which all is the same, though a value on either side of its own changes something: it says what holds without it. A bound
  /// that does not bind is met by many values.
  private func defaultValue(_ argument: (name: String, number: Double?, text: String?), _ kind: Parameter.Kind?, of own: NodeID) -> String? {
    let isDefault =
      switch (kind, argument.number) {
      case (.length, let number?) where number.isFinite: [number - 1, number + 1].allSatisfy { changesNothing(own, argument.name, "\($0)") == false }
      case (.choice(let words), _): words.contains { $0 != argument.text && changesNothing(own, argument.name, "\"\($0)\"") == false }
      default: false
      }
    return isDefault ? "Its default is \(argument.number?.short ?? argument.text ?? ""), too" : nil
  }

  private func reasons(_ node: TraceNode, _ own: NodeID, _ edits: [SceneEdit], _ without: LaidOutScene) throws -> [String] {
    let hider = hider(own)
    let (reasons, isGeneric) = try EffectReasons(trace).reasons(of: node, in: pass, hider: hider.map { $0 + first - 1 })
    // A priority that nobody sees is not missed.
    guard node.role == "modifier", isGeneric || replay.original.traits(own).contains(.setsPriority) && hider == nil,
      let wrapped = without.tree.node(matching: own + 1, of: replay.original.tree)
    else { return reasons }
    let proposal = replay.original.proposal(own + 1)
    return try reasons
      + replay.editing(edits).explained { trace, pass in
        try trace.node(wrapped).map { try EffectReasons(trace).wayWithout(replay.original.traits(own), proposing: proposal, to: $0, in: pass) } ?? []
      }
  }

  /// The same modifier where it would have an effect: a priority outside of what hides it, what makes room inside of a background, which then has it.
  private func cure(_ node: NodeID) throws -> EffectExplanation.Cure? {
    let scene = replay.original
    guard scene.record(node).role == .modifier else { return nil }
    var place: (other: NodeID, word: MovePlace)?
    if scene.traits(node).contains(.setsPriority) {
      place = hider(node).map { ($0, .outside) }
    } else {
      let inner = (node + 1..<scene.record(node).view).last { scene.traits($0).layer != nil }
      place = inner.map { ($0, .inside) }
    }
    guard let place, let other = try trace.node(place.other + first - 1) else { return nil }
    let edit = SceneEdit.move(scene.record(node).key, place.word, other.key)
    guard let moved = try? replay.layOut([edit]) else { return nil }
    let changes = scene.changes(to: moved)
    // A priority is meant for its own view.
    let views = changes.nodes.filter { $0.node != node && !$0.title.hasPrefix(".") }, own = scene.record(node).view
    let others = views.filter { $0.node == own } + views.filter { $0.node != own }
    if others.isEmpty { return nil }
    return EffectExplanation.Cure(
      edit: edit.words, place: "\(place.word.rawValue) of \(try NodeWords(trace).owner(other))",
      changes: LayoutChanges(nodes: others, appeared: changes.appeared, vanished: changes.vanished))
  }

  /// The innermost modifier of the same view around a node that has another priority.
  private func hider(_ node: NodeID) -> NodeID? {
    let scene = replay.original, priority = scene.tree.tree.nodes[Int(node)].priority
    var around = scene.parent(node)
    while let next = around, scene.record(next).view == scene.record(node).view {
      if scene.tree.tree.nodes[Int(next)].priority != priority { return next }
      around = scene.parent(next)
    }
    return nil
  }

  // MARK: In other canvases

  private func canvases(_ edits: [SceneEdit], _ own: NodeID, hasEffect: Bool) throws -> [CanvasEffect] {
    let with = CanvasSeries(replay, replay.scene),
      without = CanvasSeries(replay, try edits.reduce(replay.scene) { try $0.applying($1, to: replay.original.tree, among: edits) })
    // Two layouts a length, two directions an axis.
    let layouts = min(8000, max(160, Self.effort / replay.views))
    return try Axis.allCases.compactMap { axis in
      guard let present = replay.proposal[axis], present.isFinite, (0...100_000).contains(present) else { return nil }
      let whole = Int(clamping: present.rounded(.down)), top = 2 * whole + 100
      let step = max(1, Int(clamping: (Double(top - whole) / Double(layouts / 8)).rounded(.up)))
      func runs(_ lengths: [Double]) throws -> [CanvasEffect.Run] {
        let search = try GridSearch(count: lengths.count, stride: step) { index -> Bool? in
          if index == 0 { return hasEffect }
          var canvas = replay.proposal
          canvas[axis] = lengths[index]
          return (try? self.hasEffect(own, with.layOut(in: canvas), without.layOut(in: canvas))) ?? hasEffect
        }
        let starts = [0] + search.turns.map(\.high), ends = search.turns.map(\.low) + [lengths.count - 1], values = [hasEffect] + search.turns.map(\.after)
        return zip(zip(starts, ends), values).map { ends, value in
          let (first, last) = (lengths[ends.0], lengths[ends.1])
          return CanvasEffect.Run(lengths: min(first, last)...max(first, last), hasEffect: value)
        }
      }
      return CanvasEffect(
        axis: axis, step: step, down: try runs([present] + (0...whole).reversed().map(Double.init).filter { $0 < present }),
        up: try runs([present] + (whole + 1...top).map(Double.init)))
    }
  }

  private func hasEffect(_ own: NodeID, _ with: LaidOutScene, _ without: LaidOutScene) -> Bool {
    with.tree.node(matching: own, of: replay.original.tree).map { Effect($0, in: with).isOnOthers(without) } ?? false
  }
}
