import LayoutModel
import TraceStore

/// What a node cost in a pass: how often it was asked, by whom and what for, and where the questions come from.
package struct CallCost: Sendable {
  package var node: NodeID
  package var key: String
  package var kind: String
  /// `Color` or `Text "Title"`.
  package var title: String
  package var pointer: String?
  package var isPlaced: Bool
  package var calls: Int
  /// Of these, answered from the cache.
  package var hits: Int
  /// Different proposals among them.
  package var proposals: Int
  /// From the canvas to the node: how often each was asked, and what for.
  package var steps: [Step]
  /// Index of the nearest step that asks more often than it is asked itself; once that was proved, of the nearest without which there are fewer questions.
  package var multiplies: Int?
  /// Steps that multiply with it: without one of them there are as many questions, without all fewer.
  package var together: [Int] = []
  package var proof = Proof.untried
  /// Calls of the whole pass as it was recorded; nil while nobody compared them.
  package var passCalls: Int?
  /// What would be without what multiplies, or without all that may.
  package var consequences: [Consequence] = []
  /// A nest, what repeats, the whole pass, hot nodes.
  package var notes: [Step]
  package var questions: [Question]

  /// Calls of one asker with one reason and proposal.
  package struct Question: Sendable {
    /// By key; nil: the canvas.
    package var asker: String?
    package var reason: String?
    package var proposal: Proposal
    package var calls: Int
    package var hits: Int
  }
}

extension CallCost {
  /// What laying out again said of the steps that ask more than they are asked.
  package enum Proof: String, Sendable {
    /// Nothing was laid out again, or it would have taken too long.
    case untried
    /// Without the step there are fewer questions.
    case proved
    /// Whatever is taken away, there are as many.
    case refuted
  }

  /// How often the node would be asked: the scene laid out again with one thing changed.
  package struct Consequence: Sendable {
    package var edit: String
    package var label: String
    package var pointer: String?
    package var counts: Counts

    package init(edit: String, label: String, pointer: String?, counts: Counts) {
      (self.edit, self.label, self.pointer, self.counts) = (edit, label, pointer, counts)
    }
  }

  /// Before and after an edit, both laid out with nothing in the cache.
  package struct Counts: Sendable {
    package typealias Change = (before: Int, after: Int)
    package var calls: Change
    package var computed: Change
    /// Of the whole pass.
    package var pass: Change
    /// The node's; nil where it is not placed.
    package var size: Size?
    package var sizeBefore: Size?

    package init(calls: Change, computed: Change, pass: Change, size: Size?, sizeBefore: Size?) {
      (self.calls, self.computed, self.pass, self.size, self.sizeBefore) = (calls, computed, pass, size, sizeBefore)
    }
  }
}

extension Step {
  /// Whether it asks more often than it is asked itself.
  package var multipliesCalls: Bool { rule == "Asked/by_view" && !isFolded }
}
