/// The question that a rule answers: the folder it stands in.
package enum Ask: String, CaseIterable, Sendable {
  /// Why was this call's node offered what it was?
  case offer = "Offer"
  /// What did a stack have to share out?
  case room = "Room"
  /// Why did this call's node answer what it did?
  case reply = "Reply"
  /// What is wrong with this node?
  case trouble = "Trouble"
  /// Why does this node stand where it does in the one around it?
  case place = "Place"
  /// Where is this node drawn, if that is elsewhere?
  case drawn = "Drawn"
  /// By how much is this node outside of the canvas?
  case outside = "Outside"
  /// Which guide does this node state that nobody reads?
  case unread = "Unread"
  /// What makes this node longer than there is room for it?
  case excess = "Excess"
  /// Why does this node, without which everything is the same, change nothing?
  case noEffect = "NoEffect"
  /// What would be otherwise on the way to the same result, laid out again without that node?
  case without = "Without"
  /// Who asks this node, how often and what for?
  case asked = "Asked"
  /// What else is there to say of what a node cost?
  case cost = "Cost"
  /// Which change of state is it that this node, or what decides about it, depends on?
  case state = "State"
  /// Which sizes that views wrote to states are the arguments of these nodes computed from?
  case read = "Read"
  /// Why was this node not placed?
  case absence = "Absence"
}

/// A trait of a rule's steps, for those who prove them and show them: a name after `Is:` at the rule's head.
package enum RuleTrait: String, CaseIterable, Sendable {
  /// A length or place of the canvas, or of its safe area: nobody's wish, blamed last.
  case canvas
  /// What a container leaves after others, or after itself, of what there was.
  case remainder
  /// A part of what a stack divides among several.
  case share
  /// A number that a view has of its own.
  case own
  /// A number handed on as it came.
  case passesOn = "passes_on"
  /// An offer that has no regard to what was proposed.
  case replacesOffer = "replaces_offer"
  /// The nil proposal, which asks for the ideal length.
  case proposesNil = "proposes_nil"
  /// A length that a text makes of its words.
  case text
  /// The length of a container's largest child.
  case largest
}
