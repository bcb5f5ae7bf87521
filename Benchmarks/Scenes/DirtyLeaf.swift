import LayoutEngine
import LayoutModel

/// A scene that was laid out, in which a leaf at a time gets other arguments.
package final class DirtyLeaf {
  package enum Change: CaseIterable, Sendable {
    /// The same size: another name, another text of the same length.
    case sameSize
    /// Wider than ever before, so that the views beside it are offered what they were never offered; a text has more words.
    case otherSize
  }

  private let scene: BenchmarkScene
  private let tree: LayoutTree
  private let leaves: [NodeID]
  private var changes = 0

  package init(_ scene: BenchmarkScene) throws {
    (self.scene, tree) = (scene, try scene.build())
    leaves = (1...tree.count).filter { [tree] in tree.role($0) == .leaf }
  }

  /// Levels of the tree.
  package var depth: Int { tree.depth }
  package var count: Int { Int(tree.count) }

  /// Changes a leaf and lays out.
  ///
  /// - Parameter position: which leaf, as a fraction of them all, less than 1.
  /// - Returns: the layout.
  @discardableResult package func layOut(_ change: Change, at position: Double) throws -> LayoutPass {
    let leaf = leaves[Int(clamping: position * Double(leaves.count))]
    changes += 1
    guard try tree.change(leaf, to: scene.leaf(change, changes)) else { throw ArgumentError("", "cannot be changed") }
    return try layOut()
  }

  /// Lays out.
  @discardableResult package func layOut() throws -> LayoutPass {
    let pass = LayoutPass(tree: tree, options: .init(verifiesCache: false))
    try pass.run(BenchmarkScene.canvas)
    return pass
  }
}

extension BenchmarkScene {
  /// A leaf's arguments: at first, and after so many changes.
  func leaf(_ change: DirtyLeaf.Change = .sameSize, _ changes: Int = 0) -> [String: ArgumentValue] {
    if hasText {
      if change == .otherSize { return ["string": .text(Self.text + String(repeating: " again", count: changes))] }
      return ["string": .text(changes % 2 == 0 ? Self.text : "world wide wrapping hello")]
    }
    if change == .otherSize { return ["width": .number(10 + Double(changes) / 8), "height": .number(10)] }
    return ["width": .number(10), "height": .number(10), "name": .text("\(changes)")]
  }
}
