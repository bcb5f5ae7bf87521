import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// Searches the smallest change of one argument that cures what sticks out, or a text that is cut.
///
/// 1. Candidates are the arguments of the view and its children, of all around it and of their other children, the nearest first: lengths, lineLimit,
///    layoutPriority, fixedSize.
/// 2. A length is tried shorter and longer, by whole points: 1, 2, 4 … and what is missing. Between the last value that does not fit and the
///    first that does, the nearest is found by bisection.
/// 3. A change is small if it is a small part of the argument. Of equal ones the nearest wins.
/// 4. It fits if the trouble is gone, nothing else is in trouble that was not, what stuck out is no smaller, and a text that was cut breaks no
///    word; only if nothing fits so, one that makes it smaller, or breaks words, is taken.
struct SmallestChangeSearch {
  private let replay: Replay
  private let node: NodeID
  private let overflows: [Axis]
  /// Those along which the whole scene is larger than its canvas.
  private let canvasOverflows: [Axis]
  private let isCut: Bool
  /// Layouts it may still make.
  var budget: Int
  private var tried: [String: (fits: Bool, isWhole: Bool)] = [:]
  private var best: (change: ArgumentChange, value: ArgumentChange.Value)?

  /// Views laid out in all: a second's worth at most, since `why` answers at once.
  private static let effort = 60_000

  /// - Returns: nil for a node that is in no trouble, and in a scene too large to be laid out a few times.
  init?(_ replay: Replay, _ node: NodeID, _ explanation: Explanation) {
    func troubled(_ rule: String) -> [Axis] { explanation.axes.filter { $0.troubles.contains { $0.rule == rule } }.map(\.axis) }
    (self.replay, self.node) = (replay, node)
    (overflows, canvasOverflows, isCut) = (troubled("Trouble/overflow"), troubled("Trouble/canvas_overflow"), !troubled("Trouble/text_cut").isEmpty)
    budget = min(300, Self.effort / replay.views)
    if budget < 8 || overflows.isEmpty && canvasOverflows.isEmpty && !isCut { return nil }
  }

  mutating func smallest() -> SmallestChange? {
    let amounts = missing, candidates = nearest.flatMap { ArgumentChange.all(of: replay.original.record($0), amounts: amounts) }
    for isWhole in [true, false] {
      for candidate in candidates { for ladder in candidate.ladders { climb(ladder, candidate, isWhole) } }
      if let (change, value) = best { return answer(change, value) }
    }
    return nil
  }

  private func answer(_ change: ArgumentChange, _ value: ArgumentChange.Value) -> SmallestChange {
    let record = replay.original.record(change.node), isNamed = record.key != "node\(record.id)"
    let view = replay.original.record(record.view).key
    return SmallestChange(
      edit: edit(change, value), key: record.key, title: isNamed ? nil : record.view == record.id ? record.title : "\(record.title) on \(view)",
      pointer: record.pointer, argument: change.argument, from: change.from, to: value.text,
      axes: Axis.allCases.filter { overflows.contains($0) || canvasOverflows.contains($0) || isCut && $0 == .vertical })
  }

  // MARK: Candidates

  /// The node and what it wraps, what is in that; what is around it, and what else is in that.
  private var nearest: [NodeID] {
    let scene = replay.original
    let view = scene.record(node).view
    var found = Array(node...view), inner = node
    for child in scene.nodes.filter({ scene.parent($0) == view }).prefix(16) { found += Array(child...scene.record(child).view) }
    while let around = scene.parent(inner) {
      found.append(around)
      let others = scene.nodes.filter { scene.parent($0) == around && $0 != inner }.prefix(16)
      let place = scene.record(inner).ordinal
      for other in others.sorted(by: { abs(scene.record($0).ordinal - place) < abs(scene.record($1).ordinal - place) }) {
        found += Array(other...scene.record(other).view)
      }
      inner = around
    }
    return found
  }

  /// Lengths that would do: what is out, on one side and on both, and what a text lacks.
  private var missing: [Double] {
    let scene = replay.original
    var amounts: [Double] = []
    for axis in overflows + canvasOverflows {
      var around: NodeID? = node
      while let next = around {
        if let out = scene.overflow(next, axis) { amounts += [out.before + out.after, 2 * max(out.before, out.after)] }
        around = scene.parent(next)
      }
    }
    if isCut, let ideal = try? scene.idealSize(node) {
      for axis in Axis.allCases { amounts.append(ideal[axis] - scene.size(node)[axis]) }
      let atWidth = try? scene.size(of: node, proposed: Proposal(scene.proposal(node).width, nil))
      if let atWidth { amounts.append(atWidth.height - (scene.proposal(node).height ?? 0)) }
    }
    return amounts
  }

  // MARK: Values

  private mutating func climb(_ ladder: [ArgumentChange.Value], _ change: ArgumentChange, _ isWhole: Bool) {
    var low = 0
    for value in ladder {
      // No nearer than what is known.
      if let best, value.distance >= best.value.distance, low == 0 || distance(change, low) >= best.value.distance { return }
      guard fits(change, value, isWhole) else {
        low = value.points ?? 0
        continue
      }
      take(change, value)
      if let points = value.points { bisect(change, low, points, isWhole) }
      return
    }
  }

