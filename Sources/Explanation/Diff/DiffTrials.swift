import LayoutModel

extension TraceDiff {
  /// Answers by laying out again.
  package protocol Proof {
    /// Of the differences, by their places, those that others make, and which: numbers and views that code comes to for them.
    func makers(of differences: [SceneDifference]) -> [Int: [Int]]
    /// Effects of differences that one edit makes: made in the first layout, by nodes of that, and taken back in the second, by nodes of that. nil: no edit does so.
    func effects(of differences: [SceneDifference]) -> (made: Effect?, undone: Effect?)
    /// The nodes of the first layout, with some differences made, that are otherwise in the second with others taken back; nil where that is not known.
    ///
    /// - Parameter later: by node of the first layout its place in the second.
    func rest(making made: [SceneDifference], undoing undone: [SceneDifference], _ later: [Int?]) -> Effect?
  }

  /// Nodes, by their places in a layout, that have another size, and those that stand elsewhere.
  package struct Effect: Sendable {
    package var resized: Set<Int> = []
    package var moved: Set<Int> = []
    package init() {}

    static func - (one: Self, other: Self) -> Self {
      var effect = one
      effect.resized.subtract(other.resized)
      effect.moved.subtract(other.moved)
      return effect
    }

    func reaches(_ node: Int, isMove: Bool) -> Bool { isMove ? moved.contains(node) : resized.contains(node) }
  }
}

/// Which differences a node hangs on, found by laying out without each of them.
///
/// 1. Those without which the second layout has the node as large, or where, it is not. Where there is none, as one of two would do: those that do it alone.
/// 2. If the node is still another one with all of these taken back, also what could not be tried: of that what the numbers lead to.
struct DiffTrials {
  private let pair: LayoutPair
  private let effects: [Int: (made: TraceDiff.Effect?, undone: TraceDiff.Effect?)]
  /// Effects, beside all else, of what no edit takes back: of the going of what is gone, and of what came in its place.
  private let losses: [Int: TraceDiff.Effect]
  private let rest: TraceDiff.Effect?
  /// Differences that were tried, and those that could not be, but for code.
  private let tried, untried: [Int]

  /// - Returns: nil where there is nothing to tell apart.
  init?(_ graph: CauseGraph, _ proof: any TraceDiff.Proof) {
    let pair = graph.pair, candidates = pair.leaders(graph.candidates)
    if candidates.count < 2, pair.code.isEmpty { return nil }
    self.pair = pair
    func members(_ leaders: [Int]) -> [SceneDifference] {
      leaders.flatMap(pair.differences.members).map { pair.differences[$0] }
    }
    let effects: [Int: (made: TraceDiff.Effect?, undone: TraceDiff.Effect?)] = candidates.reduce(into: [:]) { effects, index in
      let effect = proof.effects(of: members([index]))
      if effect.made != nil || effect.undone != nil { effects[index] = effect }
    }
    let tried = effects.keys.sorted()
    (self.effects, self.tried) = (effects, tried)
    untried = candidates.filter { effects[$0] == nil }
    func isMade(_ difference: SceneDifference) -> Bool { difference.edits(pair.a, pair.b).first != nil }
    let all = members(tried)
    // A view that is gone cannot come back: it goes from the first, too.
    let rest = proof.rest(making: all.filter { $0.kind == .removed }, undoing: all.filter { $0.kind != .removed }, pair.matching.later)
    self.rest = rest
    losses = tried.filter { pair.differences[$0].kind == .removed }.reduce(into: [:]) { losses, index in
      let others = members(tried.filter { $0 != index })
      let left = proof.rest(making: others.filter(isMade), undoing: others.filter { !isMade($0) }, pair.matching.later)
      losses[index] = left.map { left in rest.map { left - $0 } ?? left }
    }
  }

  /// - Parameters:
  ///   - node: in the first layout and in the second.
  ///   - isMove: whether it is asked about its place.
  ///   - reached: the differences that its numbers lead to, code among them.
  func causes(of node: (before: Int, after: Int), isMove: Bool, _ reached: [Int]) -> [Int] {
    func isMade(_ index: Int) -> Bool { effects[index]?.made?.reaches(node.before, isMove: isMove) ?? false }
    var found = tried.filter { index in
      losses[index]?.reaches(node.before, isMove: isMove) ?? effects[index]?.undone?.reaches(node.after, isMove: isMove) ?? isMade(index)
    }
    if found.isEmpty { found = tried.filter(isMade) }
    let open = pair.leaders(reached).filter { effects[$0] == nil }
    switch rest?.reaches(node.before, isMove: isMove) {
    case true?: found += open.isEmpty ? untried : CauseGraph.likeliest(open, pair)
    // Code is not accused beside what is proved.
    case nil: found += found.isEmpty ? CauseGraph.likeliest(open, pair) : open.filter { pair.differences[$0].kind != .code }
    case false?: break
    }
    // Code may make views otherwise for what it reads, where no edit says that.
    if found.contains(where: { pair.differences[$0].key != nil }) { found += pair.codeReads.filter { effects[$0] == nil } }
    return found.isEmpty ? CauseGraph.likeliest(reached, pair) : Array(Set(found)).sorted()
  }
}
