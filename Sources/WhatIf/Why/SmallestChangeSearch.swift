import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// Searches the smallest change of one argument that cures what sticks out, a text that is cut, or one that breaks a word, or that shows a view that a
/// ViewThatFits shows another in the place of.
///
/// 1. Candidates are the arguments of the view and its children, of all around it and of their other children, the nearest first: lengths, lineLimit,
///    layoutPriority, fixedSize, count and span; of those that the scene leaves out, a stack's spacing and a frame's minimum. What a
///    containerRelativeFrame makes of its container's length may be that, less what is missing.
/// 2. A length is tried shorter and longer, by whole points: 1, 2, 4 … and what is missing. Between the last value that does not fit and the
///    first that does, the nearest is found by bisection.
/// 3. A change is small if it is a small part of the argument; to leave nothing of a length is a large one. Of equal ones the nearest wins.
/// 4. It fits if the trouble is gone, nothing else is in trouble that was not, what stuck out is no smaller, and no text breaks a word that did not,
///    nor does one that was cut; only if nothing fits so, one that makes it smaller, or breaks words, is taken. The answer says which words.
struct SmallestChangeSearch {
  let experiment: Experiment
  let node: NodeID
  private let overflows: [Axis]
  /// Those along which the whole scene is larger than its canvas.
  private let canvasOverflows: [Axis]
  /// It is a text that does not show all of itself: nothing of it, where `unseen` names an axis.
  let isCut: Bool
  /// Along which it cannot be seen, a text or an image.
  private let unseen: [Axis]
  /// What is in trouble, it and others.
  private let inTrouble: [NodeID]
  /// It breaks a word, and that is all.
  let isBroken: Bool
  struct Outcome {
    var fits = false
    /// Nothing is lost for it.
    var isWhole = false
    /// Texts that break a word then.
    var broken: [String] = []
  }
  private var tried: [SceneEdit: Outcome] = [:]
  private var best: (change: ArgumentChange, value: ArgumentChange.Value)?

  /// Views laid out in all: a second's worth at most, since `why` answers at once.
  private static let effort = 60_000

  private var original: LaidOutScene { experiment.original }

  /// - Returns: nil for a node that is in no trouble, and in a scene too large to be laid out a few times.
  ///
  /// - Parameter layouts: how many it may make; nil: a second's worth.
  init?(_ other: Experiment, _ node: NodeID, _ explanation: Explanation, layouts: Int? = nil) {
    guard let experiment = Self.experiment(other, layouts) else { return nil }
    func troubled(_ rule: String) -> [Axis] { explanation.axes.filter { $0.troubles.contains { $0.rule == rule } }.map(\.axis) }
    (self.experiment, self.node) = (experiment, node)
    (overflows, canvasOverflows) = (troubled("Trouble/overflow"), troubled("Trouble/canvas_overflow"))
    unseen = experiment.original.legibility.unseen(node)
    isCut = !troubled("Trouble/text_cut").isEmpty || !unseen.isEmpty && experiment.original.traits(node).contains(.showsText)
    let isSound = overflows.isEmpty && canvasOverflows.isEmpty && !isCut
    isBroken = isSound && !troubled("Trouble/text_broken").isEmpty
    if isSound && !isBroken { return nil }
    inTrouble = experiment.original.troubles.nodes
  }

  /// - Returns: nil for a node that no ViewThatFits leaves out, and in a scene too large to be laid out a few times.
  init?(placing node: NodeID, _ other: Experiment) {
    guard let experiment = Self.experiment(other, nil) else { return nil }
    (self.experiment, self.node, overflows, canvasOverflows, isCut, unseen, isBroken) = (experiment, node, [], [], false, [], false)
    let original = experiment.original
    var holder = original.parent(node)
    while let around = holder, !original.isPlaced(around) { holder = original.parent(around) }
    if original.isPlaced(node) || holder.map({ original.traits($0).contains(.chooses) }) != true { return nil }
    inTrouble = original.troubles.nodes
  }

  /// The same experiment with an allowance of its own.
  private static func experiment(_ other: Experiment, _ layouts: Int?) -> Experiment? {
    let layouts = layouts ?? min(300, effort / other.replay.views)
    return layouts < 8 ? nil : other.with(LayoutAllowance(layouts))
  }

  mutating func smallest() -> SmallestChange? {
    // An image that cannot be seen is not cured by what leaves it a point.
    if !unseen.isEmpty, !isCut { return nil }
    let amounts = missing
    let near = original.writtenOnce(NearestNodes(scene: original).around(node))
    let candidates = near.flatMap { node in
      ArgumentChange.all(of: original.record(node), amounts: amounts) + ArgumentChange.unstated(node, in: original, amounts: amounts)
    }
    for isWhole in [true, false] {
      for candidate in candidates { for ladder in candidate.ladders { climb(ladder, candidate, isWhole) } }
      if let (change, value) = best { return answer(change, value) }
    }
    return nil
  }

