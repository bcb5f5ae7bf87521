import Explanation
import Foundation
import LayoutModel

/// The answer of `why` as JSON: the structure `docs` call stable. Infinity is `"infinity"`, nil is null.
package struct ExplanationJSON {
  package init() {}

  package func render(_ explanation: Explanation) throws -> String {
    var object: [String: Any] = [
      "node": Int(explanation.node), "key": explanation.key, "kind": explanation.title, "size": size(explanation.size),
      "ideal": explanation.ideal.map(size) ?? NSNull(), "pointer": explanation.pointer ?? NSNull(),
    ]
    object["axes"] = Dictionary(uniqueKeysWithValues: explanation.axes.map { ($0.axis.letter, axis($0)) })
    object["trouble"] = explanation.axes.flatMap { axis in
      axis.troubles.map { ["axis": axis.axis.letter, "rule": $0.rule, "text": $0.sentence] as [String: Any] }
    }
    object["whatif"] = explanation.consequences.map { consequence in
      [
        "edit": consequence.edit, "label": consequence.label, "pointer": consequence.pointer ?? NSNull(), "size": consequence.size.map(size) ?? NSNull(),
        "pass": NSNull(), "others": consequence.others.map { ["key": $0.key, "before": size($0.before), "after": size($0.after)] as [String: Any] },
      ] as [String: Any]
    }
    object["shares"] = explanation.shares.map(share)
    let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func axis(_ axis: AxisExplanation) -> [String: Any] {
    [
      "value": number(axis.value), "decides": axis.decides ?? NSNull(),
      "steps": axis.steps.map { step in
        [
          "value": number(step.value), "rule": step.rule, "text": step.sentence, "by": step.owner ?? NSNull(), "pointer": step.pointer ?? NSNull(),
          "call": Int(step.call), "folded": step.isFolded,
        ] as [String: Any]
      },
    ]
  }

  private func share(_ row: ShareRow) -> [String: Any] {
    [
      "turn": row.turn, "child": row.child, "priority": number(row.priority), "minimum": number(row.minimum), "maximum": number(row.maximum),
      "remaining": number(row.remaining), "reserved": number(row.reserved), "sharers": row.sharers, "offered": number(row.offered),
      "took": number(row.took),
    ]
  }

  private func size(_ size: Size) -> [Any] { [number(size.width), number(size.height)] }

  private func number(_ value: Double?) -> Any {
    guard let value else { return NSNull() }
    return value.isFinite ? value : value < 0 ? "-infinity" : "infinity"
  }
}
