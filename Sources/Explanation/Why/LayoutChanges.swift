import LayoutModel

/// What differs between two layouts of a scene, in the order of its tree.
package struct LayoutChanges: Sendable {
  /// A view or modifier whose size or position is another.
  package struct Node: Sendable {
    package enum Status: String, Sendable {
      /// It has another size or position.
      case changed
      /// It is in the second layout only, or in the first only.
      case added, removed
      /// It is in both, and placed in one.
      case placed, unplaced
    }

    /// In the first layout; an added node's in the second one.
    package var node: NodeID
    /// As `node`.
    package var key: String
    /// Whether the scene names it, or it goes by its number.
    package var isNamed: Bool
    package var kind: String
    /// As people write it: `HStack`, `Text "Title"`, `.frame(width: 120)`.
    package var title: String
    /// As the second layout has it, where an argument is another there.
    package var newTitle: String?
    package var pointer: String?
    package var status: Status
    /// On the canvas; nil where it is not placed.
    package var before: Rect?
    package var after: Rect?
    /// It says nothing that the view around it, or the one it wraps, does not say: it moved along with it, has the same frames, or came or
    /// went with it.
    package var isAlong: Bool

    package init(
      node: NodeID, key: String, isNamed: Bool, kind: String, title: String, pointer: String?, status: Status, before: Rect?, after: Rect?, isAlong: Bool
    ) {
      self.node = node
      (self.key, self.isNamed, self.kind, self.title, self.pointer) = (key, isNamed, kind, title, pointer)
      (self.status, self.before, self.after, self.isAlong) = (status, before, after, isAlong)
    }
  }

  /// What sticks out, a text that is cut or breaks a word, what has no room at all.
  package struct Trouble: Sendable {
    package enum Kind: Sendable {
      /// By so many points on the left or at the top, and on the right or at the bottom.
      case overflow(Axis, of: String, before: Double, after: Double)
      case cut(shows: String)
      /// A line of a text ends within a word.
      case broken(shows: String)
      /// A text or an image is offered nothing along these.
      case unseen([Axis])

      package var isBroken: Bool { if case .broken = self { true } else { false } }
    }

    /// In the first layout; nil for a node that is in the second one only.
    package var node: NodeID?
    package var key: String
    package var kind: Kind
    /// By how many points in all it stuck out in the first layout, where it did so less.
    package var was: Double?
    /// The view of the node, by the number of the first layout where it is there, also of a modifier that is not.
    package var view: NodeID?
    package init(node: NodeID?, key: String, kind: Kind) { (self.node, self.key, self.kind) = (node, key, kind) }
  }

  package var nodes: [Node]
  /// Trouble that is in the second layout only.
  package var appeared: [Trouble]
  /// Trouble that was in the first layout only.
  package var vanished: [Trouble]
  /// Views that stick out in both layouts, and half a point or more further in the second.
  package var worsened: [Trouble]

  package init(nodes: [Node], appeared: [Trouble], vanished: [Trouble], worsened: [Trouble] = []) {
    (self.nodes, self.appeared, self.vanished, self.worsened) = (nodes, appeared, vanished, worsened)
  }

  /// Trouble that is mended: of what vanished not a text that cannot be seen at all now, nor what sticks out with a modifier that is new around it.
  package var cured: [Trouble] {
    vanished.filter { old in
      !appeared.contains { new in
        switch (old.kind, new.kind) {
        case (_, .unseen): new.node != nil && new.node == old.node
        case (.overflow(let axis, _, _, _), .overflow(let other, _, _, _)): axis == other && new.node == nil && new.view == old.view
        default: false
        }
      }
    }
  }

  package var isEmpty: Bool { nodes.isEmpty && appeared.isEmpty && vanished.isEmpty && worsened.isEmpty }
}
