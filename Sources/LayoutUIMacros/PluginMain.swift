import JSON
import Platform
import SwiftTokens

/// The program that the compiler asks what SwiftUI's macros become.
///
/// Its messages are those of the compiler's plugins (swift-syntax, `PluginMessages.swift`): each a length of eight bytes, the lowest first, and so many bytes of
/// JSON. All that is asked of it are three macros that need no syntax tree; swift-syntax itself would make every build of the package minutes longer.
@main enum PluginMain {
  /// The version of the messages that are answered.
  private static let version: Int64 = 7

  static func main() {
    while let question = PluginChannel.read() {
      guard let json = JSONValue(reading: question), let (name, content) = json.members?.first else { return }
      PluginChannel.write(answer(name, content).text)
    }
  }

  private static func answer(_ name: String, _ content: JSONValue) -> JSONValue {
    switch name {
    case "getCapability":
      .object([("getCapabilityResult", .object([("capability", .object([("protocolVersion", .integer(version)), ("features", .array([]))]))]))])
    case "expandFreestandingMacro", "expandAttachedMacro": expansion(content)
    default: .object([("expandMacroResult", .object([("expandedSource", .null), ("diagnostics", .array([]))]))])
    }
  }

  private static func expansion(_ content: JSONValue) -> JSONValue {
    let macro = content["macro"]?["typeName"]?.string ?? "", role = content["macroRole"]?.string ?? "declaration"
    let context = content["lexicalContext"]?.items?.compactMap { $0["source"]?.string } ?? []
    let expansion = MacroExpansion(of: macro, role, content["declSyntax"]?["source"]?.string ?? "", in: context)
    let place = content["attributeSyntax"]?["location"] ?? content["syntax"]?["location"]
    let problem = expansion.error.map { message in
      JSONValue.object([
        ("message", .string(message)), ("severity", .string("error")),
        ("position", .object([("fileName", place?["fileName"] ?? .string("")), ("offset", place?["offset"] ?? .integer(0))])), ("highlights", .array([])),
        ("notes", .array([])), ("fixIts", .array([])),
      ])
    }
    return .object([("expandMacroResult", .object([("expandedSource", .string(expansion.source)), ("diagnostics", .array([problem].compactMap { $0 }))]))])
  }
}
