import Explanation
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// Searches the changes that give a view a wanted size, and lays each of them out.
///
/// 1. Numbers of the view, of what is around it and beside it, and of whom its explanation names, are solved for the size (`LengthSolver`); so are the
///    sides of the canvas.
/// 2. Arguments that are no lengths, modifiers that may go and those that may be added are tried as they are (`FitEdit`).
/// 3. Where a width and a height are wanted and none gives both, the best for one side are tried with those for the other.
/// 4. The smallest comes first: a number by the part of it that changes, then what says something else, what goes, what is added, another
///    canvas. All that bring trouble come behind those that bring none.
/// 5. A frame of that size around the view is no search, and stands apart.
package struct FitSearch {
  private let trace: Trace
  private let explanation: Explanation
  private let experiment: Experiment
  private let own: NodeID
  private let wanted: WantedSize
  private var found: [Candidate] = []
  /// Those that give the wanted length along one axis and not along the other, by the axis.
  private var halves: [Axis: [Candidate]] = [:]
  private var ranges: [Fitting.Reach] = []

  /// A change that gives the size, and what it costs.
  private struct Candidate {
    var edits: [SceneEdit]
    var change: Fitting.Change
    var cost: Double
  }

  /// So many are tried together with others.
  private static let partners = 4

  /// - Parameter limit: layouts that may be made; nil: as many as take some seconds.
  /// - Throws: `ExplanationError` for a view that was not placed.
  package init(_ trace: Trace, _ pass: TracePass, node: TraceNode, wanted: WantedSize, limit: Int? = nil) throws {
    (self.trace, self.wanted) = (trace, wanted)
    let replay = try Replay(trace, pass)
    let allowance = limit.map(LayoutAllowance.init) ?? LayoutAllowance(of: 1_000_000, in: replay, 64...6000)
    experiment = try Experiment(trace, pass, replay, allowance)
    explanation = Repetitions(experiment: experiment).naming(in: try Explainer(trace).explain(node, in: pass))
    guard let own = experiment.node(node.id) else { throw ExplanationError.notPlaced(key: node.key, pass: pass.name, reason: nil) }
    self.own = own
  }

  /// What of the program stays as it was recorded in each layout.
  package var kept: [String] { experiment.replay.kept }
  private var original: LaidOutScene { experiment.original }

  package mutating func answer() throws -> Fitting {
    let record = original.record(own)
    var answer = Fitting(
      key: record.key, title: explanation.title, pointer: record.pointer, size: original.size(own), canvas: original.canvas, wanted: wanted)
    if answer.isMet { return answer }
    let arguments = self.arguments, edits = self.edits
    for argument in arguments { solve(argument) }
    attempt(edits)
    if found.isEmpty, wanted.axes.count > 1 { pair(arguments, edits) }
    // Those that bring trouble last, the most last of all; of equal ones the nearest comes first.
    let ranked = found.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      return (x.change.troubles, x.cost, a.offset) < (y.change.troubles, y.cost, b.offset)
    }
    answer.changes = ranked.map(\.element.change)
    answer.ranges = ranges
    answer.frame = frame()
    (answer.layouts, answer.isExhausted) = (experiment.budget.spent, experiment.budget.isSpent)
    return answer
  }

  // MARK: Candidates

  /// The view, what is around it and beside it, and whom its explanation names; what a ForEach repeats once.
  private var nodes: [NodeID] {
    let steps = explanation.axes.flatMap(\.steps)
    let named = (steps.compactMap(\.by) + steps.flatMap(\.edits).flatMap(\.nodes).map(\.id)).compactMap { experiment.node($0) }
    var seen: Set<NodeID> = []
    return original.writtenOnce((NearestNodes(scene: original).around(own) + named).filter { seen.insert($0).inserted })
  }

  /// Up to where lengths are tried.
  private var longest: Double {
    let lengths = Axis.allCases.flatMap { [original.canvas[$0], wanted[$0].map { 2 * $0 }, original.size(1)[$0]] }.compactMap { $0 }.filter(\.isFinite)
    return min(4096, max(64, lengths.max() ?? 0))
  }

  private var arguments: [FitArgument] {
    let view = original.record(original.record(own).view)
    let added = view.pointer == nil ? [] : wanted.axes.map { FitArgument.added(.padding, $0, to: view, in: original, present: 0, longest: longest) }
    return nodes.flatMap { FitArgument.all(of: $0, in: original, longest: longest) }
      + canvases
      + added + [FitArgument.addedScale(to: view, in: original)].compactMap(\.self)
  }

  /// Along the other axis, too: a text is as high as its width lets it be.
  private var canvases: [FitArgument] { Axis.allCases.compactMap { FitArgument.canvas($0, in: original, longest: longest) } }

  private var edits: [[FitEdit]] {
    let isModifier = { (node: NodeID) in experiment.node(node).map { original.record($0).role == .modifier } ?? false }
    let single = FitEdit.suspects(explanation, experiment, isModifier: isModifier) + nodes.flatMap { FitEdit.all(of: $0, in: original) }
    var known: Set<[SceneEdit]> = []
    let lists = single.map { [$0] } + FitEdit.additions(to: own, wanted: wanted, in: original)
    return lists.map { $0.filter { known.insert($0.edits.map(asWritten)).inserted } }
  }

  /// An edit with what takes a repetition away told by the call that makes all of them, which goes with each.
  private func asWritten(_ edit: SceneEdit) -> SceneEdit {
    guard case .remove(let key) = edit, let node = original.node(key) else { return edit }
    let record = original.record(node)
    return record.role == .modifier && record.editedTogether > 1 ? .remove("written \(record.writtenOnce)") : edit
  }

  // MARK: Trying

  private func size(_ edits: [SceneEdit]) -> Size? { experiment.size(of: own, after: edits) }

  /// - Parameter partner: a change that is made, too, and alone gives one of two lengths.
  private mutating func solve(_ argument: FitArgument, with partner: Candidate? = nil) {
    let others = partner?.edits ?? []
    guard let now = others.isEmpty ? original.size(own) : size(others) else { return }
    for axis in wanted.axes where !wanted.isMet(by: now[axis], axis) {
      guard let length = wanted[axis] else { continue }
      var solver = LengthSolver(
        present: (argument.present, now[axis]), values: argument.values, steps: argument.steps, wanted: length,
        hits: { [wanted] in wanted.isMet(by: $0, axis) }
      ) { [experiment, own] in
        experiment.size(of: own, after: others + [argument.edit($0)])?[axis]
      }
      let value = solver.solve()
      if partner == nil, !solver.isIdle { ranges.append(reach(argument, axis, solver)) }
      guard let value else { continue }
      take([argument.edit(value)], argument.kind, argument.text(value), argument.pointer, argument.cost(value), with: partner)
    }
  }

  private func reach(_ argument: FitArgument, _ axis: Axis, _ solver: LengthSolver) -> Fitting.Reach {
    let known = solver.known.sorted { abs($0.key - solver.present) < abs($1.key - solver.present) }
    let nearest = known.min { abs($0.value - solver.wanted) < abs($1.value - solver.wanted) }
    let values = known.map(\.key), lengths = known.map(\.value)
    return Fitting.Reach(
      text: argument.owner, pointer: argument.pointer, axis: axis, present: argument.present, from: argument.from,
      values: (values.min() ?? 0)...(values.max() ?? 0),
      lengths: (lengths.min() ?? 0)...(lengths.max() ?? 0), nearest: (nearest?.value ?? 0, nearest?.key ?? 0))
  }

  private mutating func attempt(_ lists: [[FitEdit]], with partner: Candidate? = nil) {
    for list in lists {
      for edit in list where take(edit.edits, edit.kind, edit.text, edit.pointer, edit.cost, with: partner) { break }
    }
  }

  /// Keeps a change if it gives what is wanted; one that gives a part of it for others to be tried with.
  ///
  /// - Returns: whether it gives all.
  @discardableResult private mutating func take(
    _ edits: [SceneEdit], _ kind: Fitting.Change.Kind, _ text: String, _ pointer: String?, _ cost: Double, with partner: Candidate?
  ) -> Bool {
    let all = (partner?.edits ?? []) + edits
    guard let edited = experiment.layOut(all), let size = size(all) else { return false }
    let isMet = wanted.isMet(by: size)
    guard isMet || partner == nil else { return false }
    let candidate = Candidate(
      edits: all,
      change: change(
        all, partner == nil ? kind : .several, (partner.map { $0.change.text + ", " } ?? "") + text, pointer ?? partner?.change.pointer, size, edited),
      cost: (partner?.cost ?? 0) + cost)
    // Solved along both axes it may be found twice.
    if isMet, !found.contains(where: { $0.edits == all }) { found.append(candidate) }
    for axis in wanted.axes where !isMet && wanted.isMet(by: size[axis], axis) { halves[axis, default: []].append(candidate) }
    return isMet
  }

  private func change(
    _ edits: [SceneEdit], _ kind: Fitting.Change.Kind, _ text: String, _ pointer: String?, _ size: Size, _ edited: LaidOutScene
  ) -> Fitting.Change {
    let all = original.changes(to: edited)
    // A modifier goes with its view, and what an edit adds is said by the edit.
    let others = all.nodes.filter { $0.status != .added && $0.node != own && original.record($0.node).role != .modifier }
    let moved = others.filter { node in
      guard let before = node.before?.size, let after = node.after?.size else { return false }
      return before.isSame(as: after)
    }
    return Fitting.Change(
      kind: kind, edits: edits.map(\.words), text: text, pointer: pointer, size: size,
      resized: others.filter { node in !moved.contains { $0.node == node.node } }.map(\.key), moved: moved.count,
      trouble: LayoutChanges(nodes: [], appeared: all.appeared, vanished: all.vanished, worsened: all.worsened))
  }

  /// The cheapest that give one length, each with all that may give the other.
  private mutating func pair(_ arguments: [FitArgument], _ edits: [[FitEdit]]) {
    for axis in wanted.axes {
      for partner in (halves[axis] ?? []).sorted(by: { $0.cost < $1.cost }).prefix(Self.partners) {
        for argument in arguments { solve(argument, with: partner) }
        attempt(edits, with: partner)
      }
      // The other way round the same pairs come again.
      if !found.isEmpty { return }
    }
  }

  // MARK: A frame

  /// One of the wanted size; along one axis one in which the view has it, if there is such a one.
  private func frame() -> Fitting.Frame? {
    let view = original.record(original.record(own).view)
    guard view.pointer != nil else { return nil }
    let arguments = wanted.axes.map { axis in
      (axis, FitArgument.added(.frame, axis, to: view, in: original, present: original.size(original.outermost(of: view.id))[axis], longest: longest))
    }
    var values = arguments.compactMap { axis, _ in wanted[axis] }
    if arguments.count == 1, let (axis, argument) = arguments.first, let length = wanted[axis],
      size([argument.edit(length)]).map({ !wanted.isMet(by: $0[axis], axis) }) ?? true
    {
      var solver = LengthSolver(
        present: (argument.present, original.size(own)[axis]), values: argument.values, wanted: length,
        hits: { [wanted] in wanted.isMet(by: $0, axis) }
      ) {
        size([argument.edit($0)])?[axis]
      }
      if let value = solver.solve() { values = [value] }
    }
    let members = zip(arguments, values).map { (name: $0.0.dimension, json: FitArgument.words($1)) }
    let edit = SceneEdit.add(
      view.key, modifier: EditedView(type: Addition.frame.rawValue, members: members.map { .init(name: $0.name, value: EditValue(json: $0.json)) }))
    guard let edited = experiment.layOut([edit]), let size = size([edit]), let node = edited.tree.node(matching: view.id, of: original.tree) else { return nil }
    let text = "with \(FitEdit.call(.frame, members)) \(FitEdit.target(ofAdditionTo: view, in: original))",
      pointer = FitEdit.outermostWritten(view, in: original).pointer
    // Around it there may be what makes it a control's.
    let known = Set(edited.tree.nodes(matching: original.tree))
    let added = (edited.outermost(of: node)...node).first { !known.contains($0) } ?? node
    return Fitting.Frame(change: change([edit], .added, text, pointer, size, edited), size: edited.size(added))
  }
}

extension Experiment {
  /// The size of a node with edits made, of a modifier that is taken away what that has of the view; nil for what is gone or not placed any more.
  fileprivate func size(of node: NodeID, after edits: [SceneEdit]) -> Size? { layOut(edits).flatMap { frame(of: node, in: $0)?.size } }
}