  /// - Parameter low: points at which it does not fit; 0 is the present value.
  private mutating func bisect(_ change: ArgumentChange, _ low: Int, _ high: Int, _ isWhole: Bool) {
    guard let number = Double(change.from) else { return }
    var (low, high) = (low, high)
    while abs(high - low) > 1 {
      let middle = low + (high - low) / 2, value = ArgumentChange.value(number, middle)
      if fits(change, value, isWhole) {
        take(change, value)
        high = middle
      } else {
        low = middle
      }
    }
  }

  private func distance(_ change: ArgumentChange, _ points: Int) -> Double { Double(change.from).map { ArgumentChange.value($0, points).distance } ?? 0 }

  private mutating func take(_ change: ArgumentChange, _ value: ArgumentChange.Value) {
    if let best, value.distance >= best.value.distance { return }
    best = (change, value)
  }

  private func edit(_ change: ArgumentChange, _ value: ArgumentChange.Value) -> String {
    "set \(SceneEdit.word(replay.original.record(change.node).key)).\(change.argument) \(value.text)"
  }

  // MARK: Whether it fits

  private mutating func fits(_ change: ArgumentChange, _ value: ArgumentChange.Value, _ isWhole: Bool) -> Bool {
    let words = edit(change, value)
    if let known = tried[words] { return known.fits && (known.isWhole || !isWhole) }
    guard budget > 0 else { return false }
    budget -= 1
    // A change that makes the scene impossible is none.
    let edited = try? replay.layOut([SceneEdit(words)])
    let outcome = edited.map { self.outcome($0) } ?? (fits: false, isWhole: false)
    tried[words] = outcome
    return outcome.fits && (outcome.isWhole || !isWhole)
  }

  /// Whether what stands between the view and that which both stick out of still does: the padding between a text and a frame, say.
  private func isOut(aroundIn edited: LaidOutScene, _ axis: Axis) -> Bool {
    let scene = replay.original
    guard let holder = scene.exceeded(by: node, axis) else { return false }
    var inner = node
    while let around = scene.parent(inner), around != holder {
      inner = around
      guard scene.isOut(inner, axis), let same = edited.tree.node(matching: inner, of: scene.tree) else { continue }
      if edited.isOut(same, axis) { return true }
    }
    return false
  }

  private func outcome(_ edited: LaidOutScene) -> (fits: Bool, isWhole: Bool) {
    guard let own = edited.tree.node(matching: node, of: replay.original.tree), edited.isPlaced(own) else { return (false, false) }
    if isCut, edited.text(own)?.isTruncated != false { return (false, false) }
    for axis in overflows where edited.isOut(own, axis) || isOut(aroundIn: edited, axis) { return (false, false) }
    for axis in canvasOverflows where edited.size(1)[axis] > (edited.canvas[axis] ?? .infinity) + 0.01 { return (false, false) }
    guard replay.original.changes(to: edited).appeared.isEmpty else { return (false, false) }
    let keepsSize = (overflows + canvasOverflows).allSatisfy { edited.size(own)[$0] >= replay.original.size(node)[$0] - 0.01 }
    return (true, keepsSize && !(isCut && edited.breaksWord(own)))
  }
}

extension LaidOutScene {
  /// Whether a line of a text ends within a word: as the finding LT011 has it.
  fileprivate func breaksWord(_ node: NodeID) -> Bool {
    guard let lines = text(node)?.lines, let whole = record(node).label else { return false }
    func isPart(_ character: Character?) -> Bool { character.map { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false }
    // A paragraph may end with a letter too: only what stands in the text as it is shown is one word.
    return zip(lines, lines.dropFirst()).contains { isPart($0.text.last) && isPart($1.text.first) && whole.contains($0.text + $1.text) }
  }

  /// What stands in these is meant to stick out, or scrolls: as the rule of trouble has it.
  private static let moving: Set = ["offset", "position", "ScrollView", "List", "ignoresSafeArea"]
  private static let paddings: Set = ["padding", "safeAreaPadding"]

  /// Whether a view sticks out of one around it, and is not meant to.
  fileprivate func isOut(_ node: NodeID, _ axis: Axis) -> Bool { exceeded(by: node, axis) != nil }

  /// The nearest view around that does not hold what counts of it, unless it is not meant to, as the rule of trouble has it.
  fileprivate func exceeded(by node: NodeID, _ axis: Axis) -> NodeID? {
    var (low, high) = bounds(node, axis)
    var inner = node
    while let holder = parent(inner), !Self.moving.contains(record(holder).kind) {
      let rect = bounds(holder, axis)
      if isClipped(holder) || Self.paddings.contains(record(holder).kind) {
        (low, high) = (max(low, rect.low), min(high, rect.high))
      } else if low < rect.low - 0.01 || high > rect.high + 0.01 {
        return overflow(inner, axis)?.isMeant == true ? nil : holder
      }
      inner = holder
    }
    return nil
  }

  private func bounds(_ node: NodeID, _ axis: Axis) -> (low: Double, high: Double) {
    let rect = absolute(node)
    return (rect.origin[axis], rect.origin[axis] + rect.size[axis])
  }
}

extension Decider {
  /// Adds to `explanation` the smallest change that cures its node's trouble, if there is one that is found in short time.
  package func addingSmallestChange(to explanation: Explanation) -> Explanation {
    var result = explanation
    guard let node = replay.node(explanation.node, of: first), var search = SmallestChangeSearch(replay, node, explanation) else { return explanation }
    result.smallestChange = search.smallest()
    return result
  }
}
