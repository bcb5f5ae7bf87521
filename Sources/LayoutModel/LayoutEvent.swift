/// Number of a call: counts from 1 in the order calls start, through all passes of a recording. 0 is none.
package typealias CallID = Int64
/// Number of a node: counts from 1 in pre-order, through all structures of a recording. 0 is none.
package typealias NodeID = Int32
/// Number of an alignment guide; `PassRecord.guideNames` names it.
package typealias GuideID = UInt16

/// One sizeThatFits call: a row of the table `call`.
package struct CallEvent: BitwiseCopyable, Sendable {
  /// The call during which this one was made; 0 for the root's.
  package var parent: CallID
  /// The last call made inside this one; 0 while it is open.
  package var last: CallID
  /// The earlier call whose reply was reused; 0 if it was computed.
  package var cachedFrom: CallID
  /// The call whose cache entry was pushed out by this one's; 0 if none.
  package var evicted: CallID
  package var proposal: Proposal
  package var reply: Size
  /// The call whose reply or proposal supplied the width; 0 if the width is the node's own.
  package var widthFrom: CallID
  package var heightFrom: CallID
  package var node: NodeID
  package var pass: Int32
  package var reason: VocabularyCode
  package var widthRule: VocabularyCode
  package var heightRule: VocabularyCode

  package init(parent: CallID, node: NodeID, pass: Int32, reason: VocabularyCode, proposal: Proposal) {
    (self.parent, self.node, self.pass, self.reason, self.proposal) = (parent, node, pass, reason, proposal)
    (last, cachedFrom, evicted, widthFrom, heightFrom, widthRule, heightRule, reply) = (0, 0, 0, 0, 0, 0, 0, .zero)
  }
}

/// How long a call took: a row of `call_time`.
package struct CallTimeEvent: BitwiseCopyable, Sendable {
  package var call: CallID
  package var nanoseconds: Int64
  package init(call: CallID, nanoseconds: Int64) { (self.call, self.nanoseconds) = (call, nanoseconds) }
}

/// The end of a call whose row left in an earlier chunk.
package struct CallClosing: Sendable {
  package let id: CallID
  package let event: CallEvent
  package init(id: CallID, event: CallEvent) { (self.id, self.event) = (id, event) }
}

/// A child served by a stack's layout: a row of `stack_share`. NaN stands for nil or not probed.
package struct StackShareEvent: BitwiseCopyable, Sendable {
  package var call: CallID
  package var turn: Int32
  package var child: NodeID
  package var priority: Double
  /// Reply on the stack's axis at 0; NaN if not probed.
  package var minimum: Double
  /// Reply on the stack's axis at infinity; NaN if not probed.
  package var maximum: Double
  /// Points left for this and the later children of the same priority; NaN when the stack was proposed nil.
  package var remaining: Double
  /// Points held back for children of lower priority.
  package var reserved: Double
  /// Children among which `remaining` is divided, this one included.
  package var sharers: Int32
  /// Proposal on the stack's axis; NaN for nil.
  package var offered: Double
  package var took: Double
  /// Points to the child before it in source order; 0 for the first.
  package var gap: Double

  package init(
    call: CallID, turn: Int32, child: NodeID, priority: Double, minimum: Double, maximum: Double, remaining: Double, reserved: Double, sharers: Int32,
    offered: Double, took: Double, gap: Double = 0
  ) {
    self.gap = gap
    (self.call, self.turn, self.child, self.priority, self.minimum, self.maximum) = (call, turn, child, priority, minimum, maximum)
    (self.remaining, self.reserved, self.sharers, self.offered, self.took) = (remaining, reserved, sharers, offered, took)
  }
}

