import LayoutEngine
import Schema

/// What a trace and `layouttrace version` say about the tool.
enum Version {
  static let tool = "0.1.0"
  static let text = "layouttrace \(tool), traces \(Schema.name(ofVersion: Schema.version)), after \(Fidelity.referenceVersion)"

  /// What a recording says of the tool and how it was used.
  static func facts(cache: CachePolicy) -> [(key: String, value: String)] {
    [
      ("tool", "layouttrace"), ("tool_version", tool), ("swiftui_version", Fidelity.referenceVersion), ("cache", cache.rawValue),
      ("text_metrics", Fidelity.textMetrics),
    ]
  }
}
