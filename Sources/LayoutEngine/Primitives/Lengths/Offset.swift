import LayoutModel

/// Shifts what it wraps after layout; its own slot stays (semantics A8).
package struct Offset: UnaryPrimitive {
  private let shift: Point

  package static let isCached = false
  package static let passesPriorityOn = true
  package var scope: PlacingScope { .own }
  package static let traits = Traits(.moves, .opens, arguments: "x, y")
  package static let summary = "Draws the view elsewhere; its slot stays."
  package static let parameters = [
    Parameter("x", .length, "Points towards trailing; 0 by default."), Parameter("y", .length, "Points downwards; 0 by default."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    shift = Point(try arguments.finite("x") ?? 0, try arguments.finite("y") ?? 0)
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    Reply(forwarding: pass.measure(node + 1, proposal, SharedReason.forward.vocabularyCode))
  }

  package var guides: AlignmentGuides? { nil }
  package func origin(ofChild child: ViewSize, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Point { shift }

  /// Guides stay with the slot (measured, txt-X3off).
  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    pass.explicitGuide(guide, node + 1, at)
  }
}
