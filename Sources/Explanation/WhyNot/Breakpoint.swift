import LayoutModel

/// A canvas length from which on something is otherwise: a text wraps, a view sticks out, another child is chosen.
package struct Breakpoint: Sendable {
  package enum Kind: Hashable, Sendable {
    /// Lines of a text, or those in which a Layout places its subviews.
    case lines
    /// Whether a text is cut.
    case cut
    /// Columns of a lazy grid.
    case columns
    /// The child a ViewThatFits shows.
    case choice
    /// Whether it sticks out of what is around it, by half a point or more.
    case overflow(Axis)
    /// Whether it is less than a point wide or high.
    case empty(Axis)
    /// Whether it is in the tree, where a state says so.
    case presence
    /// Whether the scene can be laid out at all.
    case impossible
  }

  /// The first length that was looked at with what is otherwise; longer ones are as it, up to the next break point.
  package var at: Double
  /// The last one with what was before; a step less, unless no more layouts could be made.
  package var after: Double
  /// The key of the view it is about; nil for the scene, and for a view without an id that the recorded layout lacks.
  package var key: String?
  /// `Text "Name"`; nil for the scene, and for what has an id of its own.
  package var title: String?
  package var pointer: String?
  package var kind: Kind
  package var from: Int
  package var to: Int
  /// The keys of a ViewThatFits' children, or what is around a view that sticks out.
  package var names: (from: String, to: String)

  package init(
    at: Double, after: Double, key: String?, title: String?, pointer: String?, kind: Kind, from: Int, to: Int, names: (from: String, to: String)
  ) {
    (self.at, self.after, self.key, self.title, self.pointer) = (at, after, key, title, pointer)
    (self.kind, self.from, self.to, self.names) = (kind, from, to, names)
  }
}

/// The break points along an axis of the canvas.
package struct Sweep: Sendable {
  package var axis: Axis
  package var range: ClosedRange<Double>
  package var step: Double
  /// The canvas's other side.
  package var other: Double?
  /// Points between lengths looked at before bisection; a step where every one was.
  package var stride: Double
  /// Layouts made.
  package var layouts: Int
  package var breakpoints: [Breakpoint]
  /// Rows are laid out as they come into sight, and no break point says that one does.
  package var hasLazyRows: Bool

  package init(
    axis: Axis, range: ClosedRange<Double>, step: Double, other: Double?, stride: Double, layouts: Int, breakpoints: [Breakpoint], hasLazyRows: Bool
  ) {
    (self.axis, self.range, self.step, self.other, self.stride) = (axis, range, step, other, stride)
    (self.layouts, self.breakpoints, self.hasLazyRows) = (layouts, breakpoints, hasLazyRows)
  }
}
