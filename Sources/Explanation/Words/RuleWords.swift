import LayoutModel
import TraceStore

/// The sentences of the rules, by the rule's name: a family of rules has a file of its own beside this one.
///
/// A sentence names who did it first, speaks in the present and active, and has the numbers that add up to the value in the column before it.
struct RuleWords: Sendable {
  typealias Sentence = @Sendable (Facts) throws -> String

  /// By the rule's file name.
  var sentences: [String: Sentence] = [:]
  /// Why somebody decides who is not what the proof takes away: `then it tries b`.
  var proofs: [String: Sentence] = [:]

  subscript(_ rule: String) -> Sentence? {
    get { sentences[rule] }
    set { sentences[rule] = newValue }
  }

  /// By the folder of the rules.
  static let families: [String: RuleWords] = [
    "Offer": offers, "Room": rooms, "Reply": replies, "Place": places, "General": general, "NoEffect": noEffects, "Trouble": troubles, "Outside": troubles,
    "Unread": troubles,
    "Drawn": troubles, "Excess": excess, "Absence": absences, "Asked": calls, "Cost": calls, "State": states, "Read": states, "Without": withouts,
  ]

  static func sentence(_ rule: ExplanationRule) -> Sentence? { families[rule.folder]?.sentences[rule.file] }
  static func proof(_ rule: ExplanationRule) -> Sentence? { families[rule.folder]?.proofs[rule.file] }
}
