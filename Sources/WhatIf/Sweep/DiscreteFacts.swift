import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// What of a layout is either so or so, and does not grow little by little.
struct DiscreteFacts: Equatable {
  struct Fact: Hashable {
    /// nil for the scene as a whole.
    let view: SweptView?
    let kind: Breakpoint.Kind
  }

  /// What is so of a node, and a Text's lines, those of a Layout's subviews, a lazy grid's columns, a ViewThatFits' child; -1 for any other view, and one
  /// that is not placed.
  private struct Own: Equatable {
    var flags = Flags()
    var number: Int32 = -1
  }

  /// What is so of a node.
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let present = Flags(rawValue: 1), placed = Flags(rawValue: 2), cut = Flags(rawValue: 4), view = Flags(rawValue: 8)
    static func overflow(_ axis: Axis) -> Flags { Flags(rawValue: 16 << axis.rawValue) }
    static func empty(_ axis: Axis) -> Flags { Flags(rawValue: 64 << axis.rawValue) }
  }

  private let isImpossible: Bool
  private let wanted: ClosedRange<NodeID>
  /// By node of the recorded tree, from the first one that is wanted on, and what `Own` calls number. Thousands of layouts are kept.
  private var flags: [Flags] = []
  private var numbers: [Int32] = []
  /// Of the views that the recorded tree lacks.
  private var elsewhere: [SweptView: Own] = [:]

  /// The scene cannot be laid out.
  static let impossible = DiscreteFacts()
  private init() { (isImpossible, wanted) = (true, 0...0) }

  /// - Parameters:
  ///   - original: the tree that was recorded.
  ///   - wanted: nodes of `original` to look at.
  ///   - others: the views that `original` lacks, to which those of `scene` are added.
  init(_ scene: LaidOutScene, of original: SceneTree, _ wanted: ClosedRange<NodeID>, _ others: ViewsElsewhere) {
    (isImpossible, self.wanted) = (false, wanted)
    flags.reserveCapacity(wanted.count)
    numbers.reserveCapacity(wanted.count)
    let overflows = scene.overflows, matches = scene.tree.nodes(matching: original)
    for match in matches[Int(wanted.lowerBound) - 1..<Int(wanted.upperBound)] {
      let own = Self.own(match, in: scene, overflows)
      flags.append(own.flags)
      numbers.append(own.number)
    }
    for (node, view) in others.nodes(of: scene, matches) { elsewhere[view] = Self.own(node, in: scene, overflows) }
  }

  /// Points. Less than half of one out nobody sees, as LT001 has it; a view of less than one shows nothing.
  private static let (leastOverflow, leastLength) = (0.5, 1.0)

  private static func own(_ node: NodeID?, in scene: LaidOutScene, _ overflows: Overflows) -> Own {
    var (own, number) = (node == nil ? Flags() : .present, Int32(-1))
    if let node, scene.isPlaced(node) {
      own.insert(.placed)
      // A modifier is as empty as its view, and what is in an empty container is empty with it.
      if scene.tree.tree.role(node) != .modifier { own.insert(.view) }
      if let text = scene.text(node) {
        number = Int32(text.lines.count)
        if text.isTruncated { own.insert(.cut) }
      }
      if let columns = scene.tree.tree.lazyColumnCount(node) { number = Int32(columns) }
      if scene.tree.tree.isCustomLayout(node) { number = lines(of: node, scene) }
      if scene.traits(node).contains(.chooses) { number = Int32(scene.children(node).firstIndex(where: scene.isPlaced) ?? -1) }
      for axis in Axis.allCases {
        if let out = overflows.overflow(of: node, axis), !out.isMeant, out.before + out.after >= leastOverflow { own.insert(.overflow(axis)) }
        // A Spacer has nothing to show.
        let isEmpty = own.contains(.view) && !scene.traits(node).contains(.isSpacer) && scene.size(node)[axis] < leastLength
        if isEmpty, !isInEmpty(node, scene, axis) { own.insert(.empty(axis)) }
      }
    }
    return Own(flags: own, number: number)
  }

  /// The lines in which the subviews of a Layout stand: one begins where a subview stands below the one before and not right of it.
  private static func lines(of node: NodeID, _ scene: LaidOutScene) -> Int32 {
    let frames = scene.children(node).filter(scene.isPlaced).map { scene.frame($0) }
    return 1
      + Int32(
        zip(frames, frames.dropFirst()).count { $1.origin.y >= $0.origin.y + $0.size.height - .overflowSlack && $1.origin.x < $0.origin.x + $0.size.width })
  }

  private static func isInEmpty(_ node: NodeID, _ scene: LaidOutScene, _ axis: Axis) -> Bool {
    var around = scene.parent(node)
    while let next = around, scene.tree.tree.role(next) == .modifier, scene.record(next).view == node { around = scene.parent(next) }
    return around.map { scene.size($0)[axis] < leastLength } ?? false
  }

  /// A number an aspect: lines, columns; 0 or 1; a child.
  private static func values(of view: SweptView, _ own: Own, _ traits: Traits, isCustomLayout: Bool) -> [(fact: Fact, value: Int)] {
    func flag(_ flag: Flags) -> Int { own.flags.contains(flag) ? 1 : 0 }
    var values: [(Breakpoint.Kind, Int)] = [(.presence, flag(.present))]
    let number = Int(own.number)
    if number >= 0 {
      if traits.contains(.showsText) {
        values += [(.lines, number), (.cut, flag(.cut))]
      } else if traits.contains(.chooses) {
        values.append((.choice, number))
      } else {
        values.append((isCustomLayout ? .lines : .columns, number))
      }
    }
    if own.flags.contains(.placed) { values += Axis.allCases.map { (.overflow($0), flag(.overflow($0))) } }
    if own.flags.contains(.view) { values += Axis.allCases.map { (.empty($0), flag(.empty($0))) } }
    return values.map { (Fact(view: view, kind: $0), $1) }
  }

  private func own(_ index: Int) -> Own { Own(flags: flags[index], number: numbers[index]) }

  /// What is otherwise in `other`. What one layout says nothing about, as of a view that it does not place, is no change.
  func changes(to other: DiscreteFacts, of original: SceneTree, _ others: ViewsElsewhere) -> [(fact: Fact, from: Int, to: Int)] {
    if isImpossible != other.isImpossible { return [(Fact(view: nil, kind: .impossible), isImpossible ? 1 : 0, other.isImpossible ? 1 : 0)] }
    func changes(_ view: SweptView, _ before: Own, _ after: Own, _ traits: Traits, _ isCustomLayout: Bool) -> [(fact: Fact, from: Int, to: Int)] {
      let now = Dictionary(merging: Self.values(of: view, after, traits, isCustomLayout: isCustomLayout).map { ($0.fact, $0.value) })
      return Self.values(of: view, before, traits, isCustomLayout: isCustomLayout)
        .compactMap { fact, from in now[fact].flatMap { $0 == from ? nil : (fact, from, $0) } }
    }
    let recorded = flags.indices.filter { own($0) != other.own($0) }.flatMap { index in
      let node = wanted.lowerBound + NodeID(index)
      return changes(.recorded(node), own(index), other.own(index), original[node].traits, original.tree.isCustomLayout(node))
    }
    let elsewhere = Set(elsewhere.keys).union(other.elsewhere.keys).flatMap { view in
      let (before, after) = (self.elsewhere[view] ?? Own(), other.elsewhere[view] ?? Own())
      guard before != after, let known = others[view] else { return [(fact: Fact, from: Int, to: Int)]() }
      return changes(view, before, after, known.traits, known.isCustomLayout)
    }
    return recorded + elsewhere
  }

  /// Whether a view is in the tree of one of both layouts only.
  func isThere(_ view: SweptView, otherwiseIn other: DiscreteFacts) -> Bool {
    guard !isImpossible, !other.isImpossible else { return false }
    switch view {
    case .elsewhere: return (elsewhere[view] == nil) != (other.elsewhere[view] == nil)
    case .recorded(let node):
      guard wanted.contains(node) else { return false }
      let index = Int(node - wanted.lowerBound)
      return flags[index].contains(.present) != other.flags[index].contains(.present)
    }
  }
}
