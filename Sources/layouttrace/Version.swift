import Schema

/// What a trace and `layouttrace version` say about the tool.
enum Version {
  static let tool = "0.1.0"
  /// The SwiftUI whose order and number of calls the engine follows; sizes are the same in every version.
  static let reference = "6 (iOS 18)"
  static let text = "layouttrace \(tool), traces \(Schema.name(ofVersion: Schema.version)), after SwiftUI \(reference)"
}
