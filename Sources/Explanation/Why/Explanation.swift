import LayoutModel
import Platform
import TraceStore

/// Why a node has its size: for each axis the chain of causes, from the canvas to the node.
package struct Explanation: Sendable {
  package var node: NodeID
  package var key: String
  package var kind: String
  /// `Text "Quarterly revenue report"` or `.frame(minWidth: 100) on green`.
  package var title: String
  package var pointer: String?
  package var size: Size
  /// The reply to nil x nil, which only an engine can tell.
  package var ideal: Size?
  package var axes: [AxisExplanation]
  /// Changes of state that it depends on, a sentence each.
  package var states: [Step] = []
  package var consequences: [Consequence] = []
  /// What would cure its trouble; nil where it has none, or nothing was found.
  package var smallestChange: SmallestChange?
  /// What would cure it as well; nil where that is no text, or nothing was found.
  package var addedPriority: AddedModifier?
  /// What would cure it as well, where that stands in an overlay or a background.
  package var addedFixedSize: AddedModifier?
  /// What else a developer may have meant.
  package var cures: [Cure] = []
  /// A stack's shares, where the node is one, or where one served it.
  package var shares: [ShareRow] = []
  /// The key of the stack that served the node, and its axis; nil where the shares are the node's own.
  package var sharesOf: (key: String, axis: Axis)?
  /// What the steps and their numbers are about.
  package var subject = Subject.size
  /// Where it stands; nil where that was not asked.
  package var place: Place?

  package init(
    node: NodeID, key: String, kind: String, title: String, pointer: String?, size: Size, axes: [AxisExplanation], shares: [ShareRow] = []
  ) {
    (self.kind, self.node, self.key, self.title, self.pointer, self.size) = (kind, node, key, title, pointer, size)
    (self.axes, self.shares) = (axes, shares)
  }

  /// This, with what cures trouble along `axes` alone.
  package func curing(_ axes: [Axis]) -> Explanation {
    var result = self
    if smallestChange?.axes.contains(where: axes.contains) == false { result.smallestChange = nil }
    result.cures = cures.filter { $0.axes.contains(where: axes.contains) }
    for added in [\Explanation.addedPriority, \.addedFixedSize] where self[keyPath: added]?.axes.contains(where: axes.contains) == false {
      result[keyPath: added] = nil
    }
    return result
  }
}

/// What is explained: a length along each axis, or where it begins on the canvas.
package enum Subject: String, Sendable {
  case size, position

  /// `width`, or `x`.
  package func name(_ axis: Axis) -> String {
    switch self {
    case .size: axis.dimension
    case .position: axis == .horizontal ? "x" : "y"
    }
  }

  /// `w`, or `x`.
  package func letter(_ axis: Axis) -> String { self == .size ? axis.letter : name(axis) }
}

/// Where a node stands, in points of the canvas.
package struct Place: Sendable {
  package var origin: Point
  /// The point of it that its parent placed, as a fraction of its size.
  package var anchor: Point
  /// After rotation and scale, to the pixel.
  package var drawn: Rect
  /// Of a modifier the view that it is on, as drawn, where an offset or a position moves it away from the modifier's place.
  package var moved: (key: String, drawn: Rect)?
  package var guides: [Guide]

  /// An alignment guide of the node: one that its parent aligned it by, or that the scene states.
  package struct Guide: Sendable {
    package var name: String
    /// From the node's left or top edge, in points.
    package var value: Double
    package var isExplicit: Bool
    /// The modifier that states it, as a line names it, and where it stands in the scene.
    package var owner: String?
    package var pointer: String?
    /// Along which axes its parent aligned the node by it.
    package var aligns: [Axis]
    /// The container around the node that hands the guide on to a parent that aligns it by that.
    package var through: String?
    /// The Layout around the node whose code reads the guide.
    package var reader: String?
  }
}

extension Explanation {
  /// True of a text of which not all is shown, and of a modifier that wraps one.
  package var isCut: Bool { axes.contains { $0.troubles.contains { $0.rule == "Trouble/text_cut" } } }
}

