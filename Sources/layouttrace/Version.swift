import LayoutEngine
import Schema

/// What a trace and `layouttrace version` say about the tool.
enum Version {
  static let tool = "0.1.0"
  static let text = "layouttrace \(tool), traces \(Schema.name(ofVersion: Schema.version)), after \(Fidelity.referenceVersion)"
}