/// A placed node: a row of `placement`.
package struct PlacementEvent: BitwiseCopyable, Sendable {
  package var pass: Int32
  package var node: NodeID
  package var call: CallID
  /// The call during which a container's arrangement was made, 0 for other views.
  package var arranged: CallID
  package var proposal: Proposal
  /// In the parent's space.
  package var frame: Rect
  /// On the canvas.
  package var absolute: Point
  /// Where the parent put it: the point of the view, as a fraction of its size, that was placed.
  package var anchor: Point
  /// On the canvas after transforms, snapped to pixels.
  package var drawn: Rect
  /// The guides by which its parent placed it; nil along an axis where that went by none.
  package var horizontal, vertical: PlacedGuide?

  package init(
    pass: Int32, node: NodeID, call: CallID, arranged: CallID, proposal: Proposal, frame: Rect, absolute: Point, anchor: Point, drawn: Rect,
    horizontal: PlacedGuide? = nil, vertical: PlacedGuide? = nil
  ) {
    (self.pass, self.node, self.call, self.arranged, self.proposal) = (pass, node, call, arranged, proposal)
    (self.frame, self.absolute, self.anchor, self.drawn) = (frame, absolute, anchor, drawn)
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// A guide of a placed view, and where it lies from the view's left or top edge.
package struct PlacedGuide: BitwiseCopyable, Sendable {
  package var guide: GuideID
  package var value: Double

  package init(guide: GuideID, value: Double) { (self.guide, self.value) = (guide, value) }
}

/// An alignment guide read, or an explicit one of a placed node: a row of `guide`.
package struct GuideEvent: BitwiseCopyable, Sendable {
  package var pass: Int32
  package var call: CallID
  package var node: NodeID
  package var guide: GuideID
  package var explicit: Bool
  package var value: Double

  package init(pass: Int32, call: CallID, node: NodeID, guide: GuideID, explicit: Bool, value: Double) {
    (self.pass, self.call, self.node, self.guide, self.explicit, self.value) = (pass, call, node, guide, explicit, value)
  }
}

/// What a placed ScrollView or List shows of its content: a row of `viewport`.
package struct ViewportEvent: BitwiseCopyable, Sendable {
  package var pass: Int32
  package var node: NodeID
  /// How far the content is moved to the leading edge and to the top.
  package var offset: Point
  package var content: Size
  /// The view that the pass scrolled to; 0 if it did not.
  package var target: NodeID

  package init(pass: Int32, node: NodeID, offset: Point, content: Size, target: NodeID) {
    (self.pass, self.node, self.offset, self.content, self.target) = (pass, node, offset, content, target)
  }
}

/// A line of a placed Text: a row of `text_line`.
package struct TextLineEvent: Sendable {
  package var pass: Int32
  package var node: NodeID
  package var line: Int32
  package var text: String
  package var width: Double
  package var truncated: Bool
  /// Whether it ends within a word.
  package var breaksWord: Bool
  /// From the Text's left edge to its first character.
  package var x: Double
  /// Of what is seen: without spaces at the end.
  package var seenWidth: Double
  /// From the Text's top.
  package var baseline: Double
  package var font: Font

  /// What a line is drawn with.
  package struct Font: Hashable, Sendable {
    /// From a line to the next.
    package var lineHeight: Double
    /// Of the built-in font; nil of one with a fixed pitch.
    package var size: Double?
    /// Of a font with a fixed pitch.
    package var advance: Double?

    package init(lineHeight: Double, size: Double? = nil, advance: Double? = nil) { (self.lineHeight, self.size, self.advance) = (lineHeight, size, advance) }
  }

  package init(
    pass: Int32, node: NodeID, line: Int32, text: String, width: Double, truncated: Bool, breaksWord: Bool = false, x: Double = 0,
    seenWidth: Double? = nil, baseline: Double = 0, font: Font = Font(lineHeight: 0)
  ) {
    (self.pass, self.node, self.line, self.text, self.width) = (pass, node, line, text, width)
    (self.truncated, self.breaksWord) = (truncated, breaksWord)
    (self.x, self.seenWidth, self.baseline, self.font) = (x, seenWidth ?? width, baseline, font)
  }
}

/// A makeCache or updateCache of a layout: a row of `layout_cache`.
package struct LayoutCacheEvent: Sendable {
  package enum Kind: String, Sendable { case make, update }
  package var pass: Int32
  package var node: NodeID
  package var kind: Kind
  package var call: CallID

  package init(pass: Int32, node: NodeID, kind: Kind, call: CallID) { (self.pass, self.node, self.kind, self.call) = (pass, node, kind, call) }
}

/// A length that a view goes by which is relative to a container: a row of `container_length`.
package struct ContainerLengthEvent: BitwiseCopyable, Sendable {
  package var call: CallID
  package var axis: Axis
  /// 0: none, the canvas is.
  package var nearest: NodeID
  /// 0: the canvas.
  package var container: NodeID
  /// NaN: the canvas is proposed nil.
  package var length: Double
  package var margins: Double
  /// NaN: it is not divided.
  package var part: Double

  package init(call: CallID, axis: Axis, nearest: NodeID, container: NodeID, length: Double, margins: Double, part: Double) {
    (self.call, self.axis, self.nearest, self.container) = (call, axis, nearest, container)
    (self.length, self.margins, self.part) = (length, margins, part)
  }
}

/// A state written during a pass: a row of `state_change`. Values are JSON.
package struct StateChangeEvent: Sendable {
  package var pass: Int32
  package var name: String
  package var old: String?
  package var new: String?
  /// The node that wrote it; 0 when the scene's `set` did.
  package var node: NodeID

  package init(pass: Int32, name: String, old: String?, new: String?, node: NodeID) {
    (self.pass, self.name, self.old, self.new, self.node) = (pass, name, old, new, node)
  }
}

/// A finding of the engine: a row of `diagnostic`.
package struct DiagnosticEvent: Sendable {
  package enum Severity: String, Sendable { case error, warning, note }
  package var pass: Int32
  package var node: NodeID
  package var code: String
  package var severity: Severity
  package var axis: Axis?
  /// Points, where the finding has an amount.
  package var amount: Double?
  package var message: String

  package init(pass: Int32, node: NodeID, code: String, severity: Severity, axis: Axis?, amount: Double?, message: String) {
    (self.pass, self.node, self.code, self.severity, self.axis, self.amount, self.message) = (pass, node, code, severity, axis, amount, message)
  }
}
