/// A rule by which one axis of a reply comes about; declared in the file of the primitive that applies it.
package protocol LayoutRule: RawRepresentable<UInt8>, CaseIterable, Sendable {
  /// `code` is the rule's name in traces (`frame.clamped_to_maximum`), `title` a few words, `doc` a sentence.
  var entry: (code: String, title: String, doc: String) { get }
}

/// Why a view is asked; declared in the file of the primitive that asks.
package protocol LayoutReason: RawRepresentable<UInt8>, CaseIterable, Sendable {
  /// `name` is the reason's name in traces (`probe-minimum`), `doc` a sentence.
  var entry: (name: String, doc: String) { get }
}

/// A rule or reason in an event: the kind of the primitive that declares it in the high byte, its raw value in the low one. 0 is none.
package typealias VocabularyCode = UInt16

/// What the codes in a recording's events mean; the trace's `reason` and `rule` tables are made from it.
package struct Vocabulary: Sendable {
  package struct Reason: Sendable {
    package let codes: [VocabularyCode], name: String, doc: String
    package init(codes: [VocabularyCode], name: String, doc: String) { (self.codes, self.name, self.doc) = (codes, name, doc) }
  }
  package struct Rule: Sendable {
    package let codes: [VocabularyCode], code: String, title: String, doc: String
    package init(codes: [VocabularyCode], code: String, title: String, doc: String) {
      (self.codes, self.code, self.title, self.doc) = (codes, code, title, doc)
    }
  }

  /// One entry a name; several primitives may declare the same one, hence several codes.
  package var reasons: [Reason]
  package var rules: [Rule]

  package init(reasons: [Reason], rules: [Rule]) { (self.reasons, self.rules) = (reasons, rules) }
}
