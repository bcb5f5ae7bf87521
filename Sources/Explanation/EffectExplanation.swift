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
  /// How often it stands in the tree; the edit takes all away.
  package var repetitions: Int
  /// What is otherwise for others without it, the most telling first.
  package var changes: LayoutChanges
  /// Texts that keep their size and show something else without it.
  package var texts: [OtherText]
  /// Its own frame on the canvas, and that of what it wraps, without it; nil where they are the same.
  package var own: (frame: Rect, wrapped: Rect)?
  /// Set for a modifier that by its nature changes only what is drawn.
  package var drawing: Drawing?
  /// Why it changes nothing; sentences of rules.
  package var reasons: [String] = []
  /// In which canvases it is otherwise, an axis each.
  package var borders: [CanvasBorders] = []

  package init(
    key: String, kind: String, title: String, pointer: String?, canvas: Proposal, edit: String, repetitions: Int, changes: LayoutChanges,
    texts: [OtherText], own: (frame: Rect, wrapped: Rect)?, drawing: Drawing?
  ) {
    (self.key, self.kind, self.title, self.pointer, self.canvas) = (key, kind, title, pointer, canvas)
    (self.edit, self.repetitions, self.changes, self.texts, self.own, self.drawing) = (edit, repetitions, changes, texts, own, drawing)
  }

  package var hasEffect: Bool { !changes.isEmpty || !texts.isEmpty }

  package struct OtherText: Sendable {
    package var key: String
    /// Its lines.
    package var with: String
    package var without: String

    package init(key: String, with: String, without: String) { (self.key, self.with, self.without) = (key, with, without) }
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

/// How far along an axis of the canvas something stays as it is at the present length.
package struct CanvasBorders: Sendable {
  package var axis: Axis
  /// The lengths that were looked at: whole points, and the present one.
  package var searched: ClosedRange<Double>
  /// Points between two lengths that were looked at; what is otherwise only in between was not seen.
  package var step: Int
  /// The nearest lengths below the present one at which it is otherwise; nil if there are none.
  package var below: ClosedRange<Double>?
  /// The nearest ones above it.
  package var above: ClosedRange<Double>?

  package init(axis: Axis, searched: ClosedRange<Double>, step: Int, below: ClosedRange<Double>?, above: ClosedRange<Double>?) {
    (self.axis, self.searched, self.step, self.below, self.above) = (axis, searched, step, below, above)
  }
}