  private func answer(_ change: ArgumentChange, _ value: ArgumentChange.Value) -> SmallestChange {
    let record = original.record(change.node)
    let view = original.record(record.view).key
    var answer = SmallestChange(
      edit: edit(change, value).words, key: record.key, title: record.isNamed ? nil : record.view == record.id ? record.title : "\(record.title) on \(view)",
      pointer: record.pointer, argument: change.argument, from: change.from, to: value.text,
      axes: axes)
    answer.others = record.editedTogether(setting: change.argument) - 1
    answer.broken = tried[edit(change, value)]?.broken ?? []
    return answer
  }

  /// Along which something is in trouble: a text that is cut lacks lines, one that breaks a word lacks width.
  var axes: [Axis] {
    Axis.allCases.filter { axis in
      overflows.contains(axis) || canvasOverflows.contains(axis) || unseen.contains(axis) || isCut && unseen.isEmpty && axis == .vertical
        || isBroken && axis == .horizontal
    }
  }

  // MARK: Candidates

  /// Lengths that would do: what is out, on one side and on both, and what a text lacks.
  private var missing: [Double] {
    let scene = original
    var amounts: [Double] = []
    for axis in overflows + canvasOverflows {
      var around: NodeID? = node
      while let next = around {
        if let out = scene.overflows.overflow(of: next, axis) { amounts += [out.before + out.after, 2 * max(out.before, out.after)] }
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
    var (low, high) = (low, high)
    while abs(high - low) > 1 {
      let middle = low + (high - low) / 2
      guard let value = change.value(middle) else { return }
      if fits(change, value, isWhole) {
        take(change, value)
        high = middle
      } else {
        low = middle
      }
    }
  }

  private func distance(_ change: ArgumentChange, _ points: Int) -> Double { change.value(points)?.distance ?? 0 }

  private mutating func take(_ change: ArgumentChange, _ value: ArgumentChange.Value) {
    if let best, value.distance >= best.value.distance { return }
    best = (change, value)
  }

  private func edit(_ change: ArgumentChange, _ value: ArgumentChange.Value) -> SceneEdit {
    .set(original.record(change.node).key, argument: change.argument, value.edit)
  }

  // MARK: Whether it fits

  private mutating func fits(_ change: ArgumentChange, _ value: ArgumentChange.Value, _ isWhole: Bool) -> Bool {
    let edit = edit(change, value)
    if let known = tried[edit] { return known.fits && (known.isWhole || !isWhole) }
    if experiment.budget.isSpent { return false }
    // A change that makes the scene impossible is none.
    let outcome = experiment.layOut([edit]).map { self.outcome($0) } ?? Outcome()
    tried[edit] = outcome
    return outcome.fits && (outcome.isWhole || !isWhole)
  }

  /// Whether what stands between the view and that which both stick out of still does: the padding between a text and a frame, say.
  private func isOut(aroundIn edited: LaidOutScene, _ axis: Axis) -> Bool {
    let scene = original
    guard let holder = scene.overflows.exceeded(by: node, axis) else { return false }
    var inner = node
    while let around = scene.parent(inner), around != holder {
      inner = around
      guard scene.overflows.isOut(inner, axis), let same = edited.tree.node(matching: inner, of: scene.tree) else { continue }
      if edited.overflows.isOut(same, axis) { return true }
    }
    return false
  }

  func outcome(_ edited: LaidOutScene) -> Outcome {
    guard let own = edited.tree.node(matching: node, of: original.tree), edited.isPlaced(own) else { return Outcome() }
    // To show nothing of a text is no cure.
    if !edited.legibility.unseen(own).isEmpty || !unseen.isEmpty && !showsLetters(own, in: edited) { return Outcome() }
    if isCut && edited.text(own)?.isTruncated != false || isBroken && edited.legibility.breaksWord(own) { return Outcome() }
    for axis in overflows where edited.overflows.isOut(own, axis) || isOut(aroundIn: edited, axis) { return Outcome() }
    for axis in canvasOverflows where edited.overflows.exceedsCanvas(axis) { return Outcome() }
    guard original.changes(to: edited).appeared.allSatisfy(\.kind.isBroken), !edited.troubles.areWorse(than: original, at: inTrouble) else { return Outcome() }
    let keepsSize = (overflows + canvasOverflows).allSatisfy { edited.size(own)[$0] >= original.size(node)[$0] - .overflowSlack }
    let broken = broken(in: edited)
    return Outcome(fits: true, isWhole: keepsSize && broken.isEmpty, broken: broken)
  }

  /// Whether a text that had no room has it now: in less than its width a letter is on a line of its own, and none is cut.
  private func showsLetters(_ own: NodeID, in edited: LaidOutScene) -> Bool {
    guard let lines = edited.text(own)?.lines, let ideal = try? edited.idealSize(own) else { return false }
    // Spaces at the ends of lines are lost.
    return lines.reduce(0) { $0 + $1.width } >= (lines.count == 1 ? ideal.width - .overflowSlack : 0.75 * ideal.width)
  }

  /// Texts that break a word and did not before, and the one that is cut.
  private func broken(in edited: LaidOutScene) -> [String] {
    let scene = original, (before, after) = (scene.legibility, edited.legibility)
    return zip(scene.nodes, edited.tree.nodes(matching: scene.tree)).compactMap { old, new in
      guard let new, after.breaksWord(new), isCut && old == node || !before.breaksWord(old) else { return nil }
      return scene.record(old).key
    }
  }
}
