/// A rule by which one axis of a reply comes about; declared in the file of the primitive that applies it.
package protocol LayoutRule: RawRepresentable<UInt8>, CaseIterable, Sendable {
  /// `code` is the rule's name in traces (`frame.clamped_to_maximum`), `title` a few words, `doc` a sentence.
  var entry: (code: String, title: String, doc: String) { get }
  /// The numbers of which it makes a length, the nearest first, beside a call that the reply names (`call.width_from`).
  var basis: [ReplyBasis] { get }
}

/// A number of which a rule makes a length.
package enum ReplyBasis: String, Sendable {
  /// The view by itself: its arguments, its content, the environment.
  case own
  /// What the view is offered along the axis, and along the other one.
  case offer, crossOffer = "cross_offer"
  /// The smaller one of both.
  case smallerOffer = "smaller_offer"
  /// The view's length along the other axis.
  case crossLength = "cross_length"
  /// The lengths of its children, and the gaps between them.
  case children
  /// The lengths of its columns or rows, and the gaps between them.
  case tracks
}

extension LayoutRule {
  /// A rule that says nothing may make its length of all that there is.
  package var basis: [ReplyBasis] { [.own, .children, .offer, .crossOffer] }
}

/// Why a view is asked; declared in the file of the primitive that asks.
package protocol LayoutReason: RawRepresentable<UInt8>, CaseIterable, Sendable {
  /// `name` is the reason's name in traces (`probe-minimum`), `asks` goes on after "asks the view" (`for its minimum`), `doc` is a sentence.
  var entry: (name: String, asks: String, doc: String) { get }
}

/// A rule or reason in an event: the kind of the primitive that declares it in the high byte, its raw value in the low one. 0 is none.
package typealias VocabularyCode = UInt16

/// The codes in a recording's events and the kinds of its nodes; the trace's tables `reason`, `rule` and `kind` are made from it.
package struct Vocabulary: Sendable {
  package struct Reason: Sendable {
    package let codes: [VocabularyCode], name: String, asks: String, doc: String
    package init(codes: [VocabularyCode], name: String, asks: String, doc: String) {
      (self.codes, self.name, self.asks, self.doc) = (codes, name, asks, doc)
    }
  }
  package struct Rule: Sendable {
    package let codes: [VocabularyCode], code: String, title: String, doc: String, basis: [ReplyBasis]
    package init(codes: [VocabularyCode], code: String, title: String, doc: String, basis: [ReplyBasis] = []) {
      (self.codes, self.code, self.title, self.doc, self.basis) = (codes, code, title, doc, basis)
    }
  }

  package struct Kind: Sendable {
    package let name: String, role: NodeRole, traits: Traits
    package init(name: String, role: NodeRole, traits: Traits) { (self.name, self.role, self.traits) = (name, role, traits) }
  }

  /// One entry a name; several primitives may declare the same one, hence several codes.
  package var reasons: [Reason]
  package var rules: [Rule]
  /// The built-in views and modifiers. A layout that a program brings along is none of them.
  package var kinds: [Kind]

  package init(reasons: [Reason], rules: [Rule], kinds: [Kind] = []) { (self.reasons, self.rules, self.kinds) = (reasons, rules, kinds) }
}
