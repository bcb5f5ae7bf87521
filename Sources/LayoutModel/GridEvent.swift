/// What a Grid divides among its columns or rows from a call on: a row of `grid_share`.
package struct GridShareEvent: BitwiseCopyable, Sendable {
  package var call: CallID
  /// The Grid.
  package var node: NodeID
  package var axis: Axis
  package var first: CallID
  package var priority: Double
  package var length: Double
  package var gaps: Double
  package var begun: Int32
  package var divisor: Int32
  /// NaN: infinite cells leave no number.
  package var points: Double
  package var parts: Int32

  package init(
    call: CallID, node: NodeID, axis: Axis, first: CallID, priority: Double, length: Double, gaps: Double, begun: Int32, divisor: Int32, points: Double,
    parts: Int32
  ) {
    (self.call, self.node, self.axis, self.first, self.priority) = (call, node, axis, first, priority)
    (self.length, self.gaps, self.begun, self.divisor, self.points, self.parts) = (length, gaps, begun, divisor, points, parts)
  }
}

/// What is gone of a Grid's length from a call on: a row of `grid_taken`.
package struct GridTakenEvent: Sendable {
  package enum Kind: String, Sendable { case higher, done, more, kept, wide, rest }
  package var call: CallID
  package var axis: Axis
  package var first: CallID
  package var priority: Double
  package var kind: Kind
  package var track: Int32
  package var lastTrack: Int32
  /// 0: no cell has a length.
  package var node: NodeID
  package var points: Double
  package var took: Double
  package var isWhole: Bool

  package init(
    call: CallID, axis: Axis, first: CallID, priority: Double, kind: Kind, track: Int32, lastTrack: Int32, node: NodeID, points: Double, took: Double,
    isWhole: Bool = false
  ) {
    (self.call, self.axis, self.first, self.priority, self.kind) = (call, axis, first, priority, kind)
    (self.track, self.lastTrack, self.node, self.points, self.took, self.isWhole) = (track, lastTrack, node, points, took, isWhole)
  }
}

/// A column or row of a Grid as it came out: a row of `grid_track`.
package struct GridTrackEvent: BitwiseCopyable, Sendable {
  package var call: CallID
  package var axis: Axis
  package var track: Int32
  package var gap: Double
  package var start: Double
  package var length: Double
  /// 0: no cell has a length.
  package var node: NodeID
  package var took: Double

  package init(call: CallID, axis: Axis, track: Int32, gap: Double, start: Double, length: Double, node: NodeID, took: Double) {
    (self.call, self.axis, self.track, self.gap) = (call, axis, track, gap)
    (self.start, self.length, self.node, self.took) = (start, length, node, took)
  }
}

/// A column that a LazyVGrid makes of its width, or a row of it; of a LazyHGrid the other way round: a row of `lazy_track`.
package struct LazyTrackEvent: BitwiseCopyable, Sendable {
  package var call: CallID
  /// The first call to a cell that the division holds for.
  package var first: CallID
  package var axis: Axis
  package var track: Int32
  /// Which of the tracks that are written makes it, from 0; -1 of a row.
  package var item: Int32
  package var gap: Double
  package var start: Double
  package var length: Double
  /// What was divided.
  package var divided: Double
  /// The highest cell of a row; 0: none, or a column.
  package var node: NodeID

  package init(
    call: CallID, first: CallID, axis: Axis, track: Int32, item: Int32, gap: Double, start: Double, length: Double, divided: Double, node: NodeID
  ) {
    (self.call, self.first, self.axis, self.track, self.item) = (call, first, axis, track, item)
    (self.gap, self.start, self.length, self.divided, self.node) = (gap, start, length, divided, node)
  }
}
