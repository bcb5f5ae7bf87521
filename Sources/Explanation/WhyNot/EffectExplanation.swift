import LayoutModel

/// Whether a view or modifier has an effect on any other view: what `why-not` answers.
package struct EffectExplanation: Sendable {
  package var key: String
  package var kind: String
  /// `.layoutPriority(1) on stamp`.
  package var title: String
  package var pointer: String?
  package var canvas: Proposal
  /// What takes it away, in the words of `what-if`; laid out again with it.
  package var edit: String
  /// What stands in its place then, `two alone in its place`; nil where that is nothing, or what is in it.
  package var instead: String?
  /// What it shows besides the view that it is on, as an overlay does, and goes with it.
  package var content: [(key: String, words: String)] = []
  /// How often it stands in the tree; the edit takes all away.
  package var repetitions: Int
  /// What is otherwise for others without it, the most telling first.
  package var changes: LayoutChanges
  /// Texts that keep their size and show something else without it.
  package var texts: [OtherText]
  /// Its own frame on the canvas, and that of what it wraps, without it; nil where they are the same.
  package var own: (frame: Rect, wrapped: Rect)?
  /// Set where all that is otherwise is the place of what it is on.
  package var move: Move?
  /// Set for a modifier that by its nature changes only what is drawn.
  package var drawing: Drawing?
  /// Why it changes nothing; sentences of rules.
  package var reasons: [String] = []
  /// Arguments of one that has an effect, each of which alone changes nothing.
  package var idle: [Argument] = []
  /// Another place among the modifiers of its view, where it has one.
  package var cure: Cure?
  /// In which canvases it has an effect, an axis each.
  package var canvases: [CanvasEffect] = []

  package init(
    key: String, kind: String, title: String, pointer: String?, canvas: Proposal, edit: String, repetitions: Int, changes: LayoutChanges,
    texts: [OtherText], own: (frame: Rect, wrapped: Rect)?, move: Move?, drawing: Drawing?
  ) {
    (self.key, self.kind, self.title, self.pointer, self.canvas) = (key, kind, title, pointer, canvas)
    (self.edit, self.repetitions, self.changes, self.texts, self.own) = (edit, repetitions, changes, texts, own)
    (self.move, self.drawing) = (move, drawing)
  }

  package var hasEffect: Bool { !changes.isEmpty || !texts.isEmpty }

  /// An argument without which alone everything is the same.
  package struct Argument: Sendable {
    package var name: String
    /// A rule's sentence, where one says why.
    package var reason: String?

    package init(name: String, reason: String?) { (self.name, self.reason) = (name, reason) }
  }

  package struct OtherText: Sendable {
    package var key: String
    /// Its lines.
    package var with: String
    package var without: String

    package init(key: String, with: String, without: String) { (self.key, self.with, self.without) = (key, with, without) }
  }

  /// A modifier in another place: what would be otherwise for others.
  package struct Cure: Sendable {
    /// In the words of `what-if`.
    package var edit: String
    /// `outside of pad .padding(8)`.
    package var place: String
    package var changes: LayoutChanges

    package init(edit: String, place: String, changes: LayoutChanges) { (self.edit, self.place, self.changes) = (edit, place, changes) }
  }

  /// Where a modifier puts what it is on, and nothing else is otherwise.
  package struct Move: Sendable {
    /// The view it is on.
    package var view: String
    /// Points to the right and down.
    package var by: Point
    /// Where what it is on would stand and still has its room; nil where the room moves too.
    package var slot: Rect?

    package init(view: String, by: Point, slot: Rect?) { (self.view, self.by, self.slot) = (view, by, slot) }
  }

  /// What a modifier that only draws does.
  package struct Drawing: Sendable {
    /// `Draws a shadow.`
    package var summary: String
    /// The view it is on.
    package var view: String
    /// Where layout has it, on the canvas.
    package var slot: Rect
    /// Where it is drawn, and would be without the modifier.
    package var drawn: Rect
    package var drawnWithout: Rect?

    package init(summary: String, view: String, slot: Rect, drawn: Rect, drawnWithout: Rect?) {
      (self.summary, self.view, self.slot, self.drawn, self.drawnWithout) = (summary, view, slot, drawn, drawnWithout)
    }
  }
}
