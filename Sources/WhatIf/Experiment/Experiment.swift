import Explanation
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// Lays a recorded pass out again with edits, to see what is otherwise then. Every answer that claims what somebody does is proved by one.
///
/// | question | function |
/// |---|---|
/// | what comes of these edits? | `layOut` |
/// | where is a node of the trace then, how large is it, which lines does a text have? | `frame`, `match`, `text` |
/// | which part of these edits is enough? | `smallest` |
///
/// What was tried once is known, and there is an end to it: the budget, which several experiments may share.
final class Experiment {
  let replay: Replay
  let budget: LayoutAllowance
  private let words: NodeWords
  private let neutral: NeutralEdits
  /// The trace's number of the first node of the pass.
  private let first: NodeID
  /// The number of the tree that the pass laid out.
  private let structure: Int32
  private var outcomes: [Trial: LaidOutScene?] = [:]

  private struct Trial: Hashable {
    let edits: [SceneEdit]
    let canvas: Proposal?
  }

  init(_ trace: Trace, _ pass: TracePass, _ replay: Replay, _ budget: LayoutAllowance) throws {
    (self.replay, self.budget, words, neutral) = (replay, budget, NodeWords(trace), NeutralEdits(trace))
    (first, structure) = (try trace.firstNode(of: pass), pass.structure)
  }

  private init(_ other: Experiment, _ budget: LayoutAllowance) {
    (replay, self.budget, words, neutral) = (other.replay, budget, other.words, other.neutral)
    (first, structure, outcomes) = (other.first, other.structure, other.outcomes)
  }

  /// What is known so far, with another allowance for what comes.
  func with(_ budget: LayoutAllowance) -> Experiment { Experiment(self, budget) }

  var original: LaidOutScene { replay.original }

  // MARK: Trying

  /// The layout with edits made at once: one that is about what another took away has nothing left to do.
  ///
  /// - Parameter canvas: another one than the pass has.
  /// - Returns: nil where the budget is spent, and for edits that prove nothing: that make the scene impossible, or take away what the pass scrolls to.
  func layOut(_ edits: [SceneEdit], in canvas: Proposal? = nil) -> LaidOutScene? {
    let trial = Trial(edits: edits, canvas: canvas)
    if let known = outcomes[trial] { return known }
    guard budget.take() else { return nil }
    let edited = try? replay.layOut(together: edits, in: canvas)
    let outcome = edited.flatMap { replay.lostTargets(in: $0.tree, from: original.tree).isEmpty ? $0 : nil }
    outcomes[trial] = .some(outcome)
    return outcome
  }

  func layOut(_ edits: [NodeEdit], in canvas: Proposal? = nil) -> LaidOutScene? { (try? sceneEdits(edits)).flatMap { layOut($0, in: canvas) } }
  func layOut(_ edits: [StepEdit]) -> LaidOutScene? { layOut(edits.flatMap(\.changes)) }

  /// The edits by the keys of the scene.
  func sceneEdits(_ edits: [NodeEdit]) throws -> [SceneEdit] { try edits.compactMap { try SceneEdit($0, words, in: structure) } }

  /// What takes away the values of the environment at a node and around it that the program's code reads, the nearest first.
  func settings(around node: NodeID) -> [StepEdit] {
    let read = Set(replay.settings?.modifiers.map(\.pointer) ?? [])
    var around = Optional(node), edits: [StepEdit] = []
    while !read.isEmpty, let next = around {
      around = original.parent(next)
      guard original.record(next).pointer.map(read.contains) == true, let edit = try? neutral.leavingOut(setting: next + first - 1) else { continue }
      edits.append(edit)
    }
    return edits
  }

  /// The smallest part of some, as far as putting them back one by one finds it, of which `outcome` is something, and that.
  ///
  /// - Returns: nil for one alone, and where not even all have an outcome.
  func smallest<Candidate: Equatable, Outcome>(of all: [Candidate], _ outcome: ([Candidate]) -> Outcome?) -> Outcome? {
    var left = all
    guard left.count > 1, var smallest = outcome(left) else { return nil }
    for candidate in all {
      let without = left.filter { $0 != candidate }
      guard let smaller = outcome(without) else { continue }
      (left, smallest) = (without, smaller)
    }
    return smallest
  }

  // MARK: What came of it

  /// The node of the replayed tree for one of the trace.
  func node(_ id: NodeID) -> NodeID? { replay.node(id, of: first) }

  /// The node in an edited layout. Of a modifier that was taken away, it is what that wrapped; nil for a view that is gone.
  func match(_ node: NodeID, in edited: LaidOutScene) -> NodeID? {
    var node = node
    while true {
      if let match = edited.tree.node(matching: node, of: original.tree) { return match }
      guard original.tree.tree.role(node) == .modifier else { return nil }
      node += 1
    }
  }

  /// The node's frame on the canvas in an edited layout; nil for what is gone or not placed any more.
  func frame(of node: NodeID, in edited: LaidOutScene) -> Rect? {
    match(node, in: edited).flatMap { edited.isPlaced($0) ? edited.absolute($0) : nil }
  }

  /// True where the text that a node is, or stands around, shows all of its words and does not in an edited layout.
  func cuts(_ node: NodeID, in edited: LaidOutScene) -> Bool {
    let view = original.record(node).view
    guard original.text(view)?.isTruncated == false, let match = edited.tree.node(matching: view, of: original.tree) else { return false }
    return edited.text(match)?.isTruncated == true
  }

  /// The lines of a text with edits made.
  func text(_ node: NodeID, after edits: [NodeEdit]) -> PlacedText? {
    guard let edited = layOut(edits), let match = edited.tree.node(matching: node, of: original.tree) else { return nil }
    return edited.text(match)
  }
}

/// How many layouts may still be made, of all experiments that share it.
final class LayoutAllowance {
  private(set) var left: Int
  private(set) var spent = 0

  init(_ layouts: Int) { left = layouts }

  /// As many as take a few seconds: a layout of 10,000 views takes some 0.1 s.
  convenience init(of views: Int, in replay: Replay, _ range: ClosedRange<Int>) {
    self.init(min(range.upperBound, max(range.lowerBound, views / replay.views)))
  }

  var isSpent: Bool { left <= 0 }

  /// One; false where there is none.
  func take() -> Bool {
    if isSpent { return false }
    (left, spent) = (left - 1, spent + 1)
    return true
  }

  /// Does something with as many less, which are there again afterwards.
  func holding<Result>(_ layouts: Int, _ body: () throws -> Result) rethrows -> Result {
    left -= layouts
    defer { left += layouts }
    return try body()
  }
}
