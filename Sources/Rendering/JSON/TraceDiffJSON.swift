import Explanation
import JSON
import LayoutModel

/// The answer of `diff` as JSON, one object. Infinity is `"infinity"`, what there is not is null.
package struct TraceDiffJSON {
  package init() {}

  package func render(_ diff: TraceDiff, _ chains: [ChainDiff], passes: (before: String, after: String)) -> String {
    JSONValue.object([
      ("equal", .bool(diff.isEmpty)), ("passes", .array([.string(passes.before), .string(passes.after)])), ("matched", .integer(Int64(diff.matched))),
      ("causes", .array(diff.groups.map(group))), ("added", .array(diff.added.map(lone))), ("removed", .array(diff.removed.map(lone))),
      ("moving", .array(diff.moving.map(difference))), ("idle", .array(diff.idle.map(difference))),
      ("notes", .array(diff.notes.map(JSONValue.string))), ("chains", .array(chains.map(chain))),
    ]).text + "\n"
  }

  private func group(_ group: TraceDiff.Group) -> JSONValue {
    .object([("differences", .array(group.causes.map(difference))), ("nodes", .array(group.nodes.map(node)))])
  }

  private func difference(_ difference: SceneDifference) -> JSONValue {
    .object([
      ("kind", .string(difference.isReplacement ? "replaced" : difference.kind.rawValue)), ("text", .string(difference.words)),
      ("key", JSONValue(difference.key)),
      ("before", JSONValue(difference.pointers.before)), ("after", JSONValue(difference.pointers.after)),
    ])
  }

  private func node(_ node: TraceDiff.Node) -> JSONValue {
    .object([
      ("key", .string(node.key)), ("key_after", .string(node.keyAfter)), ("kind", .string(node.kind)), ("title", .string(node.title)),
      ("pointer", JSONValue(node.pointer)), ("before", frame(node.before)), ("after", frame(node.after)), ("moved", .bool(node.isMove)),
      ("cut", .array([.bool(node.cut.before), .bool(node.cut.after)])),
      ("because", .array(node.way.map(JSONValue.string))), ("because_height", .array(node.heightWay.map(JSONValue.string))),
      ("besides", .array(node.besides.map(JSONValue.string))), ("place_causes", .array(node.placeCauses.map(JSONValue.string))),
    ])
  }

  private func lone(_ node: TraceDiff.Lone) -> JSONValue {
    .object([
      ("key", .string(node.key)), ("kind", .string(node.kind)), ("title", .string(node.title)), ("pointer", JSONValue(node.pointer)),
      ("frame", frame(node.frame)), ("along", .bool(node.isAlong)),
      ("because", .array(([node.condition].compactMap(\.self) + node.because).map(JSONValue.string))),
    ])
  }

  private func chain(_ chain: ChainDiff) -> JSONValue {
    .object([
      ("axis", .string(chain.axis.letter)), ("before", .number(chain.before)), ("after", .number(chain.after)), ("first", JSONValue(chain.first)),
      ("steps", .array(chain.lines.map { .object([("before", step($0.before)), ("after", step($0.after))]) })),
    ])
  }

  private func step(_ step: Step?) -> JSONValue {
    guard let step else { return .null }
    return .object([("value", JSONValue(step.value)), ("rule", .string(step.rule)), ("text", .string(step.sentence)), ("call", .integer(step.call))])
  }

  private func frame(_ rect: Rect?) -> JSONValue {
    guard let rect else { return .null }
    return .object([
      ("size", .array([.number(rect.size.width), .number(rect.size.height)])), ("absolute", .array([.number(rect.origin.x), .number(rect.origin.y)])),
    ])
  }
}
