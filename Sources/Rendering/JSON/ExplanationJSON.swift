import Explanation
import JSON
import LayoutModel

/// The answer of `why` as JSON, one object. Infinity is `"infinity"`, nil is null.
package struct ExplanationJSON {
  /// Axes to print.
  package var axes: [Axis]

  package init(axes: [Axis] = Axis.allCases) { self.axes = axes }

  package func render(_ explanation: Explanation) -> String { value(explanation).text + "\n" }

  func value(_ explanation: Explanation) -> JSONValue {
    let shown = explanation.axes.filter { axes.contains($0.axis) }
    let object: [(key: String, value: JSONValue)] = [
      ("node", .integer(Int64(explanation.node))), ("key", .string(explanation.key)), ("kind", .string(explanation.kind)),
      ("title", .string(explanation.title)), ("pointer", text(explanation.pointer)), ("size", size(explanation.size)),
    ]
    let chains: [(key: String, value: JSONValue)] = [
      ("axes", .object(shown.map { (explanation.subject.letter($0.axis), axis($0, explanation.subject)) })),
      (
        "states",
        .array(
          explanation.states.map { step in
            .object([("rule", .string(step.rule)), ("text", .string(step.sentence)), ("by", text(step.byKey)), ("pointer", text(step.pointer))])
          })
      ),
      ("whatif", .array(explanation.consequences.filter { $0.axes.contains(where: axes.contains) }.map { consequence($0, explanation) })),
    ]
    // Where it is drawn a position says for itself.
    let troubles = shown.flatMap { axis in
      axis.troubles.filter { $0.ask != .drawn }.map { trouble($0, explanation.subject.letter(axis.axis)) }
    }
    let cured = explanation.curing(axes), cures = JSONValue.array(cured.cures.map(\.json))
    if let place = explanation.place { return .object(object + self.place(place) + chains + [("trouble", .array(troubles)), ("cures", cures)]) }
    let beside: [(key: String, value: JSONValue)] = [
      ("trouble", .array(troubles)), ("shares", .array(explanation.shares.map(share))), ("shares_of", text(explanation.sharesOf?.key)),
      ("smallest_change", cured.smallestChange?.json ?? .null),
      ("added_priority", cured.addedPriority?.json ?? .null), ("added_fixed_size", cured.addedFixedSize?.json ?? .null),
      ("cures", cures),
    ]
    return .object(object + [("ideal", explanation.ideal.map(size) ?? .null)] + chains + beside)
  }

  /// What a position has beside its chains.
  private func place(_ place: Place) -> [(key: String, value: JSONValue)] {
    [
      ("position", point(place.origin)), ("anchor", point(place.anchor)),
      ("drawn", place.drawn.json), ("view_drawn", place.moved?.drawn.json ?? .null),
      (
        "guides",
        .array(
          place.guides.map { guide in
            .object([
              ("name", .string(guide.name)), ("value", .number(guide.value)), ("explicit", .bool(guide.isExplicit)), ("by", text(guide.owner)),
              ("pointer", text(guide.pointer)), ("aligns", .array(guide.aligns.map { .string(Subject.position.letter($0)) })),
            ])
          })
      ),
    ]
  }

  private func axis(_ axis: AxisExplanation, _ subject: Subject) -> JSONValue {
    .object([
      ("value", .number(axis.value)), ("steps", .array(axis.steps.map { step($0, subject) })), ("decides", axis.decides.map { .integer(Int64($0)) } ?? .null),
      ("together", .array(axis.together.map { .integer(Int64($0)) })), ("proof", .array(axis.proof.map { .string($0) })),
      ("proofs", .array(axis.proofs.map(proof))), ("exhausted", .bool(axis.isExhausted)),
      ("approximate", .bool(axis.isApproximate)),
    ])
  }

  private func proof(_ edit: StepEdit) -> JSONValue {
    .object([
      ("edit", .string(edit.words)), ("label", text(edit.label)), ("decides", text(edit.blamed?.key)), ("keys", .array(edit.nodes.map { .string($0.key) })),
      ("pointers", .array(edit.nodes.compactMap(\.pointer).map { .string($0) })), ("differs", text(edit.difference)),
    ])
  }

  private func step(_ step: Step, _ subject: Subject) -> JSONValue {
    .object([
      ("value", number(step.value)), ("axis", .string(subject.letter(step.axis))), ("rule", .string(step.rule)), ("text", .string(step.sentence)),
      ("by", text(step.byKey)), ("owner", text(step.owner)), ("pointer", text(step.pointer)), ("call", .integer(step.call)), ("folded", .bool(step.isFolded)),
      ("approximate", .bool(step.isApproximate)),
    ])
  }

  private func consequence(_ consequence: Consequence, _ explanation: Explanation) -> JSONValue {
    let place: [(key: String, value: JSONValue)] =
      explanation.subject == .position ? [("position", consequence.origin.map(point) ?? .null)] : []
    return .object(
      place + [
        ("edit", .string(consequence.edit)), ("label", .string(consequence.label)), ("joint", .bool(consequence.isJoint)),
        ("pointer", text(consequence.pointer)),
        ("size", consequence.size.map(size) ?? .null), ("cut", .bool(consequence.isCut)), ("pass", .null),
        ("others", .array(consequence.others.map { .object([("key", .string($0.key)), ("before", size($0.before)), ("after", size($0.after))]) })),
      ])
  }

  private func trouble(_ step: Step, _ axis: String) -> JSONValue {
    .object([("axis", .string(axis)), ("rule", .string(step.rule)), ("text", .string(step.sentence)), ("by", text(step.byKey))])
  }

  private func share(_ row: ShareRow) -> JSONValue {
    .object([
      ("turn", .integer(Int64(row.turn))), ("child", .string(row.child)), ("priority", .number(row.priority)), ("minimum", number(row.minimum)),
      ("maximum", number(row.maximum)), ("remaining", number(row.remaining)), ("reserved", .number(row.reserved)),
      ("sharers", .integer(Int64(row.sharers))), ("offered", number(row.offered)), ("took", .number(row.took)),
    ])
  }

  private func point(_ point: Point) -> JSONValue { .array([.number(point.x), .number(point.y)]) }
  private func size(_ size: Size) -> JSONValue { .array([.number(size.width), .number(size.height)]) }
  private func number(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
  private func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
}