/// The chain of causes along one axis, the canvas first.
package struct AxisExplanation: Sendable {
  package var axis: Axis
  package var value: Double
  package var steps: [Step]
  /// Index of the step that decides; nil while nobody has tried, and where nothing that can be taken away changes the number.
  package var decides: Int?
  /// Steps that decide with it: none of them does alone, taken away at once they do.
  package var together: [Int] = []
  /// The edits that proved it, to be made at once; empty where nothing was proved.
  package var proofs: [StepEdit] = []
  /// The same in the words of `what-if`.
  package var proof: [String] { proofs.map(\.words) }
  /// Of a position: everything on the way starts at 0, so that only what says where its corner is can decide.
  package var isUnmoved: Bool { steps.contains { $0.placed != nil } && steps.allSatisfy { ($0.value ?? .infinity).isSame(as: 0) } }
  /// The number comes from what is not measured.
  package var isApproximate: Bool { steps.last?.isApproximate ?? false }
  /// The scene is so large that not everything was tried: what decides is likely, and not proved.
  package var isExhausted = false
  /// The node's frame, or what it shows, in trouble along this axis.
  package var troubles: [Step]

  package init(axis: Axis, value: Double, steps: [Step], troubles: [Step]) {
    (self.axis, self.value, self.steps, self.troubles) = (axis, value, steps, troubles)
  }
}

/// One fired rule.
package struct Step: Sendable {
  /// The rule's file, `Offer/fixed_size`; the question that it answers, and what its steps are.
  package var rule: String
  package var ask: Ask
  package var traits: Set<RuleTrait>
  /// Which dimension the value is: an aspect ratio makes one of the other.
  package var axis: Axis
  /// The proposal or reply after this step, points; nil is the nil proposal.
  package var value: Double?
  package var sentence: String
  /// It passes on what it got: folded with its neighbours unless everything is asked for.
  package var isFolded: Bool
  /// A later step has no regard to it: folded, and not counted among those that pass on what they got.
  package var isOverruled = false
  /// Its number comes from what is not measured.
  package var isApproximate = false
  /// Who did it.
  package var by: NodeID?
  package var byKey: String?
  /// As a line names it, `.layoutPriority(1) on stamp`, and where it stands in the scene.
  package var owner: String?
  package var pointer: String?
  /// The call it is about.
  package var call: CallID
  /// What to take away in order to prove it, then what to change; empty where there is nothing of either.
  package var edits: [StepEdit]
  /// What makes the view of a step longer than there is room for it: of a node that is outside of what holds it to be taken away before all else.
  package var excessEdits: [StepEdit] = []
  /// What to take away only before the canvas is blamed: a view that takes what it is offered.
  package var greedyEdits: [StepEdit]
  /// What to try where no edit of the whole chain changes the number: the view's own content, which is nobody's fault and no advice. One is enough.
  package var contentEdits: [StepEdit]
  /// No proof that it decides, but worth knowing: modifiers in the order that a person may have meant, what makes a sibling take less.
  package var otherEdits: [StepEdit]
  /// The edit that proved that it decides; nil while nobody has tried.
  package var proof: StepEdit?
  /// Views that would stand in the place of the one that does if there were room: what makes room for one of them proves the step before its own edits.
  package var rivals: [NodeID]
  /// Whose size is worth showing beside the node's when the edit is tried.
  package var other: NodeID?
  /// The rule's query, and what its parameters were.
  var query: String
  var arguments: [String: SQLValue]

  /// Its sentence in the chain of an axis: `wraps to 3 lines (width)` where its value is along the other.
  package func text(_ sentence: String, along axis: Axis) -> String { self.axis == axis ? sentence : "\(sentence) (\(self.axis.dimension))" }

  /// Whose place a step of a position tells; nil of any other.
  package var placed: NodeID? { ask == .place ? arguments["node"]?.node : nil }

  /// The query with its parameters filled in: what a plain sqlite3 shell runs.
  package var sql: String { SQLText.filled(query, arguments) }
}

/// What would be otherwise: the scene laid out again with one thing changed.
package struct Consequence: Sendable {
  package var edit: String
  package var changes: [NodeEdit]
  package var label: String
  package var pointer: String?
  /// The node's size then; nil if the edit took the node away.
  package var size: Size?
  /// Where the node stands on the canvas then; nil if the edit took it away.
  package var origin: Point?
  /// Sizes of others that the sentence names, before and after.
  package var others: [(key: String, before: Size, after: Size)]
  package var axes: [Axis]
  /// True of a text that shows all of its words, and does not then.
  package var isCut = false
  /// Several edits at once, because nothing single decides these axes.
  package var isJoint = false

  package init(
    edit: String, changes: [NodeEdit], label: String, pointer: String?, size: Size?, others: [(key: String, before: Size, after: Size)], axes: [Axis]
  ) {
    (self.edit, self.changes, self.label, self.pointer, self.size, self.others, self.axes) = (edit, changes, label, pointer, size, others, axes)
  }
}

/// A row of the table that `why` prints for a stack.
package struct ShareRow: Sendable {
  package var turn: Int
  package var child: String
  package var priority: Double
  /// nil: not probed.
  package var minimum: Double?
  package var maximum: Double?
  package var remaining: Double?
  package var reserved: Double
  package var sharers: Int
  /// nil: the stack proposed nil.
  package var offered: Double?
  package var took: Double
}
