import LayoutModel

extension TraceDiff {
  /// Answers by laying out again.
  package protocol Proof {
    /// Of the differences, by their places, those that others make, and which: numbers and views that code comes to for them.
    func makers(of differences: [SceneDifference]) -> [Int: [Int]]
    /// What a difference does: made in the first layout, by nodes of that, and taken back in the second, by nodes of that. nil: no edit does so.
    func effects(of difference: SceneDifference) -> (made: Effect?, undone: Effect?)
    /// What it does to the first layout that a view or modifier goes, where all the others are made; by nodes of that. nil: that is not known.
    func effect(ofRemoval difference: SceneDifference, beside others: [SceneDifference]) -> Effect?
    /// The nodes of the first layout that are otherwise in the second though all of these are taken back; nil where that is not known.
    ///
    /// - Parameter later: by node of the first layout its place in the second.
    func rest(without differences: [SceneDifference], _ later: [Int?]) -> Effect?
  }

  /// Nodes, by their places in a layout, that have another size, and those that stand elsewhere.
  package struct Effect: Sendable {
    package var resized: Set<Int> = []
    package var moved: Set<Int> = []
    package init() {}

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
  /// Of what is gone, and cannot come back, what its going does beside all else.
  private let removals: [Int: TraceDiff.Effect]
  private let rest: TraceDiff.Effect?
  /// What could not be tried, but for code.
  private let untried: [Int]

  /// - Parameter isConsequence: whether a difference follows from others.
  /// - Returns: nil where there is nothing to tell apart.
  init?(_ pair: LayoutPair, _ proof: any TraceDiff.Proof, _ isConsequence: (Int) -> Bool) {
    let candidates = pair.leaders(
      pair.differences.indices.filter { !pair.differences[$0].isPaint && pair.differences[$0].kind != .code && !isConsequence($0) })
    if candidates.count < 2, pair.code.isEmpty { return nil }
    self.pair = pair
    effects = candidates.reduce(into: [:]) { effects, index in
      let effect = proof.effects(of: pair.differences[index])
      if effect.made != nil || effect.undone != nil { effects[index] = effect }
    }
    let tried = effects.keys.sorted()
    removals = tried.filter { pair.differences[$0].kind == .removed }.reduce(into: [:]) { removals, index in
      removals[index] = proof.effect(ofRemoval: pair.differences[index], beside: tried.filter { $0 != index }.map { pair.differences[$0] })
    }
    untried = candidates.filter { [effects] in effects[$0] == nil }
    rest = proof.rest(without: tried.map { pair.differences[$0] }, pair.matching.later)
  }

  /// - Parameters:
  ///   - node: in the first layout and in the second.
  ///   - isMove: whether it is asked about its place.
  ///   - reached: the differences that its numbers lead to, code among them.
  func causes(of node: (before: Int, after: Int), isMove: Bool, _ reached: [Int]) -> [Int] {
    let tried = effects.keys.sorted()
    func isMade(_ index: Int) -> Bool { effects[index]?.made?.reaches(node.before, isMove: isMove) ?? false }
    var found = tried.filter { index in
      effects[index]?.undone?.reaches(node.after, isMove: isMove) ?? removals[index]?.reaches(node.before, isMove: isMove) ?? isMade(index)
    }
    if found.isEmpty { found = tried.filter(isMade) }
    let isOtherwise = rest?.reaches(node.before, isMove: isMove)
    if isOtherwise != false {
      let open = pair.leaders(reached).filter { effects[$0] == nil }, sure = open.filter { pair.differences[$0].kind != .code }
      if isOtherwise == true, open.isEmpty {
        found += untried
      } else {
        found += sure.isEmpty && !(isOtherwise == nil && !found.isEmpty) ? open : sure
      }
    }
    // What code makes otherwise may be so for what it reads, where no edit says that.
    if found.contains(where: { pair.differences[$0].key != nil }) { found += pair.codeReads.filter { effects[$0] == nil } }
    return found.isEmpty ? CauseGraph.likeliest(reached, pair) : Array(Set(found)).sorted()
  }
}
