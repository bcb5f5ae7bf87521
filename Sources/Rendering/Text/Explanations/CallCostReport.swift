import Explanation
import JSON
import LayoutModel
import TraceStore

/// The answer of `why --calls`.
package struct CallCostReport {
  private let cost: CallCost
  private let showsAll: Bool
  private let showsSQL: Bool
  /// Questions printed unless everything is asked for.
  private static let limit = 12

  /// Where a program has what pointers lead to.
  private let places: SourcePlaces

  package init(_ cost: CallCost, showsAll: Bool = false, showsSQL: Bool = false, places: SourcePlaces = SourcePlaces()) {
    (self.cost, self.showsAll, self.showsSQL, self.places) = (cost, showsAll, showsSQL, places)
  }

  package func text(_ terminal: Terminal) -> String {
    var lines = [headline(terminal)]
    if cost.calls > 0 {
      lines += ["", terminal.styled("calls \(cost.calls)", .bold)] + waterfall(terminal)
      lines += cost.notes.flatMap { [self.note($0, terminal)] + sql($0) } + [""]
      if !cost.consequences.isEmpty { lines += cost.consequences.map(sentence) + [""] }
      return lines.joined(separator: "\n") + "\n" + questions(terminal)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `x · Color "x" · asked 10 times for one placement: 3 computed, 7 from the cache; 3 different proposals`.
  private func headline(_ terminal: Terminal) -> String {
    let key = terminal.styled(cost.key, .bold) + " · \(cost.title.printable)"
    if cost.calls == 0 { return "\(key) · never asked in this pass" }
    let placement = cost.isPlaced ? "for one placement" : "and not placed"
    return "\(key) · asked \(cost.calls.of("time")) \(placement): \((cost.calls - cost.hits).grouped) computed, \(cost.hits.grouped) from the cache; "
      + cost.proposals.of("different proposal")
  }

  private func waterfall(_ terminal: Terminal) -> [String] {
    var lines: [String] = []
    for (index, step) in cost.steps.enumerated() where showsAll || showsSQL || !step.isFolded {
      let count = step.value.map(\.short) ?? "0"
      let isMarked = index == cost.multiplies || cost.together.contains(index)
      let mark = isMarked ? terminal.styled("   ← \(verb): \(owner(step))", .bold) : ""
      lines.append(String(repeating: " ", count: max(0, 6 - count.count)) + "\(count)   \(step.sentence.printable)\(mark)")
      lines += sql(step)
    }
    if cost.proof == .refuted { lines.append("     =   with any of them taken away, or all, it is asked \(cost.calls.of("time")) still") }
    return lines
  }

  /// What was not proved is only likely.
  private var verb: String {
    if cost.proof != .proved { return "probably multiplies" }
    return cost.together.isEmpty ? "multiplies" : "multiplies jointly"
  }

  private func owner(_ step: Step) -> String { [step.owner, places[step.pointer]].compactMap { $0 }.joined(separator: ", ") }

  /// `Without b and c: asked 1 time instead of 4, 1 computed instead of 3; 300 × 100 instead of 100 × 100; the pass takes 2 calls instead of 13.`
  private func sentence(_ consequence: CallCost.Consequence) -> String {
    let counts = consequence.counts
    var parts = ["asked \(counts.calls.after.of("time")) instead of \(counts.calls.before.grouped)"]
    if counts.computed.after != counts.computed.before {
      parts[0] += ", \(counts.computed.after.grouped) computed instead of \(counts.computed.before.grouped)"
    }
    if let size = counts.size, let before = counts.sizeBefore {
      parts.append(size == before ? "\(size.words) still" : "\(size.words) instead of \(before.words)")
    }
    parts.append("the pass takes \(counts.pass.after.of("call")) instead of \(counts.pass.before.grouped)")
    // A pass after another finds answers in the cache which a layout of its own has to compute.
    let isRecorded = counts.calls.before == cost.calls && counts.computed.before == cost.calls - cost.hits && counts.pass.before == cost.passCalls
    let cached = isRecorded ? "" : ", both laid out with nothing in the cache"
    return "\(consequence.label.printable): \(parts.joined(separator: "; "))\(cached)."
  }

  private func note(_ step: Step, _ terminal: Terminal) -> String {
    step.rule == "Cost/nest" ? terminal.styled("     !   \(step.sentence.printable)", .red) : "     -   \(step.sentence.printable)"
  }

  private func sql(_ step: Step) -> [String] {
    showsSQL ? step.sql.split(separator: "\n").map { "        \($0)" } : []
  }

  private func questions(_ terminal: Terminal) -> String {
    var table = TextTable([
      .init("asked", isRight: true), .init("hits", isRight: true), .init("proposal", isRight: true), .init("reason", shrinks: true),
      .init("by", shrinks: true),
    ])
    let shown = showsAll ? cost.questions : Array(cost.questions.prefix(Self.limit))
    table.rows = shown.map { question in
      [
        .init("\(question.calls)", .bold), .init("\(question.hits)", .dim), .init(question.proposal.words), .init(question.reason ?? ""),
        .init(question.asker ?? "canvas", .cyan),
      ]
    }
    let more = cost.questions.count - shown.count
    return table.render(terminal) + (more > 0 ? "and \(more) more; --all prints them\n" : "")
  }

  package var json: String {
    JSONValue.object([
      ("node", .integer(Int64(cost.node))), ("key", .string(cost.key)), ("kind", .string(cost.kind)), ("title", .string(cost.title)),
      ("pointer", JSONValue(cost.pointer)), ("placed", .bool(cost.isPlaced)), ("calls", .integer(Int64(cost.calls))), ("hits", .integer(Int64(cost.hits))),
      ("computed", .integer(Int64(cost.calls - cost.hits))), ("proposals", .integer(Int64(cost.proposals))), ("steps", .array(cost.steps.map(step))),
      ("multiplies", cost.multiplies.map { .integer(Int64($0)) } ?? .null), ("together", .array(cost.together.map { .integer(Int64($0)) })),
      ("proof", .string(cost.proof.rawValue)), ("whatif", .array(cost.consequences.map(consequence))), ("notes", .array(cost.notes.map(step))),
      (
        "questions",
        .array(
          cost.questions.map { question in
            .object([
              ("asker", JSONValue(question.asker)), ("reason", JSONValue(question.reason)),
              ("proposal", .array([JSONValue(question.proposal.width), JSONValue(question.proposal.height)])), ("calls", .integer(Int64(question.calls))),
              ("hits", .integer(Int64(question.hits))),
            ])
          })
      ),
    ]).text + "\n"
  }

  private func consequence(_ consequence: CallCost.Consequence) -> JSONValue {
    func change(_ change: CallCost.Counts.Change) -> JSONValue { .array([.integer(Int64(change.before)), .integer(Int64(change.after))]) }
    let counts = consequence.counts
    return .object([
      ("edit", .string(consequence.edit)), ("text", .string(consequence.label)), ("pointer", JSONValue(consequence.pointer)),
      ("calls", change(counts.calls)), ("computed", change(counts.computed)), ("pass", change(counts.pass)),
      ("size", counts.size.map { .array([JSONValue($0.width), JSONValue($0.height)]) } ?? .null),
    ])
  }

  private func step(_ step: Step) -> JSONValue {
    .object([
      ("value", JSONValue(step.value)), ("rule", .string(step.rule)), ("text", .string(step.sentence)), ("by", JSONValue(step.byKey)),
      ("pointer", JSONValue(step.pointer)), ("folded", .bool(step.isFolded)),
    ])
  }
}
