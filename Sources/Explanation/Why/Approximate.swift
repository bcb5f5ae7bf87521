import LayoutModel
import TraceStore

/// The nodes of a trace whose numbers are approximate until they are measured: those of the finding LT401, what a control is made of, texts
/// that are scaled down, and modifiers that keep the ratio of such a view.
package struct Approximate: Sendable {
  private let nodes: Set<NodeID>

  package init(_ trace: Trace) throws {
    nodes = Set(try trace.rows(Self.query).rows.compactMap(\.[0].node))
  }

  package func contains(_ node: NodeID?) -> Bool { node.map(nodes.contains) ?? false }

  /// A node that nobody wrote has no pointer. A modifier that shows other views, as a sheet, is as large as the view it stands around: what it shows is approximate.
  private static let query = """
    WITH RECURSIVE approximate (id) AS (
      SELECT node_id FROM diagnostic WHERE code = 'LT401'
      UNION
      SELECT placement.node_id FROM kind JOIN node AS scale ON scale.kind = kind.name
      JOIN placement ON placement.node_id BETWEEN scale.id AND scale.last_id
      JOIN call ON call.id = placement.call_id JOIN rule ON rule.id = call.width_rule_id
      WHERE instr(' ' || kind.sets || ' ', ' minimumScaleFactor ') AND rule.code = 'text.scaled'
      UNION
      SELECT ratio.id FROM approximate JOIN node AS view ON view.id = approximate.id
      JOIN node AS ratio ON ratio.view_id = view.view_id AND ratio.id < view.id AND ratio.kind IN (SELECT name FROM kind WHERE keeps_ratio)
      WHERE NOT EXISTS (SELECT 1 FROM attribute WHERE attribute.node_id = ratio.id AND attribute.name = 'ratio')
      UNION
      SELECT node.id FROM approximate JOIN node ON node.parent_id = approximate.id AND node.pointer IS NULL)
    SELECT id FROM approximate JOIN node USING (id) WHERE NOT (role = 'modifier' AND kind IN (SELECT name FROM kind WHERE opens))
    """

  /// Marks the numbers of a chain: from the step of an approximate view on, until one that states a number of its own.
  func mark(_ steps: inout [Step]) {
    var (isApproximate, value) = (false, Double?.none)
    for index in steps.indices {
      let step = steps[index]
      if contains(step.by), step.value != value {
        isApproximate = true
      } else if step.value == nil || step.value != value && step.traits.contains(.own) {
        isApproximate = false
      }
      value = step.value
      steps[index].isApproximate = isApproximate && step.value != nil
    }
  }
}
