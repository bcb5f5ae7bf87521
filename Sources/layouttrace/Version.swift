import JSON
import LayoutEngine
import Rendering
import Schema

/// What a trace and `layouttrace version` say about the tool.
enum Version {
  static let tool = "0.1.0"
  static let text = "layouttrace \(tool), traces \(Schema.name(ofVersion: Schema.version)), after \(Fidelity.referenceVersion)"

  /// Of the JSON that commands print (docs/json.md): goes up when a key goes, or holds something else.
  private static let ofJSON = 1

  static var json: String {
    JSONValue.object([
      ("tool_version", .string(tool)), ("schema_version", .string(Schema.name(ofVersion: Schema.version))),
      ("swiftui_version", .string(Fidelity.referenceVersion)), ("json_version", JSONValue(ofJSON)),
    ]).text + "\n"
  }

  /// What a recording says of the tool and how it was used.
  static func facts(cache: CachePolicy) -> [(key: String, value: String)] {
    [
      ("tool", "layouttrace"), ("tool_version", tool), ("swiftui_version", Fidelity.referenceVersion), ("cache", cache.rawValue),
      ("text_metrics", Fidelity.textMetrics),
    ]
  }
}
