import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// What of a layout is either so or so, and does not grow little by little.
struct DiscreteFacts: Equatable {
  struct Fact: Hashable {
    /// Of the tree that was recorded; nil for the scene as a whole.
    let node: NodeID?
    let kind: Breakpoint.Kind
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
  /// By node, from the first one that is wanted on.
  private var flags: [Flags] = []
  /// A Text's lines, those of a Layout's subviews, a lazy grid's columns, a ViewThatFits' child; -1 for any other view, and one that is not placed. Thousands of layouts are kept.
  private var numbers: [Int32] = []

  /// The scene cannot be laid out.
  static let impossible = DiscreteFacts()
  private init() { (isImpossible, wanted) = (true, 0...0) }

  /// - Parameter original: the tree whose nodes facts are about; nodes that are not in it have none.
  /// - Parameter wanted: nodes of `original` to look at.
  init(_ scene: LaidOutScene, of original: SceneTree, _ wanted: ClosedRange<NodeID>) {
    (isImpossible, self.wanted) = (false, wanted)
    flags.reserveCapacity(wanted.count)
    numbers.reserveCapacity(wanted.count)
    let overflows = scene.overflows
    for match in scene.tree.nodes(matching: original)[Int(wanted.lowerBound) - 1..<Int(wanted.upperBound)] {
      add(match, in: scene, overflows)
    }
  }

  /// Points. Less than half of one out nobody sees, as LT001 has it; a view of less than one shows nothing.
  private static let (leastOverflow, leastLength) = (0.5, 1.0)

  private mutating func add(_ node: NodeID?, in scene: LaidOutScene, _ overflows: Overflows) {
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
      if scene.tree.tree.isCustomLayout(node) { number = Self.lines(of: node, scene) }
      if scene.traits(node).contains(.chooses) { number = Int32(scene.children(node).firstIndex(where: scene.isPlaced) ?? -1) }
      for axis in Axis.allCases {
        if let out = overflows.overflow(of: node, axis), !out.isMeant, out.before + out.after >= Self.leastOverflow { own.insert(.overflow(axis)) }
        // A Spacer has nothing to show.
        let isEmpty = own.contains(.view) && !scene.traits(node).contains(.isSpacer) && scene.size(node)[axis] < Self.leastLength
        if isEmpty, !Self.isInEmpty(node, scene, axis) { own.insert(.empty(axis)) }
      }
    }
    flags.append(own)
    numbers.append(number)
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
  private func values(_ index: Int, of original: SceneTree) -> [(fact: Fact, value: Int)] {
    let node = wanted.lowerBound + NodeID(index), flags = flags[index], number = Int(numbers[index])
    func flag(_ flag: Flags) -> Int { flags.contains(flag) ? 1 : 0 }
    var values: [(Breakpoint.Kind, Int)] = [(.presence, flag(.present))]
    if number >= 0 {
      switch original[node].traits {
      case let traits where traits.contains(.showsText): values += [(.lines, number), (.cut, flag(.cut))]
      case let traits where traits.contains(.chooses): values.append((.choice, number))
      case _ where original.tree.isCustomLayout(node): values.append((.lines, number))
      default: values.append((.columns, number))
      }
    }
    if flags.contains(.placed) { values += Axis.allCases.map { (.overflow($0), flag(.overflow($0))) } }
    if flags.contains(.view) { values += Axis.allCases.map { (.empty($0), flag(.empty($0))) } }
    return values.map { (Fact(node: node, kind: $0), $1) }
  }

  /// What is otherwise in `other`, in the order of the tree. What one layout says nothing about, as of a view that it does not place, is no change.
  func changes(to other: DiscreteFacts, of original: SceneTree) -> [(fact: Fact, from: Int, to: Int)] {
    if isImpossible != other.isImpossible { return [(Fact(node: nil, kind: .impossible), isImpossible ? 1 : 0, other.isImpossible ? 1 : 0)] }
    return flags.indices.filter { flags[$0] != other.flags[$0] || numbers[$0] != other.numbers[$0] }.flatMap { index in
      let now = Dictionary(merging: other.values(index, of: original).map { ($0.fact, $0.value) })
      return values(index, of: original).compactMap { fact, from in now[fact].flatMap { $0 == from ? nil : (fact, from, $0) } }
    }
  }

  /// Whether a node is in the tree of one of both layouts only.
  func isThere(_ node: NodeID, otherwiseIn other: DiscreteFacts) -> Bool {
    guard wanted.contains(node), !isImpossible, !other.isImpossible else { return false }
    let index = Int(node - wanted.lowerBound)
    return flags[index].contains(.present) != other.flags[index].contains(.present)
  }
}
