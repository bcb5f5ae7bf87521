import JSON
import LayoutModel
import Platform
import TraceStore

/// An If, a Group or a ForEach of a scene: its views stand in its place, so it is no node of its own.
package struct SceneGroup: Sendable {
  package let id: String
  package let kind: String
  /// The keys of what stands in its place in a pass.
  package let views: [String]

  /// nil if the scene has none of that id.
  package init?(_ id: String, in trace: Trace, _ pass: TracePass) throws {
    guard let view = try trace.sceneJSON.flatMap(JSONValue.init(reading:))?["view"], let (pointer, kind) = Self.find(id, in: view, "/view")
    else { return nil }
    (self.id, self.kind) = (id, kind)
    views = try trace.rows(
      """
      WITH inside AS (
        SELECT id, key, depth, last_id FROM node
        WHERE structure_id = :structure AND role <> 'modifier' AND substr(pointer, 1, length(:pointer) + 1) = :pointer || '/'
      )
      SELECT key FROM inside
      WHERE NOT EXISTS (SELECT * FROM inside AS around WHERE around.id < inside.id AND around.last_id >= inside.id)
      ORDER BY id
      """, ["structure": .integer(Int64(pass.structure)), "pointer": .text(pointer)]
    ).rows.compactMap { $0[0].text }
  }

  private static let kinds: Set = ["If", "Group", "ForEach"]

  private static func find(_ id: String, in value: JSONValue, _ pointer: String) -> (pointer: String, kind: String)? {
    if let list = value.items {
      return list.enumerated().lazy.compactMap { find(id, in: $0.element, "\(pointer)/\($0.offset)") }.first
    }
    if value["id"]?.string == id, let kind = value["type"]?.string, kinds.contains(kind) { return (pointer, kind) }
    return ["children", "else", "content", "modifiers"].lazy.compactMap { name in value[name].flatMap { find(id, in: $0, "\(pointer)/\(name)") } }.first
  }
}
