import LayoutModel
import TraceStore

/// What a chain need not say: where it comes back to where it was, and what somebody further in has no regard to.
enum ChainTrimming {
  /// The indices of what is left of a chain, the node first, when it says each thing once.
  static func saidOnce(_ fired: [FiredRule]) -> [Int] {
    let direct = withoutRoundTrips(fired)
    return withoutLoops(direct.map { fired[$0] }).map { direct[$0] }
  }

  /// The same without what leads from a view's answer back to it.
  ///
  /// A ScrollView is as wide as its content and, placing, offers the content just this: that all around it took the view's answer over and gave
  /// it back, the padding what it had added, is nothing new. What was answered is what was offered.
  private static func withoutRoundTrips(_ fired: [FiredRule]) -> [Int] {
    struct Answer: Hashable {
      let node: NodeID, axis: Axis, value: Double
      init?(_ one: FiredRule) {
        guard let node = one.node, let value = one.row["value"]?.number else { return nil }
        // What was added and taken away again may be another number in its last digits.
        (self.node, axis, self.value) = (node, one.axis, (value * 1000).rounded())
      }
    }
    let answered = fired.indices.filter { fired[$0].rule.ask == .reply }.reduce(into: [Answer: Int]()) { last, index in
      if let answer = Answer(fired[index]) { last[answer] = index }
    }
    var kept: [Int] = []
    var index = 0
    while index < fired.count {
      if fired[index].rule.ask == .offer, let answer = Answer(fired[index]).flatMap({ answered[$0] }), answer > index,
        hasNoMore(index..<answer, than: kept + Array(answer..<fired.count), fired)
      {
        index = answer
      }
      kept.append(index)
      index += 1
    }
    return kept
  }

  /// What a row suspects to have made its number, whatever its part in it, but for the view's own content.
  private static func suspects(_ one: FiredRule) -> [Suspect.Target] {
    Suspect.all(one.row).filter { $0.role != .content && $0.role != .beside }.map(\.target)
  }

  /// Whether some have nothing to take away that the others have not.
  private static func hasNoMore(_ some: Range<Int>, than others: [Int], _ fired: [FiredRule]) -> Bool {
    func all(_ indices: [Int]) -> Set<Suspect.Target> {
      Set(indices.flatMap { suspects(fired[$0]) })
    }
    let own = all(Array(some))
    return own.isEmpty || own.isSubset(of: all(others))
  }

  /// The indices of what is left of a chain, the node first, when it does not say twice how the same number came about.
  ///
  /// A ZStack is as wide as its largest view and, placing, offers that view just this: between the view's answer and the same answer again
  /// nothing is new. One of them and what lies between go, unless they have something to take away that the rest has not.
  private static func withoutLoops(_ fired: [FiredRule]) -> [Int] {
    struct Key: Hashable {
      let rule: String, axis: Axis, by: Int64?, value: Double?
      init(_ one: FiredRule) { (rule, axis, by, value) = (one.rule.name, one.axis, one.row["by_id"]?.integer, one.row["value"]?.number) }
    }
    let beside = Set(["suspects", "because", "fold"])
    // A step says no more than another if each of its facts is the other's, or unknown: a Layout that keeps what its views answered asks them nothing the next time.
    func saysNoMore(_ one: FiredRule, than other: FiredRule) -> Bool {
      one.row.allSatisfy { beside.contains($0.key) || $0.value == .null || $0.value == other.row[$0.key] }
    }
    // An answer to an offer that was made of the same answer: what it says of that offer is its own doing.
    func answersItself(_ one: FiredRule) -> Bool {
      one.rule.ask == .reply && one.row["because"]?.integer != nil && one.row["because_ask"]?.text == Ask.offer.rawValue.lowercased()
    }
    let last = fired.indices.reduce(into: [Key: Int]()) { $0[Key(fired[$1])] = $1 }
    var kept: [Int] = []
    var index = 0
    while index < fired.count {
      kept.append(index)
      if let again = last[Key(fired[index])], again > index {
        let isFolded = fired[index].row["fold"]?.integer == 1 && fired[again].row["fold"]?.integer != 1
        if !isFolded, saysNoMore(fired[again], than: fired[index]), hasNoMore(index + 1..<again + 1, than: kept + Array(again + 1..<fired.count), fired) {
          index = again
        } else if saysNoMore(fired[index], than: fired[again]) || answersItself(fired[index]),
          hasNoMore(index..<again, than: kept.dropLast() + Array(again..<fired.count), fired)
        {
          kept[kept.count - 1] = again
          index = again
        }
      }
      index += 1
    }
    return kept
  }

  /// The places in a chain of what a ViewThatFits offers to the view it takes, where it says itself why it takes that.
  static func choicesToldLater(_ chain: [FiredRule]) -> Set<Int> {
    let choosers = Set(chain.filter { $0.rule.name == "Reply/view_that_fits" }.compactMap(\.node))
    return Set(
      chain.indices.filter { place in
        chain[place].rule.name == "Offer/view_that_fits" && chain[place].row["by_id"]?.node.map(choosers.contains) == true
      })
  }

  /// The places in a chain, the canvas first, of the offers that a later one has no regard to: above a frame with a length of its own all but the
  /// canvas's, above what proposes nil all but that and the nearest, which the ideal length may go beyond, with what insets take it from.
  static func overruled(_ chain: [FiredRule]) -> Set<Int> {
    var overruled: Set<Int> = []
    var axis: Axis?
    // Whether all above goes, or the nearest is still to be found; what is folded goes with the rest if there is none.
    var isDeaf = false, isSeeking = false
    var folded: [Int] = []
    func end() {
      if isSeeking { overruled.formUnion(folded) }
      (isDeaf, isSeeking, folded) = (false, false, [])
    }
    for (place, one) in chain.enumerated().reversed() {
      let isOffer = (one.rule.ask == .offer || one.rule.ask == .room) && one.rule.name != "Offer/canvas"
      if !isOffer || one.axis != axis { end() }
      axis = one.axis
      guard isOffer else { continue }
      if isDeaf { overruled.insert(place) }
      if isSeeking, one.row["fold"]?.integer == 1 {
        folded.append(place)
      } else if isSeeking, one.row["insets"]?.number == nil {
        (isDeaf, isSeeking, folded) = (true, false, [])
      }
      if one.rule.traits.contains(.replacesOffer) { isDeaf = true }
      if one.rule.traits.contains(.proposesNil) { isSeeking = true }
    }
    end()
    return overruled
  }
}
